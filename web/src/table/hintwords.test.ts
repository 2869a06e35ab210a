import { beforeAll, describe, expect, it } from "vitest";
import { loadWords } from "../lib/words.svelte";
import type { AnyMove } from "../wire/types";
import { followingOf, numbersOf } from "./hintwords";

beforeAll(() => loadWords("en"));

const line = (length: number): AnyMove[] => Array.from({ length }, (_, at) => ({ move: "sail", dock: String(at) }) as unknown as AnyMove);
const words = (move: AnyMove): string => `to ${(move as unknown as { dock: string }).dock}`;
const said = (length: number, brings: number | null, game = "akrotiri", goes_on = false): string =>
  followingOf({ course: line(length), brings, goes_on }, game, words);

describe("what is to follow", () => {
  it("is nothing after a move that stands alone", () => {
    expect(said(1, 3)).toBe("");
  });

  it("is named by step, with the points of the whole line in the words of its game", () => {
    expect(said(3, null)).toBe("Then: to 1 · to 2.");
    expect(said(3, 1)).toBe("Then: to 1 · to 2. In all 1 point.");
    expect(said(3, 8, "minos")).toBe("Then: to 1 · to 2. In all 8 VP.");
    expect(said(2, 8, "minos", true)).toBe("Then: to 1. In all 8 VP, and the turn goes on.");
  });

  it("is put in words with what comes before", () => {
    const told = followingOf({ course: line(3), brings: null, goes_on: false }, "minos", (move, before) => `${words(move)} after ${before.map(words).join(" and ")}`);
    expect(told).toBe("Then: to 1 after to 0 · to 2 after to 0 and to 1.");
  });

  it("is cut short where it is long", () => {
    expect(said(7, null)).toBe("Then: to 1 · to 2 · to 3 · to 4 · to 5 · to 6.");
    expect(said(8, null)).toBe("Then: to 1 · to 2 · to 3 · to 4 · 3 more moves.");
  });
});

describe("the chance to win", () => {
  it("is said once, with how often the move was tried", () => {
    expect(numbersOf({ chance: 0.456, visits: 312 })).toBe("wins 46% of games · tried 312 times");
    expect(numbersOf({ chance: null, visits: 0 })).toBe("");
  });

  it("is no share of games where hardly any were tried", async () => {
    const said = (): string[] => [1, 2, 3].map((visits) => numbersOf({ chance: 0.5, visits }).replace(/\s/gu, " "));
    expect(said()).toEqual(["tried once", "tried 2 times", "wins 50% of games · tried 3 times"]);
    await loadWords("fr");
    expect(said()).toEqual(["essayé 1 fois", "essayé 2 fois", "gagne 50 % des parties · essayé 3 fois"]);
    await loadWords("es");
    expect(said()).toEqual(["probada 1 vez", "probada 2 veces", "gana el 50 % de las partidas · probada 3 veces"]);
    await loadWords("en");
  });
});
