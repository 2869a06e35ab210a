/** Where things are seen in a replay. */

import type { Tab } from "./cards/shelf.svelte";
import type { MinosView } from "./types";

/** What a small screen shows one at a time, and the texts that name it. */
export const PARTS = {
  map: "minos-table-part-map",
  dice: "minos-table-part-dice",
  cards: "minos-table-part-cards",
  boards: "minos-table-part-boards",
  log: "minos-table-part-log",
};
export { partOf } from "./parts";

/** Among which cards one lies that can be seen, and whose they are; null if it cannot be. */
export function heapOf(card: string, view: MinosView, hands: readonly (readonly string[])[] | null): { tab: Tab; seat: number | null } | null {
  if (view.hand.includes(card)) return { tab: "hand", seat: null };
  if (view.offer.includes(card)) return { tab: "offer", seat: null };
  const whose = (heaps: readonly (readonly string[])[]): number => heaps.findIndex((heap) => heap.includes(card));
  const found = [
    { tab: "palace" as const, seat: whose(view.seats.map((one) => one.palace)) },
    { tab: "area" as const, seat: whose(view.seats.map((one) => one.area)) },
    { tab: "hand" as const, seat: whose(hands ?? []) },
  ];
  return found.find(({ seat }) => seat >= 0) ?? null;
}
