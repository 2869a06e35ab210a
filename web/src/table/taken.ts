/** Which moves no longer count because they were taken back. */

import type { Seen } from "../wire/types";

/**
 * The versions of all moves that were taken back: by each taking back, the seat's own latest decision that still counted,
 * and everything after it.
 */
export function takenBack(history: readonly Seen[]): Set<number> {
  const taken = new Set<number>();
  let counting: Seen[] = [];
  for (const seen of history) {
    if (seen.did === "moved") counting.push(seen);
    if (seen.did !== "undone") continue;
    const from = counting.findLastIndex((one) => one.seat === seen.seat);
    if (from < 0) continue;
    for (const one of counting.slice(from)) taken.add(one.version);
    counting = counting.slice(0, from);
  }
  return taken;
}
