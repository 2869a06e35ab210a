import { expect, test } from "vitest";
import { heapOf, partOf, PARTS } from "./recorded";
import type { MinosView } from "./types";

const VIEW = {
  hand: ["I-01"],
  offer: ["I-02"],
  seats: [
    { area: ["I-03"], palace: ["I-04"] },
    { area: ["I-05"], palace: [] },
  ],
} as unknown as MinosView;

test("a card is found in the heap where it lies", () => {
  const found = (card: string): unknown => heapOf(card, VIEW, [["I-06"], ["I-07"]]);

  expect({ tab: "hand", seat: null }).toEqual(found("I-01"));
  expect({ tab: "offer", seat: null }).toEqual(found("I-02"));
  expect({ tab: "area", seat: 0 }).toEqual(found("I-03"));
  expect({ tab: "palace", seat: 0 }).toEqual(found("I-04"));
  expect({ tab: "area", seat: 1 }).toEqual(found("I-05"));
  expect({ tab: "hand", seat: 1 }).toEqual(found("I-07"));
  expect([null, null]).toEqual([found("I-99"), heapOf("I-07", VIEW, null)]);
});

test("every place is seen in a part of a small screen", () => {
  const places = { "region:4": "map", "route:1": "dice", "tile:B04": "dice", "card:I-07": "cards", "vase:V1": "boards", "else": "map" };

  for (const [place, part] of Object.entries(places)) expect(part).toBe(partOf(place));
  for (const part of Object.values(places)) expect(part in PARTS).toBe(true);
});
