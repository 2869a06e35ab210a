/** What a game says in ways of its own. The table tells events and scores of any game, and asks here how. */

import { useWords } from "../lib/words.svelte";
import type { ScoreLine, TableFacts } from "../wire/types";
import type { Told } from "./tell";

export type Value = string | number;
/** Something of the table that a sentence names, and can be shown: what it is called there, and which place it is. */
export type Named = { text: string; place: string };

export interface GameWords {
  /** What has to be here before its words can be said of a table with these components, today's if none are named. */
  ready?: (components?: string) => Promise<unknown>;
  /** How the reader sees the board, if words depend on that: when it changes the log is worded again. */
  seen?(): string;
  /** Events that a recap leaves out: they follow from the rest. */
  minor: readonly string[];
  /** Whether even the log leaves an event out: the table shows it, or the next event says it. */
  isSilent(event: Told, next: Told | undefined): boolean;
  /** Values for the text of an event, in place of its fields as they are or besides them. */
  values(event: Told, table: TableFacts): Record<string, Value>;
  /** The places that an event names. */
  places(event: Told, table: TableFacts): Named[];
  /** Under what an event and all that follow it stand: the event's own sentence (`own`), or a text; null for no change. */
  heading(event: Told): string | null;
  /** Whether the heading of an event begins a larger part of the game, with turns in it. */
  isPart?(event: Told): boolean;
  /** Whether an event says that a seat has answered in secret, in a step of all at once: what follows is what came of it. */
  isAnswer?(event: Told): boolean;
  /** The parts of a score in the order in which they are counted; otherwise as the sheets have them. */
  parts?: readonly string[];
  /** What a line of the score sheet is about. */
  line(line: ScoreLine): string;
  /** What counted in a line of the score sheet. */
  why(what: string, table: TableFacts): Named;
  /** The place of the map at which a lesson points; null if it points at something else. */
  placeOf(point: string, view: unknown): string | null;
}

const PLAIN: GameWords = {
  minor: [],
  isSilent: () => false,
  values: () => ({}),
  places: () => [],
  heading: () => null,
  line: (line) => line.what,
  why: (what) => ({ text: what, place: what }),
  placeOf: () => null,
};

const files = import.meta.glob<{ words: GameWords }>("../games/*/words.ts");
const known = new Map<string, GameWords>();

/** The ways of a game; plain ones for a game that has none, or has not come yet. */
export function waysOf(game: string): GameWords {
  return known.get(game) ?? PLAIN;
}

/** Read everything that a game says of a table with these components, today's if none are named. */
export async function speak(game: string, components?: string): Promise<void> {
  const ways = files[`../games/${game}/words.ts`]?.();
  await Promise.all([useWords(game), ways]);
  const words = (await ways)?.words;
  if (!words) return;
  await words.ready?.(components);
  known.set(game, words);
}
