/** What is asked of the server about moves while somebody thinks: what they would change, and how the table would then
 * stand. Answers hold until something happens. */

import { SvelteMap } from "svelte/reactivity";
import type { Live } from "../../../wire/live.svelte";
import type { MinosMove, MinosSurvey, MovePreview } from "../types";

/** So many moves are asked about at once. */
const BATCH = 100;
/** After so many ms what was refused for haste is asked again. */
const AGAIN = 1_000;
/** Whoever only passes over something asks nothing, in ms. */
const PASSING = 90;

/** Of whom it is asked: the table as it is, or as planned. */
export interface Asked {
  readonly live: Live;
  /** Answers hold until this is another. */
  readonly moment: string;
  /** What moves would change; null if the answer is of another moment. */
  previews(moves: MinosMove[]): Promise<readonly (MovePreview | null)[] | null>;
  /** How the table would stand after a move; null likewise. */
  surveyAfter(move: MinosMove): Promise<MinosSurvey | null>;
}

export class Asking {
  #previews = new SvelteMap<string, MovePreview | null>();
  #surveys = new SvelteMap<string, MinosSurvey>();
  #wanted = new Map<string, MinosMove>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #looking: ReturnType<typeof setTimeout> | undefined;
  #moment = "";

  constructor(private readonly table: Asked) {}

  /** Another moment: nothing of the one before holds. */
  renew(): void {
    if (this.#moment === this.table.moment) return;
    this.#moment = this.table.moment;
    this.#previews.clear();
    this.#surveys.clear();
    this.#wanted.clear();
  }

  /** What a move would change, if that is known. */
  preview(move: MinosMove): MovePreview | null {
    return this.#previews.get(JSON.stringify(move)) ?? null;
  }

  /** Ask what a move would change, together with whatever else is wanted in this moment. */
  want(move: MinosMove): void {
    const name = JSON.stringify(move);
    if (this.#previews.has(name)) return;
    this.#wanted.set(name, move);
    this.#timer ??= setTimeout(() => void this.#ask(), 0);
  }

  async #ask(): Promise<void> {
    const batch = [...this.#wanted].slice(0, BATCH);
    const { moment } = this.table;
    let wait = 0;
    try {
      // Whoever is cut off asks again when the line is back.
      if (this.table.live.line === "closed") this.#wanted.clear();
      else if (this.table.live.line !== "open") wait = AGAIN;
      else if (batch.length) {
        const previews = await this.table.previews(batch.map(([, move]) => move));
        if (previews && moment === this.table.moment) {
          batch.forEach(([name], at) => {
            this.#previews.set(name, previews[at] ?? null);
            this.#wanted.delete(name);
          });
        }
      }
    } catch {
      wait = AGAIN;
    }
    this.#timer = this.#wanted.size ? setTimeout(() => void this.#ask(), wait) : undefined;
  }

  /** How the table would stand after a move, if that is known. */
  survey(move: MinosMove): MinosSurvey | null {
    return this.#surveys.get(JSON.stringify(move)) ?? null;
  }

  /** Somebody considers a move: ask how the table would stand after it. */
  consider(move: MinosMove | null): void {
    clearTimeout(this.#looking);
    if (!move || this.survey(move)) return;
    this.#looking = setTimeout(() => void this.#look(move), PASSING);
  }

  async #look(move: MinosMove): Promise<void> {
    const { moment } = this.table;
    try {
      const survey = await this.table.surveyAfter(move);
      if (survey && moment === this.table.moment) this.#surveys.set(JSON.stringify(move), survey);
    } catch {
      // Too much was asked, or it is no longer possible: whoever still considers it looks again.
    }
  }
}
