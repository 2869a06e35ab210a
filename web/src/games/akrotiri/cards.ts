/** Map cards as they are printed, and as somebody holds them. */

import { POINTS } from "./geometry";

const SIDES = ["up", "right", "down", "left"] as const;

export interface Clue {
  point: string;
  terrain: string;
  wanted: number;
}

/** The icons that a card wants, on the sides of the world of somebody for whom that point of the compass is up. */
export function cluesOf(card: Partial<Record<(typeof SIDES)[number], string | null>>, up: (typeof POINTS)[number] = "north"): Clue[] {
  return SIDES.flatMap((side, index) => {
    const [terrain, wanted] = card[side]?.split(" ") ?? [];
    const point = POINTS[(index + POINTS.indexOf(up)) % 4] as string;
    return terrain && wanted ? [{ point, terrain, wanted: Number(wanted) }] : [];
  });
}
