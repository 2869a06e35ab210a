/** Which moves no longer count because they were taken back. */

import type { Seen } from "../wire/types";

/** The versions of all moves that were taken back, as each taking back names them. */
export function takenBack(history: readonly Seen[]): Set<number> {
  return new Set(history.flatMap((seen) => seen.taken ?? []));
}
