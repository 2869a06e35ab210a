/** What a move changes for who makes it, as short signed counts. */

import { t } from "../../../lib/words.svelte";
import { TRACKS } from "../boards/reading";
import type { MinosMove, MovePreview, Standing } from "../types";

/** What changes, called as its icon is, and by how much. */
export type Change = { what: string; by: number };

/** What is worth a word of its own, the most telling first. What a move is about (a city, a card played) is not. */
const COUNTED: [keyof Standing & string, string][] = [
  ["vp", "vp"],
  ["coins", "coin"],
  ["weaponry", "weaponry"],
  ["goods", "good"],
  ["temps", "temp"],
  ["cards", "card"],
  ["palace", "palace"],
  ["reserves", "reserve"],
  ["warriors", "warrior"],
];

/** What goes without saying, one of each. */
const OBVIOUS: Partial<Record<MinosMove["move"], readonly string[]>> = {
  play: ["card"], discard: ["card"], back: ["card"], draw: ["card"], palace: ["card", "palace"], place: ["reserve", "warrior"],
  market: ["temp"], good: ["temp", "good"], advance: TRACKS,
};

/** What is worth a chip beside the words of a move. */
export function tellingOf(move: MinosMove, preview: MovePreview): Change[] {
  return changesOf(preview).filter(({ what, by }) => Math.abs(by) > 1 || !OBVIOUS[move.move]?.includes(what));
}

export function changesOf(preview: MovePreview): Change[] {
  const { before, after } = preview;
  if (!after) return [];
  const counted = COUNTED.map(([field, what]) => ({ what, by: (after[field] as number) - (before[field] as number) }));
  const tracks = TRACKS.map((what, at) => ({ what, by: (after.tracks[at] ?? 0) - (before.tracks[at] ?? 0) }));
  return [...counted, ...tracks].filter((one) => one.by !== 0);
}

/** A change in words. */
export function changeWords(what: string, by: number): string {
  return t("minos-table-change", { what, by: Math.abs(by), more: by > 0 ? "yes" : "no" });
}
