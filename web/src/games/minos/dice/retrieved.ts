/** The die of a turn: where it stood. */

import { SECTIONS } from "../boards/reading";
import type { DieRetrieved, MinosView, Section } from "../types";

export type Retrieved = Pick<DieRetrieved, "die" | "seat" | "space"> & { section: string };

/** The die of a seat that stands in one view and has been retrieved in the other. */
export function retrievedSince(before: MinosView, after: MinosView, seat: number): Retrieved | null {
  for (const [at, row] of before.rows.entries())
    for (const [number, placed] of row.entries())
      if (placed?.seat === seat && after.rows[at]?.[number] === null) return { die: placed.die, seat, section: SECTIONS[at] as Section, space: number + 1 };
  return null;
}
