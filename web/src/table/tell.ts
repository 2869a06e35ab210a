/** What happened, in words of the reader's language. Knows the form of events; what is a game's own it asks the game. */

import { botName } from "../lib/bots";
import { language, said, t } from "../lib/words.svelte";
import type { SeatFacts, Seen, TableFacts } from "../wire/types";
import { waysOf, type Named, type Value } from "./gamewords";

/** An event of any game: a tag, the seat that it is about, and fields. */
export type Told = { event: string; seat: number } & Record<string, unknown>;
/** A part of a sentence; one with a place can be shown on the map. */
export type Piece = { text: string; place: string | null };

export function isMinor(game: string, event: { event: string }): boolean {
  return waysOf(game).minor.includes(event.event);
}

export function eventsOf(seen: Seen): Told[] {
  return (seen.events ?? []) as unknown as Told[];
}

/** The name under which a seat is spoken of. */
export function nameOf(table: TableFacts, seat: number | null | undefined): string {
  const found = table.seats.find((one) => one.seat === seat);
  if (!found) return t("table-nobody");
  if (!found.player && found.bot) return botAt(table, found);
  return found.name || t("table-seat-number", { number: found.seat + 1 });
}

/** Of several bots of one name each has a number. */
function botAt(table: TableFacts, { bot, seat }: SeatFacts): string {
  const alike = table.seats.filter((one) => !one.player && one.bot === bot).map((one) => one.seat);
  return alike.length > 1 ? `${botName(bot)} ${alike.indexOf(seat) + 1}` : botName(bot);
}

export function listed(words: string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(words);
}

function values(fields: Record<string, unknown>): Record<string, Value> {
  const made: Record<string, Value> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === "boolean") made[name] = value ? "yes" : "no";
    else if (name === "why" && typeof value === "string") made[name] = value.replaceAll(" ", "-");
    else if (typeof value === "string" || typeof value === "number") made[name] = value;
    else if (Array.isArray(value)) made[name] = listed(value.map(String));
  }
  return made;
}

/** One event as a sentence, from the point of view of a seat (null for a spectator). */
export function tellEvent(table: TableFacts, event: Told, me: number | null): string {
  const id = `event-${table.game}-${event.event}`;
  const fields = Object.values(event);
  let found = id;
  if (fields.includes(null) && said(`${id}-hidden`)) found = `${id}-hidden`;
  if (fields.some((one) => Array.isArray(one) && !one.length) && said(`${id}-none`)) found = `${id}-none`;
  return t(found, {
    ...values(event),
    ...waysOf(table.game).values(event, table),
    who: nameOf(table, event.seat),
    you: event.seat === me ? "yes" : "no",
  });
}

/** What happened at the table as a sentence, without the events of the game. */
export function tellDeed(table: TableFacts, seen: Seen, me: number | null): string {
  const { events: _, ...fields } = seen;
  return t(`event-table-${seen.did}`, {
    ...values(fields),
    ...(seen.did === "replaced" && { name: botName(seen.name ?? ""), bot: botName(seen.bot ?? "") }),
    who: seen.name || nameOf(table, seen.seat),
    you: seen.seat === me && me !== null ? "yes" : "no",
  });
}

export type Line = { text: string; places: Named[]; event: Told | null };
/** What has been told once: a long history is not put into words anew with every move. */
const told = new WeakMap<Seen, { reader: string; lines: Line[] }>();

/** Everything that one deed brought about, sentence by sentence, each with the places it names. */
export function tell(table: TableFacts, seen: Seen, me: number | null): Line[] {
  const reader = [language(), waysOf(table.game).seen?.(), me, ...table.seats.map((one) => nameOf(table, one.seat))].join("|");
  const before = told.get(seen);
  if (before?.reader === reader) return before.lines;
  const lines = linesOf(table, seen, me);
  told.set(seen, { reader, lines });
  return lines;
}

function linesOf(table: TableFacts, seen: Seen, me: number | null): Line[] {
  const told = eventsOf(seen);
  const events = told
    .filter((event, at) => !waysOf(table.game).isSilent(event, told[at + 1]))
    .map((event) => ({ text: tellEvent(table, event, me), places: placesOf(table, event), event }));
  // A move is told by its events.
  if (seen.did === "moved" && told.length) return events;
  return [{ text: tellDeed(table, seen, me), places: [], event: null }, ...events];
}

/** The places that an event names. */
export function placesOf(table: TableFacts, event: Told): Named[] {
  return waysOf(table.game).places(event, table);
}

/** A sentence cut where it names a place. */
export function pieces(text: string, places: readonly Named[]): Piece[] {
  let made: Piece[] = [{ text, place: null }];
  // The longest first: a site begins with the name of its cell.
  for (const named of [...places].sort((a, b) => b.text.length - a.text.length))
    made = made.flatMap((piece) => (piece.place === null ? cut(piece.text, named) : [piece]));
  return made.filter((piece) => piece.text !== "");
}

function cut(text: string, named: Named): Piece[] {
  const at = text.indexOf(named.text);
  if (at < 0) return [{ text, place: null }];
  return [{ text: text.slice(0, at), place: null }, named, ...cut(text.slice(at + named.text.length), named)];
}
