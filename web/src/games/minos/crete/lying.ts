/** What lies in a region, as things side by side in rows. */

import type { MinosView, RegionView } from "../types";

export type Structure = "city" | "tower" | "farm";

export type Thing =
  | { readonly kind: "good"; readonly width: number }
  | { readonly kind: "foundation"; readonly width: number }
  | { readonly kind: "peoples"; readonly width: number; readonly tiles: readonly string[] }
  | { readonly kind: Structure; readonly width: number; readonly seat: number }
  | { readonly kind: "warriors"; readonly width: number; readonly seat: number; readonly count: number }
  | { readonly kind: "points"; readonly width: number; readonly seat: number; readonly points: number };

export type Laid = { readonly thing: Thing; readonly x: number; readonly y: number };

export const STRUCTURES = ["city", "tower", "farm"] as const;
const WIDTH = { good: 24, foundation: 22, peoples: 30, city: 24, tower: 17, farm: 25 } as const;
/** A row's height, and the space between two things of it. */
export const ROW = 27;
const GAP = 3;

/** The good, what is built or may be, and who comes from the sea. */
export function ground(region: RegionView): Thing[] {
  const things: Thing[] = [{ kind: "good", width: WIDTH.good }];
  if (region.foundation !== null) things.push({ kind: "foundation", width: WIDTH.foundation });
  for (const kind of STRUCTURES) {
    const seat = region[kind];
    if (seat !== null) things.push({ kind, width: WIDTH[kind], seat });
  }
  if (region.peoples.length) things.push({ kind: "peoples", width: WIDTH.peoples, tiles: region.peoples });
  return things;
}

/** Warriors of each seat that has any. */
export function armies(region: RegionView): Thing[] {
  return region.warriors.flatMap((count, seat) => (count ? [{ kind: "warriors" as const, width: 25 + (count > 9 ? 8 : 0), seat, count }] : []));
}

/** Points for each seat that has any, or for one seat alone. */
export function worth(points: readonly number[], only: number | null): Thing[] {
  return points.flatMap((one, seat) => (one && (only === null || only === seat) ? [{ kind: "points" as const, width: only === null ? 41 : 27, seat, points: one }] : []));
}

/** Rows no wider than that; each of the groups begins a new one. */
export function rowsOf(groups: readonly (readonly Thing[])[], width: number): Thing[][] {
  const rows: Thing[][] = [];
  for (const group of groups) {
    let used = Infinity;
    for (const thing of group) {
      if (used + GAP + thing.width > width) {
        rows.push([]);
        used = -GAP;
      }
      rows.at(-1)?.push(thing);
      used += GAP + thing.width;
    }
  }
  return rows;
}

/** Where everything is: rows below each other around the origin, each in the middle. */
export function lay(rows: readonly (readonly Thing[])[]): Laid[] {
  return rows.flatMap((row, at) => {
    const total = row.reduce((sum, thing) => sum + thing.width + GAP, -GAP);
    let left = -total / 2;
    return row.map((thing) => {
      const x = left + thing.width / 2;
      left += thing.width + GAP;
      return { thing, x, y: (at - (rows.length - 1) / 2) * ROW };
    });
  });
}

/** The map of this number of players. */
export function mapOf<Map extends { players: string }>(view: MinosView, maps: readonly Map[]): Map | undefined {
  return maps.find((one) => Number(one.players) === view.players);
}
