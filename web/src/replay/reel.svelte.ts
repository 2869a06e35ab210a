/** A record to leaf through: frames hold what changed, here they are laid over each other. */

import { botName } from "../lib/bots";
import { t } from "../lib/words.svelte";
import { speak } from "../table/gamewords";
import { Headings } from "../table/log";
import type { Told } from "../table/tell";
import { post } from "../wire/api";
import type { Replay, TableFacts } from "../wire/types";
import { laidOver, type Fields } from "./changes";

/** From whose point of view: everything, only what lay open to all, or what a seat saw. */
export type Eyes = "all" | "open" | number;

export class Reel {
  /** After so many entries. */
  #at = $state(0);
  eyes = $state<Eyes>("all");
  /** A place that somebody wants to be shown. */
  pointed = $state<string | null>(null);
  #views: Fields[] = [];
  #owns: Fields[][] = [];
  #scores: number[][] = [];
  /** The moments at which turns begin, and other parts of the log. */
  readonly turns: readonly number[];

  constructor(readonly replay: Replay) {
    let view: Fields = {};
    let owns: Fields[] = replay.seats.map(() => ({}));
    let scores: number[] = replay.seats.map(() => 0);
    for (const frame of replay.frames) {
      view = laidOver(view, frame.view);
      owns = owns.map((own, seat) => laidOver(laidOver(own, frame.view), frame.own?.[seat]));
      if (frame.scores?.length) scores = [...frame.scores];
      this.#views.push(view);
      this.#owns.push(owns);
      this.#scores.push(scores);
    }
    const headings = new Headings(replay.game);
    this.turns = replay.frames.flatMap((frame, at) =>
      ((frame.events ?? []) as unknown as Told[]).flatMap((event) => (headings.at(event, "") ? [this.#settled(at)] : [])),
    );
  }

  get at(): number {
    return this.#at;
  }

  get last(): number {
    return this.replay.frames.length - 1;
  }

  get isOver(): boolean {
    return this.#at === this.last && this.replay.end !== null;
  }

  /** The table at this moment, as the chosen eyes saw it. */
  readonly view = $derived.by(() => (typeof this.eyes === "number" ? this.seenBy(this.eyes) : { seat: -1, ...this.#views[this.#at] }));
  readonly scores = $derived.by(() => this.#scores[this.#at] ?? []);
  readonly frame = $derived.by(() => this.replay.frames[this.#at]);

  /** Which seat has decided last; null before the first decision. */
  readonly decided = $derived.by(() => {
    for (let at = this.#at; at > 0; at--) {
      const by = this.replay.frames[at]?.by;
      if (typeof by === "number") return by;
    }
    return null;
  });

  /** The table at this moment, as a seat saw it. */
  seenBy(seat: number): Fields {
    return { ...this.#owns[this.#at]?.[seat], seat };
  }

  /** Whether the hand of this seat lies open to the chosen eyes. */
  shows(seat: number): boolean {
    return this.eyes === "all" || this.eyes === seat;
  }

  go(to: number): void {
    this.#at = Math.min(this.last, Math.max(0, to));
    this.pointed = null;
  }

  /** To the next or the former decision of a seat. */
  step(by: 1 | -1): void {
    this.go(this.#beside(by));
  }

  /** To the beginning of the next turn, or of this one, or of the one before. */
  turn(by: 1 | -1): void {
    const to = by > 0 ? this.turns.find((at) => at > this.#at) : this.turns.findLast((at) => at < this.#at);
    this.go(to ?? (by > 0 ? this.last : 0));
  }

  /** Which of the turns it is at this moment; -1 before the first. */
  readonly turnNow = $derived.by(() => this.turns.findLastIndex((at) => at <= this.#at));

  /** The stop before this moment, -1 before the first: what happened after it is what this moment shows. */
  readonly before = $derived.by(() => (this.#at === 0 ? -1 : this.#beside(-1)));

  /** Whether what happened at that entry is what this moment shows. */
  isNow(at: number): boolean {
    return this.before < at && at <= this.#at;
  }

  /** The next stop from here: chance's answers belong to the decision before. */
  #beside(by: 1 | -1): number {
    let to = this.#at + by;
    while (to > 0 && to < this.last && this.replay.frames[to + 1]?.by === "chance") to += by;
    return to;
  }

  #settled(at: number): number {
    let to = at;
    while (this.replay.frames[to + 1]?.by === "chance") to += 1;
    return to;
  }
}

/** Have a record made into frames; Refused if it is none. */
export async function develop(record: string): Promise<Reel> {
  const replay = await post<Replay>("/replays", { record });
  await speak(replay.game, replay.components);
  return new Reel(replay);
}

/** What sentences about events need to know of the table: here the names are all there is. Namesakes are numbered. A
 * record has a bot's seat under the bot's own word. */
export function factsOf(replay: Pick<Replay, "game" | "title" | "options" | "seats" | "end">): TableFacts {
  const isNamesake = (name: string): boolean => replay.seats.filter((one) => one === name).length > 1;
  const seats = replay.seats.map((given, seat) => {
    const name = isNamesake(given) ? t("replay-namesake", { name: botName(given), n: seat + 1 }) : botName(given);
    return { seat, name, player: name, bot: "", away: "", is_returning: false, has_resigned: false, is_kept: false };
  });
  return { ...replay, seats, status: "over", deciders: [] } as unknown as TableFacts;
}
