import { describe, expect, it } from "vitest";
import type { Card, CardHelp, Phrase, Trigger } from "../types";
import { ALL, bestWay, byTrigger, heapsOf, priceOf, shelved } from "./shelf";

function card(id: string, more: Partial<Card> = {}): Card {
  return { id, age: "1", cost: 5, wants: [], vp: 2, instant: ["coin"], trigger: "build", trait: "vp", ...more };
}

function help(id: string, ways: CardHelp["ways"]): CardHelp {
  return { id, is_offered: false, cost: 5, extra: 0, discounts: [], ways, can_play: ways.some((way) => way.can_pay), effects: [], palace: 0 };
}

const phrase = (id: string, ...inner: Phrase[]): Phrase => ({ id, number: 1, inner, name: "" });
/** One gain, or one behind a condition. */
const box = {
  said: (effect: string): Phrase => (effect.startsWith("?") ? phrase("effect-when", phrase("condition-palace"), phrase(`effect-${effect.slice(1)}`)) : phrase(`effect-${effect}`)),
};
const none: ReadonlyMap<string, CardHelp> = new Map();
const ids = (cards: readonly Card[]): string[] => cards.map(({ id }) => id);

describe("what a card costs now", () => {
  const dear = { temps: [], price: 8, can_pay: false };
  const spending = { temps: ["wood"], price: 5, can_pay: true };
  const more = { temps: ["wood", "stone"], price: 2, can_pay: true };

  it("is the price without temporary goods where that can be paid", () => {
    expect(bestWay(help("a", [{ ...dear, can_pay: true }, spending]))?.price).toBe(8);
  });

  it("is that of the first way that can be paid", () => {
    expect(bestWay(help("a", [dear, spending, more]))?.temps).toEqual(["wood"]);
  });

  it("is the least where none can be paid", () => {
    expect(bestWay(help("a", [dear, { ...spending, can_pay: false }]))?.price).toBe(5);
  });

  it("is the printed cost where nothing else is known", () => {
    expect(priceOf(card("a", { cost: 9 }), undefined)).toBe(9);
    expect(priceOf(card("a", { cost: 9 }), help("a", [spending]))).toBe(5);
  });
});

describe("what a card gives", () => {
  it("is found in effects and trait, behind conditions too", () => {
    expect(heapsOf(card("a", { instant: ["?good", "place"], trait: "any-track" }), box)).toEqual(["goods", "tracks", "warriors"]);
  });

  it("is not what it asks for", () => {
    expect(heapsOf(card("a", { instant: ["?coin"], trait: "vp" }), box)).toEqual(["coins", "points"]);
  });
});

describe("cards on the shelf", () => {
  const cards = [card("a", { cost: 7, vp: 1, trigger: "wild", age: "2" }), card("b", { cost: 3, vp: 4, trigger: "prepare" }), card("c", { cost: 5, vp: 4, trigger: "die-1-2", instant: ["weaponry"] })];
  const helps = new Map([
    ["a", help("a", [{ temps: [], price: 1, can_pay: true }])],
    ["b", help("b", [{ temps: [], price: 3, can_pay: false }])],
  ]);

  it("lie as they came unless they are sorted", () => {
    expect(ids(shelved(cards, none, ALL, box))).toEqual(["a", "b", "c"]);
  });

  it("are sorted by what they cost now, points, trigger and age", () => {
    expect(ids(shelved(cards, helps, { ...ALL, order: "cost" }, box))).toEqual(["a", "b", "c"]);
    expect(ids(shelved(cards, none, { ...ALL, order: "cost" }, box))).toEqual(["b", "c", "a"]);
    expect(ids(shelved(cards, none, { ...ALL, order: "points" }, box))).toEqual(["b", "c", "a"]);
    expect(ids(shelved(cards, none, { ...ALL, order: "trigger" }, box))).toEqual(["b", "a", "c"]);
    expect(ids(shelved(cards, none, { ...ALL, order: "age" }, box))).toEqual(["b", "c", "a"]);
  });

  it("are sifted by trigger, by what they give, and by what can be paid", () => {
    expect(ids(shelved(cards, helps, { ...ALL, trigger: "wild" }, box))).toEqual(["a"]);
    expect(ids(shelved(cards, helps, { ...ALL, gives: "weaponry" }, box))).toEqual(["c"]);
    expect(ids(shelved(cards, helps, { ...ALL, payable: true }, box))).toEqual(["a"]);
    expect(ids(shelved(cards, helps, { ...ALL, payable: true, trigger: "prepare" }, box))).toEqual([]);
  });

  it("are not changed by it", () => {
    shelved(cards, none, { ...ALL, order: "cost" }, box);
    expect(ids(cards)).toEqual(["a", "b", "c"]);
  });

  it("of a palace are grouped by trigger, in the order of the board", () => {
    const groups = byTrigger([card("a", { trigger: "die-5-6" }), card("b", { trigger: "build" }), card("c", { trigger: "die-5-6" })]);
    expect(groups.map(({ trigger, cards: held }): [Trigger, string[]] => [trigger, ids(held)])).toEqual([
      ["build", ["b"]],
      ["die-5-6", ["a", "c"]],
    ]);
  });
});
