/** What a seat is asked, as a title and a sentence. */

import { t } from "../../../lib/words.svelte";
import type { Acting } from "../acting.svelte";
import { decisionWords } from "../saying";

export type AskedWords = { title: string; sentence: string };

export function askedWords(play: Acting): AskedWords {
  // Where a plan ends nobody else decides: it is only known no further.
  if (play.isPlan && play.decision === "wait") return { title: t("minos-plan-ends"), sentence: t("minos-plan-ends-text") };
  if (play.live.table?.status === "unplayable") return { title: t("turn-unplayable"), sentence: "" };
  const { title, text } = decisionWords(play.view.ended ? "over" : play.asked, play);
  return { title: play.isPlan ? t("minos-plan-asked", { words: title }) : title, sentence: text };
}
