/** What happened in a recorded game, in words, grouped by turn, as the chosen eyes saw it. */

import { placesOf, tellEvent, type Told } from "../table/tell";
import type { Replay, TableFacts } from "../wire/types";
import type { Eyes } from "./reel.svelte";

export type Step = { key: string; at: number; text: string; places: string[] };
export type Turn = { key: string; title: string; seat: number | null; number: number; steps: Step[] };

/** An event as the eyes saw it: what only its seat knew at the time is hidden from others. */
export function seenAs(event: Told, eyes: Eyes, secrets: Replay["secrets"]): Told {
  if (eyes === "all" || event.seat === eyes) return event;
  const hidden = (secrets[event.event] ?? []).map((field) => [field, null]);
  return hidden.length ? { ...event, ...Object.fromEntries(hidden) } : event;
}

/** Turns in order; what happened before the first has no title. */
export function turnsOf(replay: Replay, table: TableFacts, eyes: Eyes): Turn[] {
  const made: Turn[] = [{ key: "before", title: "", seat: null, number: 0, steps: [] }];
  replay.frames.forEach((frame, at) =>
    ((frame.events ?? []) as unknown as Told[]).forEach((event, index) => {
      const key = `${at}.${index}`;
      const text = tellEvent(table, seenAs(event, eyes, replay.secrets), null);
      if (event.event === "turn-began")
        made.push({ key, title: text.replace(/\s?:$/, ""), seat: event.seat, number: Number(event.turn), steps: [] });
      else made.at(-1)?.steps.push({ key, at, text, places: placesOf(event) });
    }),
  );
  return made.filter((turn) => turn.title || turn.steps.length);
}
