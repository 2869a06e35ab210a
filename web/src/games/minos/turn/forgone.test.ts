import { beforeAll, expect, test } from "vitest";
import { loadWords, useWords } from "../../../lib/words.svelte";
import type { Box } from "../box";
import type { MinosMove, MinosSurvey, MinosView, Unlock } from "../types";
import { forgoneWords } from "./forgone";

beforeAll(async () => {
  useWords("minos");
  await loadWords("en");
});

const END: MinosMove = { move: "end" };
const box = { components: { costs: { march: 1, market: 1 } }, numbers: { discard: 1 }, cards: new Map() } as unknown as Box;

/** What is forgone by a turn with 2 points for cards, of which the server says this. */
function forgone(unlock: Unlock | null, legal: MinosMove[] = [END], points = 2): string {
  const seats = [{ agenda: ["turn"] }];
  const view = { points, kind: "develop", seats, regions: [], offer: [] } as unknown as MinosView;
  const survey = { turn: { seat: 0, unlock }, cards: [] } as unknown as MinosSurvey;
  return forgoneWords({ legal, view, survey, decision: "turn", seat: 0, box, name: () => "" });
}

test("points that a purchase of this turn makes useful are named, with the purchase", () => {
  const words = forgone({ moves: ["market silver", "discard I-07"], is_sure: true });
  expect(words).toBe(
    "Not used yet: 2 points to play cards. The points can still be used in this turn after: Local market: temporary silver for 1 coin → Sell I-07 for 1 coin.",
  );
});

test("what is drawn on the way, or is not known, is no promise", () => {
  const market = "Local market: temporary silver for 1 coin";
  expect(forgone({ moves: ["market silver", "choose 2"], is_sure: false }, [END], 1)).toContain(`The point may still be of use in this turn, depending on what is drawn: ${market}.`);
  expect(forgone({ moves: [], is_sure: false })).toContain("The points may still be of use in this turn, after other actions.");
});

test("points that a move uses at once are named without more, and points of no use are not", () => {
  expect(forgone(null, [{ move: "play", words: ["I-07"] }, END])).toBe("Not used yet: 2 points to play cards.");
  expect(forgone(null)).toBe("");
});
