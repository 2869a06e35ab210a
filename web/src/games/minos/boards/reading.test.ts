import { expect, test } from "vitest";
import type { ScoreSheet } from "../../../wire/types";
import type { Box } from "../box";
import type { Card, MinosView, RegionView, SeatView } from "../types";
import { around, asked, byTrigger, nextScoring, pieces, startPhrases, steps, totalOf, wealth, WEALTH } from "./reading";

function seat(some: Partial<SeatView> = {}): SeatView {
  return { agenda: [], ledger: WEALTH.map(() => 0), ships: [0, 0, 0], ...some } as SeatView;
}

function view(some: Partial<MinosView> = {}): MinosView {
  return { ended: "", answered: [], regions: [], seats: [seat(), seat()], players: 2, ...some } as MinosView;
}

function region(some: Partial<RegionView>): RegionView {
  return { number: 1, foundation: null, peoples: [], city: null, tower: null, farm: null, warriors: [0, 0], ...some };
}

function sheet(of: number, points: Record<string, number>): ScoreSheet {
  return { seat: of, lines: Object.entries(points).map(([part, gained]) => ({ part, what: part, points: gained, why: [] })), tie_break: [] };
}

test("one looks around the table from one's own seat", () => {
  expect([2, 3, 0, 1]).toEqual(around(4, 2));
  expect([0, 1]).toEqual(around(2, null));
});

test("who has something due decides, unless the answer is in", () => {
  const both = view({ seats: [seat({ agenda: ["palace:1"] }), seat({ agenda: ["palace:1"] })], answered: [1] });

  expect(["deciding", "answered"]).toEqual([0, 1].map((one) => asked(both, one)));
  expect("waiting").toBe(asked(view(), 0));
});

test("nobody decides after the end, nor whom the table does not wait for", () => {
  const due = [seat({ agenda: ["turn"] }), seat()];

  expect("waiting").toBe(asked(view({ seats: due, ended: "four rounds played" }), 0));
  expect("waiting").toBe(asked(view({ seats: due }), 0, []));
  expect("deciding").toBe(asked(view({ seats: due }), 0, [0]));
});

test("what is built is counted on the map and on the routes", () => {
  const regions = [region({ city: 1, tower: 1, warriors: [2, 3] }), region({ number: 2, city: 1, farm: 0, warriors: [1, 1] })];
  const found = pieces(view({ regions, seats: [seat(), seat({ ships: [2, 0, 1] })] }), 1);

  expect({ city: 2, tower: 1, farm: 0, ship: 2, warriors: 4 }).toEqual(found);
});

test("points are parted into those gained and those of the end", () => {
  const ledger = WEALTH.map((source) => (source === "vases" ? 10 : 0));
  const rows = wealth(view({ seats: [seat({ ledger }), seat()] }), [sheet(0, { vases: 10, palace: 7 }), sheet(1, { palace: 2 })]);

  expect([
    { source: "vases", gained: [10, 0], ending: [0, 0] },
    { source: "palace", gained: [0, 0], ending: [7, 2] },
  ]).toEqual(rows);
});

test("without sheets nothing is said of the end", () => {
  const ledger = WEALTH.map((source) => (source === "start" ? 4 : 0));

  expect([{ source: "start", gained: [4, 0], ending: [0, 0] }]).toEqual(wealth(view({ seats: [seat({ ledger }), seat()] }), []));
  expect(null).toBe(totalOf(undefined));
  expect(17).toBe(totalOf(sheet(0, { vases: 10, palace: 7 })));
});

test("cards stand under what triggers them, in the order of the sections and then of the dice", () => {
  const cards = [["A", "die-1-2"], ["B", "build"], ["C", "die-1-2"]].map(([id, trigger]) => ({ id, trigger }) as Card);
  const box = { cards: new Map(cards.map((card) => [card.id, card])) } as unknown as Box;
  const groups = byTrigger(box, ["A", "B", "C", "unknown"]);

  expect([["build", ["B"]], ["die-1-2", ["A", "C"]]]).toEqual(groups.map((group) => [group.trigger, group.cards.map((card) => card.id)]));
});

test("a standing value is told where it changes", () => {
  expect([[0, 1], [2, 2], [5, 3]]).toEqual(steps([1, 1, 2, 2, 2, 3, 3]));
});

test("a starting card says nothing of what it does not give", () => {
  const card = { id: "S2-1", players: "2", coins: 9, weaponry: 0, vp: 4, good: "silver", temps: ["stone"], draw: 6, back: 2, region: 1, warrior: false, flag: true } as const;
  const said = startPhrases({ ...card, temps: [...card.temps] });

  expect(["effect-coin", "effect-vp", "start-good", "start-temp", "start-draw", "start-back", "start-region", "start-flag"]).toEqual(said.map((one) => one.id));
});

test("the next scoring is the first of those that are not over", () => {
  expect([2, 2, 4, 4, null]).toEqual([1, 2, 3, 4, 5].map((round) => nextScoring(round, [2, 4])));
  expect([3, null]).toEqual([2, 4].map((round) => nextScoring(round, [3])));
});
