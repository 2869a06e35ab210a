/** A record to leaf through: frames hold what changed, here they are laid over each other. */

import { post } from "../wire/api";
import type { Replay, TableFacts } from "../wire/types";

type Fields = Record<string, unknown>;

export class Reel {
  /** After so many entries. */
  at = $state(0);
  /** Through whose eyes; null for everything that lies open. */
  seat = $state<number | null>(null);
  #views: Fields[] = [];
  #owns: Fields[][] = [];
  #scores: number[][] = [];

  constructor(readonly replay: Replay) {
    let view: Fields = {};
    let owns: Fields[] = replay.seats.map(() => ({}));
    let scores: number[] = replay.seats.map(() => 0);
    for (const frame of replay.frames) {
      view = { ...view, ...frame.view };
      if (frame.own?.length) owns = owns.map((own, seat) => ({ ...own, ...frame.own?.[seat] }));
      if (frame.scores?.length) scores = [...frame.scores];
      this.#views.push(view);
      this.#owns.push(owns);
      this.#scores.push(scores);
    }
  }

  get last(): number {
    return this.replay.frames.length - 1;
  }

  /** The table at this moment, as the chosen eyes saw it. */
  readonly view = $derived.by(() => ({ seat: this.seat ?? -1, ...this.#views[this.at], ...(this.seat === null ? {} : this.#owns[this.at]?.[this.seat]) }));
  readonly scores = $derived.by(() => this.#scores[this.at] ?? []);
  readonly frame = $derived.by(() => this.replay.frames[this.at]);

  go(to: number): void {
    this.at = Math.min(this.last, Math.max(0, to));
  }

  /** To the next or the former decision of a seat. */
  step(by: 1 | -1): void {
    this.go(this.#beside(by));
  }

  /** The stop before this moment, -1 before the first: what happened after it is what this moment shows. */
  readonly before = $derived.by(() => (this.at === 0 ? -1 : this.#beside(-1)));

  /** The next stop from here: chance's answers belong to the decision before. */
  #beside(by: 1 | -1): number {
    let to = this.at + by;
    while (to > 0 && to < this.last && this.replay.frames[to + 1]?.by === "chance") to += by;
    return to;
  }
}

/** Have a record made into frames; Refused if it is none. */
export async function develop(record: string): Promise<Reel> {
  return new Reel(await post<Replay>("/replays", { record }));
}

/** What sentences about events need to know of the table: here the names are all there is. */
export function factsOf(replay: Replay): TableFacts {
  const seats = replay.seats.map((name, seat) => ({ seat, name, player: name, bot: "", away: "", is_returning: false, has_resigned: false, is_kept: false }));
  return { game: replay.game, title: replay.title, options: replay.options, seats, deciders: [], end: replay.end } as unknown as TableFacts;
}
