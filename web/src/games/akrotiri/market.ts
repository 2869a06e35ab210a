/** The market as it lies on the table: a row a colour, with a cube on every space from which none was taken. */

import type { Colour, ComponentSet } from "./types";

/** In the order in which a view counts them. */
export const COLOURS: readonly Colour[] = ["green", "blue", "gray", "orange"];

export interface MarketRow {
  colour: Colour;
  left: number;
  /** From left to right; the next cube sold comes to lie on the one that is next. */
  spaces: { price: number; isCovered: boolean; isNext: boolean }[];
  /** The price of that space; null if the row is full. */
  sale: number | null;
}

/** Cubes are taken from the left and put back from the right (A2.3): those that are left lie on the right. */
export function marketRows(left: readonly number[], { market }: Pick<ComponentSet, "market">): MarketRow[] {
  return COLOURS.map((colour, index) => {
    const count = left[index] ?? 0;
    const next = market.prices.length - count - 1;
    const spaces = market.prices.map((price, at) => ({ price, isCovered: at > next, isNext: at === next }));
    return { colour, left: count, spaces, sale: market.prices[next] ?? null };
  });
}
