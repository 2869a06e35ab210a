/** The log: everything that was seen, in words, grouped by turn. */

import { t } from "../lib/words.svelte";
import type { Seen, TableFacts } from "../wire/types";
import { waysOf, type Named } from "./gamewords";
import { takenBack } from "./taken";
import { tell, type Told } from "./tell";

export type Entry = { key: string; text: string; places: Named[]; seat: number | null; isHouse: boolean; isTaken: boolean };
export type Turn = { key: string; title: string; seat: number | null; isTaken: boolean; entries: Entry[] };

/** Turns in order; what happened before the first has no title. */
export function turns(table: TableFacts, history: readonly Seen[], me: number | null): Turn[] {
  const made: Turn[] = [{ key: "before", title: "", seat: null, isTaken: false, entries: [] }];
  const headings = new Headings(table.game);
  const taken = takenBack(history);
  for (const seen of history)
    tell(table, seen, me).forEach(({ text, places, event }, at) => {
      const key = `${seen.version}.${at}`;
      const isTaken = taken.has(seen.version);
      const seat = event?.seat ?? seen.seat ?? null;
      const heading = event && headings.at(event, text);
      if (heading) made.push({ key, title: heading.title, seat: heading.isOwn ? seat : null, isTaken, entries: [] });
      if (!heading?.isOwn) made.at(-1)?.entries.push({ key, text, places, seat, isHouse: event === null, isTaken });
    });
  return made.filter((turn) => turn.title || turn.entries.length);
}

/** Where a new part of the log begins. */
export class Headings {
  #now: string | null = null;

  constructor(private readonly game: string) {}

  /** The title of the part that an event begins, and whether that is what the event itself says; null if it begins none. */
  at(event: Told, text: string): { title: string; isOwn: boolean; isPart: boolean } | null {
    const heading = waysOf(this.game).heading(event);
    if (heading === null || (heading !== "own" && heading === this.#now)) return null;
    this.#now = heading;
    const isPart = waysOf(this.game).isPart?.(event) ?? false;
    return heading === "own" ? { title: text.replace(/\s?[.:]$/, ""), isOwn: true, isPart } : { title: t(heading), isOwn: false, isPart };
  }
}
