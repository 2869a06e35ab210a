/** What the rules make of moments of a record, asked for while somebody rests at one. */

import { post, Refused } from "../wire/api";
import type { AnySurvey } from "../wire/types";
import type { Reel } from "./reel.svelte";

/** So long somebody rests before anything is asked: who leafs through asks nothing. */
const REST = 400;

export class Surveys {
  #known = $state.raw<Record<string, AnySurvey>>({});
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(private readonly reel: Reel) {}

  /** The survey of this moment through the eyes of a seat, -1 for spectators; undefined while it is not known. */
  of(seat: number, at = this.reel.at): AnySurvey | undefined {
    return this.#known[`${at}/${seat}`];
  }

  /** Ask for what is not known of a moment: at once, or when nothing else has been wanted for a while. */
  want(seats: readonly number[], at: number, isUrgent = false): void {
    clearTimeout(this.#timer);
    const asked = (this.#asked += 1);
    this.#timer = setTimeout(() => void this.#ask(seats, at, asked), isUrgent ? 0 : REST);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
  }

  async #ask(seats: readonly number[], at: number, asked: number): Promise<void> {
    for (const seat of seats) {
      if (this.of(seat, at) || asked !== this.#asked) continue;
      try {
        const body = { record: this.reel.replay.compact, at, seat: seat < 0 ? null : seat };
        this.#known = { ...this.#known, [`${at}/${seat}`]: await post<AnySurvey>("/replays/survey", body) };
      } catch (no) {
        if (!(no instanceof Refused)) throw no;
        return; // the server has other things to do: the next rest asks again
      }
    }
  }
}
