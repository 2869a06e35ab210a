/** What lies on the map, read from the words of a view. */

import type { AkrotiriView, ComponentSet } from "./types";
import { lying, readLaid, type Lying } from "./geometry";

export interface Scene {
  tiles: Lying[];
  /** Cubes one by one: where, and the how manieth there. */
  cubes: { site: string; index: number; colour: string }[];
  boats: { seat: number; dock: string }[];
  temples: { seat: number; site: string; map: string }[];
}

/** A joined word such as `blue+gray`; nothing for a dash. */
export function parted(word: string | undefined): string[] {
  return !word || word === "-" ? [] : word.split("+");
}

type Open = Pick<AkrotiriView, "tiles" | "cubes" | "boats" | "played">;

export function readScene(view: Open, components: ComponentSet): Scene {
  const byId = new Map(components.tiles.map((tile) => [tile.id, tile]));
  const tiles = view.tiles.flatMap((word) => {
    const { id, cell, turn } = readLaid(word);
    const tile = byId.get(id);
    return tile ? [lying(tile, cell, turn)] : [];
  });
  const cubes = view.cubes.flatMap((word) => {
    const [site = "", pack = ""] = word.split("=");
    return parted(pack).map((colour, index) => ({ site, index, colour }));
  });
  const boats = view.boats.flatMap((dock, seat) => (dock === "-" ? [] : [{ seat, dock }]));
  const temples = view.played.flatMap((word, seat) =>
    parted(word).map((temple) => {
      const [map = "", site = ""] = temple.split("@");
      return { seat, map, site };
    }),
  );
  return { tiles, cubes, boats, temples };
}
