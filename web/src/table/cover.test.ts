import { expect, test } from "vitest";
import { tableOf } from "../wire/fake";
import type { SeatFacts, TableFacts } from "../wire/types";
import { handTo } from "./cover";

function table(deciders: number[], seats: Partial<SeatFacts>[], status = "playing"): TableFacts {
  const [plain] = tableOf().seats;
  return tableOf({ deciders, status, seats: seats.map((one, seat) => ({ ...plain!, player: "ann", ...one, seat })) });
}

test("with one seat of mine nothing is ever covered", () => {
  expect(null).toEqual(handTo(table([0], [{}, { player: "bob" }]), "ann", null));
});

test("the screen goes to the other seat of mine that has to decide", () => {
  expect(1).toEqual(handTo(table([1], [{}, {}]), "ann", 0));
});

test("nothing is covered while the same seat goes on", () => {
  expect(null).toEqual(handTo(table([0], [{}, {}]), "ann", 0));
});

test("nothing is covered while somebody else decides elsewhere", () => {
  expect(null).toEqual(handTo(table([2], [{}, {}, { player: "bob" }]), "ann", 0));
});

test("nothing is covered where bots play my other seats", () => {
  expect(null).toEqual(handTo(table([0], [{}, { bot: "greedy", away: "left" }]), "ann", null));
});

test("a seat that has resigned gets no screen", () => {
  expect(null).toEqual(handTo(table([0], [{}, { has_resigned: true }]), "ann", 0));
});

test("before anybody has said who sits here it is covered, for whoever decides or else the first", () => {
  expect(1).toEqual(handTo(table([1], [{}, {}]), "ann", null));
  expect(0).toEqual(handTo(table([2], [{}, {}, { player: "bob" }]), "ann", null));
});

test("nothing is covered before the game and after it", () => {
  expect([null, null]).toEqual(["open", "over"].map((status) => handTo(table([1], [{}, {}], status), "ann", 0)));
});

test("if several of mine decide at once whoever sits here goes on", () => {
  expect(null).toEqual(handTo(table([0, 1], [{}, {}]), "ann", 1));
});
