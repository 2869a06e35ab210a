import { beforeAll, expect, test, vi } from "vitest";
import { loadWords } from "../lib/words.svelte";
import type { ScoreSheet } from "../wire/types";
import { speak } from "./gamewords";
import { isTold, parts } from "./sheet";

beforeAll(async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("nobody serves here")));
  await loadWords("en");
  await speak("minos");
});

function sheet(seat: number, ...lines: [part: string, points: number, ...why: string[]][]): ScoreSheet {
  return { seat, lines: lines.map(([part, points, ...why]) => ({ part, what: part, points, why })), tie_break: [] };
}

test("what only a later sheet has stands where the game counts it", () => {
  const made = parts("minos", [sheet(0, ["start", 4], ["palace-price", -4], ["regions", 20]), sheet(1, ["start", 4], ["traits", 2], ["farms", 8])]);

  expect(["start", "traits", "palace-price", "farms", "regions"]).toEqual(made.map(({ part }) => part));
  expect([[4, 4], [0, 2], [-4, 0], [0, 8], [20, 0]]).toEqual(made.map(({ points }) => points));
});

test("a part whose lines say no more than its points is not told twice", () => {
  const made = parts("minos", [sheet(0, ["traits", 3], ["player-area", 1, "I-05"])]);

  expect(["player-area"]).toEqual(made.filter(isTold).map(({ part }) => part));
});
