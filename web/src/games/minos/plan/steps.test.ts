import { describe, expect, it } from "vitest";
import type { MinosMove, MovePreview, Standing } from "../types";
import { readPlan } from "./keeping";
import { afterMade, afterMove, differencesOf, heldOf, movesOf, withPromises, withStep, type Fate, type Planned } from "./steps";

const END: MinosMove = { move: "end" };
const CITY: MinosMove = { move: "city", region: 4, stone: 0 };
const TAKE: MinosMove = { move: "take", what: "space" };

function standing(more: Partial<Standing> = {}): Standing {
  return {
    coins: 5, weaponry: 0, vp: 0, points: 2, goods: 0, temps: 0, cards: 3, area: 0, palace: 0, tracks: [0, 0, 0], reserves: 2, warriors: 1,
    cities: 0, towers: 0, farms: 0, ships: [0, 0, 0], tiles: 0, trophies: 0, ...more,
  };
}

const preview = (after: Partial<Standing>, before: Partial<Standing> = {}): MovePreview => ({ before: standing(before), after: standing({ ...before, ...after }), asks_chance: false });
const step = (move: MinosMove, promised: MovePreview | null = null): Planned => ({ move, words: move.move, language: "en", promised });
const fate = (word: Fate["fate"], more: Partial<Fate> = {}): Fate => ({ fate: word, refusal: null, asks_chance: false, preview: null, ...more });

describe("steps of a plan", () => {
  it("hold up to the first that does not", () => {
    expect(heldOf([fate("holds"), fate("holds"), fate("refused"), fate("untried")])).toBe(2);
    expect(heldOf([fate("holds")])).toBe(1);
    expect(heldOf([fate("untried"), fate("untried")])).toBe(0);
    expect(heldOf([])).toBe(0);
  });

  it("are put after those that hold, so that what follows may hold again", () => {
    const steps = [step(TAKE), step(END)];
    expect(movesOf(withStep(steps, 2, step(CITY)))).toEqual([TAKE, END, CITY]);
    expect(movesOf(withStep(steps, 1, step(CITY)))).toEqual([TAKE, CITY, END]);
  });

  it("keep what they promised first", () => {
    const [first, later] = [preview({ coins: 3 }), preview({ coins: 2 })];
    expect(withPromises([step(TAKE, first), step(CITY), step(END)], [fate("holds", { preview: later }), fate("holds", { preview: later }), fate("untried")]).map((one) => one.promised)).toEqual([first, later, null]);
  });

  it("leave the plan when they are done", () => {
    const steps = [step(TAKE), step(CITY), step(END)];
    expect(movesOf(afterMade(steps, 2))).toEqual([END]);
    expect(movesOf(afterMove(steps, { what: "space", move: "take" }))).toEqual([CITY, END]);
    expect(movesOf(afterMove(steps, END))).toEqual([TAKE, CITY, END]);
    expect(afterMove([], END)).toEqual([]);
  });
});

describe("a step that holds", () => {
  it("tells what is other than promised, and no more", () => {
    expect(differencesOf(preview({ coins: 3, vp: 2 }), preview({ coins: 1, vp: 2 }))).toEqual([{ what: "coin", then: -2, now: -4 }]);
    expect(differencesOf(preview({ vp: 2 }), preview({ goods: 1 }))).toEqual([
      { what: "vp", then: 2, now: 0 },
      { what: "good", then: 0, now: 1 },
    ]);
  });

  it("is the same whatever one had before", () => {
    expect(differencesOf(preview({ coins: 3 }), preview({ coins: 7 }, { coins: 9 }))).toEqual([]);
  });

  it("is not compared with what nobody knew", () => {
    expect(differencesOf(null, preview({ coins: 3 }))).toEqual([]);
    expect(differencesOf({ ...preview({}), after: null }, preview({ coins: 3 }))).toEqual([]);
  });
});

describe("a plan that was kept", () => {
  it("is read as it was written", () => {
    const steps = [step(CITY, preview({ coins: 1 })), step(END)];
    expect(readPlan(JSON.stringify(steps))).toEqual(steps);
  });

  it("is none if it is damaged", () => {
    for (const stored of [null, "", "{", "3", "[null]", '[{"move":"end","words":"End"}]', '[{"move":{"move":"end"},"words":3,"language":"en"}]']) expect(readPlan(stored)).toEqual([]);
  });
});
