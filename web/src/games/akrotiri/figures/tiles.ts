/** A few tiles and maps of the house set, as the figures show them. A test compares them with the set itself. */

import { lying, type Lying, type Turn } from "../geometry";
import type { Tile } from "../types";
import tiles from "./tiles.json";

export function laid(id: string, cell: string, turn: Turn = "n"): Lying {
  const tile = tiles.find((one) => one.id === id);
  if (!tile) throw new Error(`no tile ${id} in the figures`);
  return lying(tile as unknown as Tile, cell, turn);
}
