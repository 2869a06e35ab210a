import { expect, test } from "vitest";
import { cluesOf } from "./cards";
import { upFrom } from "./geometry";

const CARD = { up: "tree 1", right: "lake 2", left: "volcano 1" };

test("a card is read as it is held by whoever sits at a side of the table", () => {
  const points = (place: string): string[] => cluesOf(CARD, upFrom(place)).map((clue) => clue.point);
  expect(["north", "east", "west"]).toEqual(points("south"));
  expect(["south", "west", "east"]).toEqual(points("north"));
  expect(["east", "south", "north"]).toEqual(points("west"));
  expect({ point: "east", terrain: "lake", wanted: 2 }).toEqual(cluesOf(CARD)[1]);
});
