/** What places are called: a cell by its column and row, as they stand at the edges of the map, and what lies in it by
 * where the reader sees it. */

import { t } from "../../lib/words.svelte";
import { facing } from "./facing.svelte";
import { CORNERS, lying, theraSide, type Turn } from "./geometry";
import { known } from "./known.svelte";

/** Fields that name a place of the sea. */
export const PLACES = ["cell", "site", "dock", "start"] as const;

const isCorner = (word: string): boolean => CORNERS.includes(word as never);

/** A cell, a quadrant or a dock in words; whatever is none stays as it is. */
export function placeName(name: string): string {
  const [place = "", rest = ""] = name.split("/");
  if (place === "thera") return rest ? theraDock(name, Number(rest)) : t("sea-thera");
  const [exit = "", corner = ""] = rest.split("-");
  if (isCorner(rest)) return t("sea-site", { cell: place, corner: facing.corner(rest) });
  return isCorner(corner) ? dockName(place, exit, corner) : name;
}

function theraDock(name: string, number: number): string {
  const side = theraSide(facing.thera[number - 1]);
  if (side) return dockName(t("sea-thera"), side.exit, side.corner);
  // Without a map in sight nobody knows where it is.
  return facing.thera.length ? name : t("sea-thera");
}

/** A dock is at one side of its tile, towards one end of that side. */
function dockName(place: string, exit: string, corner: string): string {
  const end = corner.replace(exit, "");
  return t("sea-dock", { place, edge: facing.edge(exit), end: facing.edge(end) });
}

/** Whatever names places, with their names in words and directions as the reader sees them. */
export function named(facts: Record<string, unknown>): Record<string, string> {
  const made: Record<string, string> = {};
  for (const field of PLACES) if (typeof facts[field] === "string") made[field] = placeName(facts[field]);
  if (typeof facts.corner === "string" && isCorner(facts.corner)) made.corner = facing.corner(facts.corner);
  if (typeof facts.side === "string") made.side = facing.cardSide(facts.side);
  return made;
}

/** The corner in which the icon of a tile is seen: that shows how the tile is turned. `none` if the tile is not known. */
export function iconCorner(tile: string, turn: string): string {
  const found = known.set?.tiles.find((one) => one.id === tile);
  return found ? facing.corner(CORNERS[lying(found, "0,0", turn as Turn).quadrant] ?? "NW") : "none";
}
