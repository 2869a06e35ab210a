import { expect, test } from "vitest";
import { laidOver } from "./changes";

const TABLE = { round: 1, hand: ["a"], seats: [{ coins: 3, goods: [0, 1] }, { coins: 5, goods: [0, 0] }] };

test("changes are made along their paths, and the rest is shared", () => {
  const after = laidOver(TABLE, { round: 2, "seats.1.coins": 7, hand: [], "seats.1.goods": [1, 1], fresh: true });

  expect({ round: 2, hand: [], seats: [TABLE.seats[0], { coins: 7, goods: [1, 1] }], fresh: true }).toEqual(after);
  expect(5).toBe(TABLE.seats[1]?.coins);
  expect((after["seats"] as unknown[])[0]).toBe(TABLE.seats[0]);
  expect(laidOver(TABLE, undefined)).toBe(TABLE);
});

test("a path that leads nowhere is passed over", () => {
  for (const path of ["gone.coins", "seats.2.coins", "seats.x", "round.x", "seats.0.gone.x"]) expect(TABLE).toEqual(laidOver(TABLE, { [path]: 1 }));
});
