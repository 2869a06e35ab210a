/** What a lesson waits for, in words: the only moves that may be made. */

import { t } from "../../../lib/words.svelte";
import { moveWords } from "../saying";
import type { Sight } from "../sight";
import type { MinosMove } from "../types";

/** So many are named; of more it is said where they are. */
const MOST = 3;

export function waitedFor(legal: readonly MinosMove[], sight: Sight): string {
  const words = [...new Set(legal.map((move) => moveWords(move, sight)))];
  return words.length > MOST ? t("learn-offered") : words.join("; ");
}
