/** What the rules make of moments of a record, asked for while somebody rests at one. */

import { post, Refused } from "../wire/api";
import type { AnySurvey } from "../wire/types";
import type { Reel } from "./reel.svelte";

/** So long somebody rests before anything is asked: who leafs through asks nothing. */
const REST = 400;
/** So long a server is left alone that has other things to do; and what it says then. */
const LATER = 5000;
const BUSY: readonly number[] = [0, 429, 503];
/** So many surveys are remembered: the last ones. */
const KEPT = 50;

export class Surveys {
  #known = $state.raw<Record<string, AnySurvey>>({});
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(private readonly reel: Reel) {}

  /** The survey of this moment through the eyes of a seat, -1 for spectators; undefined while it is not known. */
  of(seat: number, at = this.reel.at): AnySurvey | undefined {
    return this.#known[`${at}/${seat}`];
  }

  /** Ask for what is not known of a moment, when nothing else has been wanted for a while. */
  want(seats: readonly number[], at: number): void {
    clearTimeout(this.#timer);
    const asked = (this.#asked += 1);
    this.#timer = setTimeout(() => void this.#ask(seats, at, asked), REST);
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
        this.#keep(`${at}/${seat}`, await post<AnySurvey>("/replays/survey", body));
      } catch (no) {
        if (!(no instanceof Refused)) throw no;
        const isStillWanted = asked === this.#asked;
        if (isStillWanted && BUSY.includes(no.status)) this.#timer = setTimeout(() => void this.#ask(seats, at, asked), LATER);
        return;
      }
    }
  }

  #keep(name: string, survey: AnySurvey): void {
    this.#known = Object.fromEntries([...Object.entries(this.#known).slice(1 - KEPT), [name, survey]]);
  }
}
