/** What is looked at: a table that is being played, one of a record, or a plan. Everything that is only drawn is drawn
 * from this. */

import type { Box } from "./box";
import type { Missing } from "./places";
import type { MinosMove, MinosSurvey, MinosView } from "./types";

/** A move that somebody considers, and how the table would stand after it; null until that has come. */
export type Considered = { move: MinosMove; survey: MinosSurvey | null };

export interface Sight {
  readonly view: MinosView;
  /** What the rules make of the view; null until it has come. */
  readonly survey: MinosSurvey | null;
  readonly box: Box;
  /** Through whose eyes; null for a spectator. */
  readonly seat: number | null;
  /** What is considered now; nothing where nobody plays. */
  readonly considered?: Considered | null;
  /** Whether it is over and done: nobody can do anything here. */
  readonly isRecord?: boolean;
  /** By seat: its hand, where all hands are known, as in records. */
  readonly hands?: readonly (readonly string[])[] | null;
  /** Whose cards are shown unless somebody else's are wanted. */
  readonly watched?: number | null;
  /** By seat: points as the game stands, where they are known without the survey. */
  readonly points?: readonly number[] | null;
  /** What a seat is called. */
  name(seat: number): string;
}

/** Something that can be picked, as `kind:name`: what `placesOf` finds in moves. */
export type Place = string;

/** What can be done with places: the drawing asks this and knows nothing of moves. */
export interface Marks {
  /** Whether a place belongs to something that may be done now. */
  isOpen(place: Place): boolean;
  /** Whether it has been picked. */
  isPicked(place: Place): boolean;
  pick(place: Place): void;
  /** Somebody looks at a place, or no longer at any. */
  look(place: Place | null): void;
  /** What is still to be picked of a warrior's way, where nothing else can be meant. */
  readonly wanted?: Missing;
  /** Whether what has been picked leaves one thing only, and doing that. */
  readonly isSettled?: boolean;
  settle?(): void;
}

/** Where nothing can be done: others' boards, records. */
export const CLOSED: Marks = { isOpen: () => false, isPicked: () => false, pick: () => undefined, look: () => undefined };
