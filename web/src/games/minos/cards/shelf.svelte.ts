/** How somebody looks at the cards of a table: kept while the table is open. */

import type { Sight } from "../sight";
import { ALL, type Wanted } from "./shelf";

export const HEAPS = ["hand", "offer", "area", "palace"] as const;
export type Tab = (typeof HEAPS)[number] | "setup";

export class Shelf {
  tab = $state<Tab>("hand");
  /** By tab. */
  wanted = $state<Record<"hand" | "offer", Wanted>>({ hand: { ...ALL }, offer: { ...ALL } });
  areTools = $state(false);
  /** Whose area and palace; null for the own. */
  seat = $state<number | null>(null);
}

const shelves = new WeakMap<object, Shelf>();

export function shelfOf(sight: Sight): Shelf {
  let found = shelves.get(sight);
  if (!found) shelves.set(sight, (found = new Shelf()));
  return found;
}
