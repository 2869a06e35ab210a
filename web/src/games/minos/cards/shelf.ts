/** How cards are sorted and sifted, and what they cost me now. */

import type { Box } from "../box";
import { TRIGGERS } from "../triggers";
import type { Card, CardHelp, Phrase, Trigger, Way } from "../types";

export { byTrigger, TRIGGERS } from "../triggers";
export const ORDERS = ["number", "cost", "points", "trigger", "age"] as const;
export type Order = (typeof ORDERS)[number];

/** What a card gives, in heaps of the language of effects. */
const HEAPS = {
  coins: ["coin", "income", "route-income"],
  weaponry: ["weaponry"],
  points: ["vp"],
  cards: ["card", "deck-card", "age2-card", "play", "play-free"],
  goods: ["temp", "good", "random-good"],
  tracks: ["influence", "cultural", "population", "any-track", "lowest-track"],
  warriors: ["place", "move", "reserve"],
  building: ["build", "build-free", "wild"],
  palace: ["palace", "palace-free"],
} as const satisfies Record<string, readonly string[]>;
export type Heap = keyof typeof HEAPS;
export const HEAP_NAMES = Object.keys(HEAPS) as Heap[];
/** The icon of a heap. */
export const HEAP_ICONS: Record<Heap, string> = { coins: "coin", weaponry: "weaponry", points: "vp", cards: "card", goods: "good", tracks: "any-track", warriors: "warrior", building: "build", palace: "palace" };

/** What is shown of a heap of cards; "" for all of it. */
export interface Wanted {
  order: Order;
  trigger: Trigger | "";
  gives: Heap | "";
  /** Only what I can pay now. */
  payable: boolean;
}
export const ALL: Wanted = { order: "number", trigger: "", gives: "", payable: false };

/** The way to pay that is shown: the first that can be paid, which is the one without temporary goods where that will do;
 * the cheapest where none can. */
export function bestWay(help: CardHelp): Way | null {
  return help.ways.find((way) => way.can_pay) ?? [...help.ways].sort((a, b) => a.price - b.price)[0] ?? null;
}

/** What a card costs now; as printed where nothing is known of it. */
export function priceOf(card: Card, help: CardHelp | undefined): number {
  return (help && bestWay(help)?.price) ?? card.cost;
}

/** All gains named in a phrase, whichever way it goes. */
function gains(phrase: Phrase | null): string[] {
  if (!phrase) return [];
  const own = phrase.id.startsWith("effect-") ? [phrase.id.slice("effect-".length)] : [];
  return [...own, ...phrase.inner.flatMap(gains)];
}

/** Which heaps a card belongs to, by its instant effects and its trait. */
export function heapsOf(card: Card, box: Pick<Box, "said">): Heap[] {
  const given = new Set([...card.instant, card.trait].flatMap((effect) => gains(box.said(effect))));
  return HEAP_NAMES.filter((heap) => HEAPS[heap].some((gain) => given.has(gain)));
}

/** Cards as they are wanted: sifted, then sorted; equal ones as they came. */
export function shelved(cards: readonly Card[], helps: ReadonlyMap<string, CardHelp>, wanted: Wanted, box: Pick<Box, "said">): Card[] {
  const kept = cards.filter(
    (card) =>
      (!wanted.trigger || card.trigger === wanted.trigger) &&
      (!wanted.gives || heapsOf(card, box).includes(wanted.gives)) &&
      (!wanted.payable || helps.get(card.id)?.can_play === true),
  );
  const key = (card: Card): number => {
    switch (wanted.order) {
      case "cost":
        return priceOf(card, helps.get(card.id));
      case "points":
        return -card.vp;
      case "trigger":
        return TRIGGERS.indexOf(card.trigger);
      case "age":
        return Number(card.age);
      case "number":
        return 0;
    }
  };
  return kept.sort((a, b) => key(a) - key(b));
}
