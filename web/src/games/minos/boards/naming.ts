/** What the parts of a player's board are called. */

import { t } from "../../../lib/words.svelte";
import type { Asked, Source } from "./reading";
import { phraseWords } from "../saying";
import type { Good, Track, Trigger, VaseCondition } from "../types";

export const ROMAN = ["I", "II", "III"] as const;

/** An age or a level as it is written. */
export const roman = (number: number | string): string => ROMAN[Number(number) - 1] ?? String(number);

function word(id: string): string {
  return phraseWords({ id, number: 1, inner: [], name: "" });
}

export const goodWords = (good: Good): string => word(`good-${good}`);
export const trackWords = (track: Track): string => t(`minos-track-${track}`);
export const triggerWords = (trigger: Trigger): string => word(`trigger-${trigger}`);
export const vaseWords = (condition: VaseCondition): string => word(`vase-${condition}`);
export const sourceWords = (source: Source): string => t(`minos-score-${source}`);

const ASKED = { deciding: "boards-deciding", answered: "boards-answered", waiting: "" } satisfies Record<Asked, string>;

/** What a seat is about; nothing if it only looks on. */
export function askedWords(asked: Asked): string {
  return ASKED[asked] && t(ASKED[asked]);
}

/** The texts that name structures, one or more of them. */
export const STRUCTURE = { city: "boards-cities", tower: "boards-towers", farm: "boards-farms", ship: "boards-ships" } as const;
