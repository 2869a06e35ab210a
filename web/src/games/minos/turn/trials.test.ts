import { expect, test } from "vitest";
import type { Sight } from "../sight";
import type { MinosView } from "../types";
import { ratherTrials } from "./trials";

const sight = { view: { hand: ["I-07"] } as unknown as MinosView } as Sight;

test("whoever picks a card of the hand is told why it cannot be played, even if it may be sold", () => {
  expect([{ move: "play", words: ["I-07"] }]).toEqual(ratherTrials("card:I-07", sight, "turn"));
  expect([{ move: "palace", card: "I-07" }]).toEqual(ratherTrials("card:I-07", sight, "palace"));
});

test("nothing else is meant by what is asked for itself, or is not in the hand", () => {
  expect([]).toEqual(["card:I-08", "region:4"].flatMap((place) => ratherTrials(place, sight, "turn")));
  expect([]).toEqual(ratherTrials("card:I-07", sight, "discard"));
});
