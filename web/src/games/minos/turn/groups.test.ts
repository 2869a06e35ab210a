import { describe, expect, it } from "vitest";
import { fitting, missing, placesOf, single } from "../places";
import type { MinosMove, Standing } from "../types";
import { changesOf, tellingOf } from "./changes";
import { compareDice, grouped, groupOf, usesPoint } from "./groups";
import { readMove } from "./notation";

const END: MinosMove = { move: "end" };
const play = (...words: string[]): MinosMove => ({ move: "play", words });
const move = (region: number, to: number): MinosMove => ({ move: "move", region, to });
const names = (moves: MinosMove[], decision: string): string[] => grouped(moves, decision).map((group) => group.name);

describe("groups of moves", () => {
  it("have what is due first and the end last, whatever order the moves come in", () => {
    const moves: MinosMove[] = [END, { move: "tile", tile: "B04" }, play("I-07"), { move: "forfeit" }, { move: "take", what: "space" }, { move: "market", good: "wood" }];
    expect(names(moves, "turn")).toEqual(["due", "play", "extra", "tile", "forfeit", "finish"]);
  });

  it("hold every move once", () => {
    const moves: MinosMove[] = [play("I-07"), play("I-07", "stone"), move(1, 2), move(1, 3), { move: "escort", region: 1, to: 2 }, { move: "exchange", gain: "coins", amount: 1 }, END];
    const held = grouped(moves, "turn").flatMap((group) => group.folds.flatMap((fold) => fold.moves));
    expect(held).toHaveLength(moves.length);
    expect(new Set(held)).toEqual(new Set(moves));
  });

  it("take what is an extra action at other times for what is asked", () => {
    expect(groupOf({ move: "discard", card: "I-07" }, "turn")).toBe("extra");
    expect(groupOf({ move: "discard", card: "I-07" }, "discard")).toBe("asked");
    expect(groupOf({ move: "tile", tile: "B04" }, "bonus-tile")).toBe("asked");
    expect(groupOf({ move: "battle", region: 3 }, "fight")).toBe("asked");
    expect(groupOf({ move: "battle", region: 3 }, "effects")).toBe("extra");
  });

  it("know what takes a point", () => {
    expect([play("I-07"), move(1, 2), { move: "city", region: 3, stone: 0 } as MinosMove].every(usesPoint)).toBe(true);
    expect([END, { move: "escort", region: 1, to: 2 } as MinosMove, { move: "take", what: "space" } as MinosMove].some(usesPoint)).toBe(false);
  });
});

describe("subjects", () => {
  const folded = (moves: MinosMove[], decision = "turn"): [string, number][] => grouped(moves, decision).flatMap((group) => group.folds.map((fold): [string, number] => [fold.subject, fold.moves.length]));

  it("are cards with the ways to pay for them", () => {
    expect(folded([play("I-07"), play("I-07", "stone"), play("I-09")])).toEqual([
      ["play:I-07", 2],
      ["play:I-09", 1],
    ]);
  });

  it("are regions from which warriors go, but one thing as an extra action", () => {
    expect(folded([move(1, 2), move(1, 3), move(2, 1)])).toEqual([
      ["move:1", 2],
      ["move:2", 1],
    ]);
    expect(folded([{ move: "escort", region: 1, to: 2 }, { move: "escort", region: 2, to: 1 }])).toEqual([["extra:escort", 2]]);
  });

  it("are dice by value, then by colour, when they are drafted", () => {
    const draft = (die: string, section: string): MinosMove => ({ move: "draft", die, section });
    expect(folded([draft("gray2", "build"), draft("red5", "build"), draft("blue2", "wild"), draft("blue2", "build")], "draft")).toEqual([
      ["die:blue2", 2],
      ["die:gray2", 1],
      ["die:red5", 1],
    ]);
    expect(["gray1", "yellow1", "red6", "red1"].sort(compareDice)).toEqual(["red1", "yellow1", "gray1", "red6"]);
  });

  it("are what is exchanged for", () => {
    expect(folded([1, 2, 3].map((amount) => ({ move: "exchange", gain: "coins", amount })))).toEqual([["exchange:coins", 3]]);
  });
});

describe("picks", () => {
  const escort = (region: number, to: number): MinosMove => ({ move: "escort", region, to });

  it("narrow warriors' ways in either order, those picked in their order first", () => {
    const moves = [move(1, 2), move(2, 1), move(2, 3)];
    expect(fitting(moves, ["region:1"])).toEqual([move(1, 2), move(2, 1)]);
    expect(fitting(moves, ["region:2"])).toEqual([move(2, 1), move(2, 3), move(1, 2)]);
    expect(fitting(moves, ["region:2", "region:1"])).toEqual([move(2, 1), move(1, 2)]);
    expect(fitting(moves, ["region:3", "region:2"])).toEqual([move(2, 3)]);
  });

  it("may begin with where a warrior is to go, whether or not one could leave there", () => {
    const moves = [move(1, 3), move(2, 3), move(3, 4), escort(1, 3), END];
    expect(fitting(moves, ["region:3"])).toEqual([move(3, 4), move(1, 3), move(2, 3), escort(1, 3)]);
    expect(fitting(moves, ["region:3", "region:2"])).toEqual([move(2, 3)]);
    expect(fitting(moves, ["region:4"])).toEqual([move(3, 4)]);
  });

  it("leave one move to look at, and of there and back the one in their order", () => {
    const moves = [move(1, 2), move(2, 1), move(2, 3), escort(3, 4), move(3, 4), END];
    expect(single(moves, ["region:1", "region:2"])).toEqual(move(1, 2));
    expect(single(moves, ["region:2", "region:1"])).toEqual(move(2, 1));
    expect(single(moves, ["region:3", "region:2"])).toEqual(move(2, 3));
    expect([[], ["region:1"], ["region:2"], ["region:3", "region:4"]].map((picked) => single(moves, picked))).toEqual([null, null, null, null]);
  });

  it("tell which end is still to be picked, where nothing but a way can be meant", () => {
    const moves = [move(1, 3), move(2, 3), move(2, 4), END];
    const wanted = (...picked: string[]): string | null => missing(fitting(moves, picked), picked);
    expect(wanted("region:3")).toBe("from");
    expect(wanted("region:2")).toBe("to");
    expect(missing([move(1, 3), move(3, 1)], ["region:3"])).toBe("either");
    expect([wanted(), wanted("region:4"), wanted("region:2", "region:3")]).toEqual([null, null, null]);
    expect(missing([move(1, 3), { move: "battle", region: 1 }], ["region:1"])).toBeNull();
  });

  it("narrow drafts in any order", () => {
    const draft: MinosMove = { move: "draft", die: "red5", section: "build" };
    expect(fitting([draft], ["section:build", "die:red5"])).toEqual([draft]);
    expect(fitting([draft], ["section:build"])).toEqual([draft]);
    expect(fitting([draft], ["section:wild"])).toEqual([]);
    expect(placesOf(draft)).toEqual(["die:red5", "section:build"]);
  });

  it("leave what is about no place out", () => {
    expect(fitting([END], [])).toEqual([END]);
    expect(fitting([END], ["region:1"])).toEqual([]);
  });
});

describe("changes", () => {
  const standing = (made: Partial<Standing> = {}): Standing => ({
    coins: 5, weaponry: 2, vp: 9, points: 2, goods: 1, temps: 0, cards: 3, area: 1, palace: 1, tracks: [1, 0, 2], reserves: 3, warriors: 1,
    cities: 1, towers: 0, farms: 0, ships: [0, 0, 0], tiles: 0, trophies: 0, ...made,
  });

  it("are counts that differ, points first", () => {
    const after = standing({ coins: 2, vp: 11, points: 1, cards: 2, area: 2, tracks: [1, 1, 2] });
    expect(changesOf({ before: standing(), after, asks_chance: false })).toEqual([
      { what: "vp", by: 2 },
      { what: "coin", by: -3 },
      { what: "card", by: -1 },
      { what: "cultural", by: 1 },
    ]);
  });

  it("leave out what goes without saying", () => {
    const after = standing({ coins: 2, cards: 2 });
    expect(tellingOf(play("I-07"), { before: standing(), after, asks_chance: false })).toEqual([{ what: "coin", by: -3 }]);
  });

  it("are unknown while others' answers are secret", () => {
    expect(changesOf({ before: standing(), after: null, asks_chance: false })).toEqual([]);
  });
});

describe("notation", () => {
  it("is read as the moves that are sent", () => {
    expect(readMove("back I-17")).toEqual({ move: "back", card: "I-17" });
    expect(readMove("advance influence")).toEqual({ move: "advance", track: "influence" });
    expect(readMove("farm 4 2 1")).toEqual({ move: "farm", region: 4, warriors: 2, grain: 1 });
    expect(readMove("choose 2")).toEqual({ move: "choose", gain: 2 });
    expect(readMove("exchange coins 3")).toEqual({ move: "exchange", gain: "coins", amount: 3 });
    expect(readMove("play I-17 stone")).toEqual({ move: "play", words: ["I-17", "stone"] });
    expect(readMove("done")).toEqual({ move: "done" });
  });
});
