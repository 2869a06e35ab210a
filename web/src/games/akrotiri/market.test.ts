import { expect, test } from "vitest";
import { marketRows } from "./market";
import type { ComponentSet } from "./types";

const SET = { market: { prices: [1, 2, 2, 3, 3, 4, 4, 5] } } as unknown as ComponentSet;

test("cubes lie on the right of their row, and the rightmost free space says what the next one fetches", () => {
  const [green, blue, gray, orange] = marketRows([8, 5, 1, 0], SET);

  expect(["green", 8, null, []]).toEqual([green?.colour, green?.left, green?.sale, green?.spaces.filter((one) => one.isNext)]);
  expect([false, false, false, true, true, true, true, true]).toEqual(blue?.spaces.map((one) => one.isCovered));
  expect([2, { price: 2, isCovered: false, isNext: true }]).toEqual([blue?.sale, blue?.spaces[2]]);
  expect([4, 5]).toEqual([gray?.sale, orange?.sale]);
});
