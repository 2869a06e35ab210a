/** The parts of the table, of which a phone shows one at a time. */

/** What a lesson points at is found in these parts. */
export const POINTED = {
  map: "region",
  dice: "die section space route tile",
  cards: "card deck start ability",
  boards: "track good vase seat income",
  log: "",
};
export type Part = keyof typeof POINTED;
export const PARTS = Object.keys(POINTED) as Part[];

/** Where a place such as `region:4` is seen. */
export function partOf(place: string): Part {
  const kind = place.split(":")[0] ?? "";
  return PARTS.find((part) => POINTED[part].split(" ").includes(kind)) ?? "map";
}

/** Where one looks at what is asked; in a turn by what its points are for. */
export const SEEN: Readonly<Record<string, Part>> = {
  draft: "dice", retrieve: "dice", route: "dice", "bonus-tile": "dice",
  pick: "cards", back: "cards", found: "cards", palace: "cards", discard: "cards", draw: "cards", play: "cards", prepare: "cards", develop: "cards",
  place: "map", move: "map", fight: "map", build: "map", expand: "map",
};
