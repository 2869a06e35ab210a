/** What is marked on the map beside the pieces: nothing of it is on the table. */

import type { Lying } from "./geometry";

export type Kind = "cell" | "dock" | "site" | "cube";
/** A place that somebody points at, by its name in the notation. */
export interface Place {
  kind: Kind;
  name: string;
}

export interface Marks {
  /** Cells where the tile in hand may go. */
  cells?: readonly string[];
  /** The tile as it would lie. */
  ghost?: Lying | null;
  /** Docks that can be reached, each with the actions that it takes. */
  docks?: Readonly<Record<string, string>>;
  /** Those among them where another boat lies: one has to sail on at once. */
  occupied?: readonly string[];
  /** Sites: where a temple may be built, where one is thought of. */
  sites?: Readonly<Record<string, "good" | "chosen">>;
  /** Islands shown as one: by their quadrants, and the numbers of Thera's rim. */
  islands?: readonly { quadrants: readonly string[]; rim: readonly number[]; tone: "join" | "here" }[];
  /** Sites of icons that count for what is being looked at; and, dimmed, everything else. */
  icons?: readonly string[];
  /** The lines beyond which icons count, seen from a site. */
  lines?: { site: string; points: readonly string[] } | null;
  /** The way of a boat, as a path. */
  way?: string;
  /** Cubes that can be taken, as `site#index`, and whether they are chosen. */
  cubes?: Readonly<Record<string, boolean>>;
  /** Corners of the tile just laid where the second cube may go, and whether they are chosen. */
  corners?: Readonly<Record<string, boolean>>;
  pointed?: string | null;
  cursor?: string | null;
}
