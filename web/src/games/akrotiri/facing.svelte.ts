/** How the reader sees the map: which point of the compass is up on the screen. Every picture and every word about a
 * place asks here, so that they agree. */

import { settings } from "../../lib/settings.svelte";
import { CORNERS, EXITS, POINTS, turnedBy, upFrom, type Compass, type Corner, type Exit } from "./geometry";
import type { AkrotiriView } from "./types";

/** The sides of the screen, clockwise; a map card calls its own sides so, too. */
export const SIDES = ["up", "right", "down", "left"] as const;
export type Side = (typeof SIDES)[number];

/** What is looked at, and through whose eyes: null for a spectator. */
export interface Look {
  view: Pick<AkrotiriView, "places" | "thera"> | undefined;
  seat: number | null;
}

class Facing {
  #look = $state.raw<(() => Look) | null>(null);

  /** A map is shown that is seen so; the answer ends that. */
  show(look: () => Look): () => void {
    this.#look = look;
    return () => {
      if (this.#look === look) this.#look = null;
    };
  }

  /** The point of the compass that is up: north, unless the reader wants the own side of the table below. */
  get up(): Compass {
    const { view, seat } = this.#look?.() ?? { view: undefined, seat: null };
    const place = seat === null ? undefined : view?.places[seat];
    return place && settings.ownSideDown ? upFrom(place) : "north";
  }

  /** Quarters by which the compass is turned to the left. */
  get quarters(): number {
    return POINTS.indexOf(this.up);
  }

  /** Degrees by which the map is drawn turned. */
  get turned(): number {
    return turnedBy(this.up);
  }

  /** Where a point of the compass is on the screen. */
  side(point: string): Side {
    return SIDES[this.#seen(POINTS.indexOf(point as Compass))] as Side;
  }

  /** Where the side of a tile is on the screen. */
  edge(exit: string): Side {
    return SIDES[this.#seen(EXITS.indexOf(exit as Exit))] as Side;
  }

  /** The corner that is drawn there: `NW` is the top left one of the screen. */
  corner(corner: string): Corner {
    return CORNERS[this.#seen(CORNERS.indexOf(corner as Corner))] as Corner;
  }

  /** Where the side of a map card is on the screen that its owner calls so. */
  cardSide(side: string): Side {
    const { view, seat } = this.#look?.() ?? { view: undefined, seat: null };
    const own = upFrom(seat === null ? undefined : view?.places[seat]);
    return this.side(POINTS[(SIDES.indexOf(side as Side) + POINTS.indexOf(own)) % 4] ?? "north");
  }

  /** Where the docks of Thera are on its board, in the order of their numbers. */
  get thera(): readonly string[] {
    return this.#look?.().view?.thera ?? [];
  }

  #seen(clockwise: number): number {
    return (clockwise + 4 - this.quarters) % 4;
  }
}

export const facing = new Facing();
