/** Sections and what triggers traits, in the order in which they are shown, and cards sorted by that. */

import type { Card, Section, Trigger } from "./types";

export const SECTIONS: readonly Section[] = ["prepare", "develop", "build", "expand", "wild"];
export const TRIGGERS: readonly Trigger[] = [...SECTIONS, "die-1-2", "die-3-4", "die-5-6"];

export interface Group {
  trigger: Trigger;
  cards: Card[];
}

/** Cards by what triggers their traits; triggers of none are left out. */
export function byTrigger(cards: readonly Card[]): Group[] {
  return TRIGGERS.map((trigger) => ({ trigger, cards: cards.filter((card) => card.trigger === trigger) })).filter(({ cards }) => cards.length);
}
