/** What happened in a recorded game, in words, grouped by turn, as the chosen eyes saw it. */

import { waysOf, type Named } from "../table/gamewords";
import { Headings } from "../table/log";
import { placesOf, tellEvent, type Told } from "../table/tell";
import type { Replay, TableFacts } from "../wire/types";
import type { Eyes } from "./reel.svelte";

export type Step = { key: string; at: number; text: string; places: Named[] };
/** `isPart` of one with which a larger part of the game begins. */
export type Turn = { key: string; title: string; seat: number | null; isPart: boolean; steps: Step[] };

/** An event as the eyes saw it: what only its seat knew at the time is hidden from others. */
export function seenAs(event: Told, eyes: Eyes, secrets: Replay["secrets"]): Told {
  if (eyes === "all" || event.seat === eyes) return event;
  const hidden = (secrets[event.event] ?? []).map((field) => [field, null]);
  return hidden.length ? { ...event, ...Object.fromEntries(hidden) } : event;
}

/** Turns in order; what happened before the first has no title. */
export function turnsOf(replay: Replay, table: TableFacts, eyes: Eyes): Turn[] {
  const made: Turn[] = [{ key: "before", title: "", seat: null, isPart: false, steps: [] }];
  const headings = new Headings(replay.game);
  replay.frames.forEach((frame, at) =>
    ((frame.events ?? []) as unknown as Told[]).forEach((event, index, events) => {
      if (waysOf(replay.game).isSilent(event, events[index + 1])) return;
      const key = `${at}.${index}`;
      const text = tellEvent(table, seenAs(event, eyes, replay.secrets), null);
      const heading = headings.at(event, text);
      if (heading) made.push({ key, title: heading.title, seat: heading.isOwn && !heading.isPart ? event.seat : null, isPart: heading.isPart, steps: [] });
      if (!heading?.isOwn) made.at(-1)?.steps.push({ key, at, text, places: placesOf(table, event) });
    }),
  );
  return made.filter((turn) => turn.title || turn.steps.length);
}

/** The turns by part, with their numbers: what happened before the first turn is none. Without parts all are in one without a title. */
export function partsOf(turns: readonly Turn[]): { title: string; turns: { title: string; turn: number }[] }[] {
  const parts: ReturnType<typeof partsOf> = [{ title: "", turns: [] }];
  turns
    .filter(({ title }) => title)
    .forEach(({ title, isPart }, turn) => {
      if (isPart) parts.push({ title, turns: [] });
      parts.at(-1)?.turns.push({ title, turn });
    });
  return parts.filter((part) => part.turns.length);
}
