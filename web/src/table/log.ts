/** The log: everything that was seen, in words, grouped by turn. */

import type { Seen, TableFacts } from "../wire/types";
import { takenBack } from "./taken";
import { tell } from "./tell";

export type Entry = { key: string; text: string; places: string[]; seat: number | null; isHouse: boolean; isTaken: boolean };
export type Turn = { key: string; title: string; seat: number | null; isTaken: boolean; entries: Entry[] };

/** Turns in order; what happened before the first has no title. */
export function turns(table: TableFacts, history: readonly Seen[], me: number | null): Turn[] {
  const made: Turn[] = [{ key: "before", title: "", seat: null, isTaken: false, entries: [] }];
  const taken = takenBack(history);
  for (const seen of history)
    tell(table, seen, me).forEach(({ text, places, event }, at) => {
      const key = `${seen.version}.${at}`;
      const isTaken = taken.has(seen.version);
      const seat = event?.seat ?? seen.seat ?? null;
      if (event?.event === "turn-began") made.push({ key, title: text.replace(/\s?:$/, ""), seat, isTaken, entries: [] });
      else made.at(-1)?.entries.push({ key, text, places, seat, isHouse: event === null, isTaken });
    });
  return made.filter((turn) => turn.title || turn.entries.length);
}
