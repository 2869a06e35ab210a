/** What happened, in words of the reader's language. Knows the form of events, and nothing of what they mean. */

import { botName } from "../lib/bots";
import { language, said, t } from "../lib/words.svelte";
import type { Seen, TableFacts } from "../wire/types";

/** An event of any game: a tag, the seat that it is about, and fields. */
export type Told = { event: string; seat: number } & Record<string, unknown>;
/** A part of a sentence; one with a place can be shown on the map. */
export type Piece = { text: string; place: string | null };
type Value = string | number;

/** Events that a recap leaves out: they follow from the rest. */
const MINOR = ["actions-began", "turn-ended", "turn-began"];
/** Fields that name a place of the game. */
const PLACES = ["cell", "site", "dock", "start", "place"];

export function isMinor(event: { event: string }): boolean {
  return MINOR.includes(event.event);
}

export function eventsOf(seen: Seen): Told[] {
  return (seen.events ?? []) as unknown as Told[];
}

/** The name under which a seat is spoken of. */
export function nameOf(table: TableFacts, seat: number | null | undefined): string {
  const found = table.seats.find((one) => one.seat === seat);
  if (!found) return t("table-nobody");
  if (!found.player && found.bot) return botName(found.bot);
  return found.name || t("table-seat-number", { number: found.seat + 1 });
}

export function listed(words: string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(words);
}

function tally(words: readonly string[], word: (one: string, count: number) => string): string {
  const counts = new Map<string, number>();
  for (const one of words) counts.set(one, (counts.get(one) ?? 0) + 1);
  return listed([...counts].map(([one, count]) => word(one, count)));
}

/** How a list in a field is said, by game. */
const LISTS: Record<string, Record<string, (words: readonly string[]) => string>> = {
  akrotiri: {
    cubes: (words) => tally(words, (colour, count) => t("akrotiri-cubes", { colour, count })),
    tiers: (words) => tally(words, (tier, count) => t("akrotiri-maps", { tier, count })),
    goals: (words) => listed(words.map((goal) => t(`akrotiri-goal-${goal}`))),
  },
};

function values(game: string, fields: Record<string, unknown>): Record<string, Value> {
  const made: Record<string, Value> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === "boolean") made[name] = value ? "yes" : "no";
    else if (name === "why" && typeof value === "string") made[name] = value.replaceAll(" ", "-");
    else if (typeof value === "string" || typeof value === "number") made[name] = value;
    else if (Array.isArray(value)) made[name] = LISTS[game]?.[name]?.(value as string[]) ?? listed(value.map(String));
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
    ...values(table.game, event),
    who: nameOf(table, event.seat),
    you: event.seat === me ? "yes" : "no",
  });
}

/** What happened at the table as a sentence, without the events of the game. */
export function tellDeed(table: TableFacts, seen: Seen, me: number | null): string {
  const { events: _, ...fields } = seen;
  return t(`event-table-${seen.did}`, {
    ...values(table.game, fields),
    who: seen.name || nameOf(table, seen.seat),
    you: seen.seat === me && me !== null ? "yes" : "no",
  });
}

export type Line = { text: string; places: string[]; event: Told | null };
/** What has been told once: a long history is not put into words anew with every move. */
const told = new WeakMap<Seen, { reader: string; lines: Line[] }>();

/** Everything that one deed brought about, sentence by sentence, each with the places it names. */
export function tell(table: TableFacts, seen: Seen, me: number | null): Line[] {
  const reader = [language(), me, ...table.seats.map((one) => nameOf(table, one.seat))].join("|");
  const before = told.get(seen);
  if (before?.reader === reader) return before.lines;
  const lines = linesOf(table, seen, me);
  told.set(seen, { reader, lines });
  return lines;
}

function linesOf(table: TableFacts, seen: Seen, me: number | null): Line[] {
  const events = eventsOf(seen).map((event) => ({ text: tellEvent(table, event, me), places: placesOf(event), event }));
  // A move is told by its events.
  if (seen.did === "moved" && events.length) return events;
  return [{ text: tellDeed(table, seen, me), places: [], event: null }, ...events];
}

/** The places that an event names. */
export function placesOf(event: Told): string[] {
  return PLACES.map((name) => event[name]).filter((one): one is string => typeof one === "string" && one !== "");
}

/** A sentence cut where it names a place. */
export function pieces(text: string, places: readonly string[]): Piece[] {
  let made: Piece[] = [{ text, place: null }];
  // The longest first: a site begins with the name of its cell.
  for (const place of [...places].sort((a, b) => b.length - a.length))
    made = made.flatMap((piece) => (piece.place === null ? cut(piece.text, place) : [piece]));
  return made.filter((piece) => piece.text !== "");
}

function cut(text: string, place: string): Piece[] {
  const at = text.indexOf(place);
  if (at < 0) return [{ text, place: null }];
  return [
    { text: text.slice(0, at), place: null },
    { text: place, place },
    ...cut(text.slice(at + place.length), place),
  ];
}
