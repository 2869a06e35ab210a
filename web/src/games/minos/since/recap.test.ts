import { beforeAll, expect, test, vi } from "vitest";
import { loadWords } from "../../../lib/words.svelte";
import { speak } from "../../../table/gamewords";
import { recap } from "../../../table/recap";
import { moved, tableOf } from "../../../wire/fake";
import type { Seen } from "../../../wire/types";

beforeAll(async () => {
  // What is in the box is not needed here, and nobody is asked for it.
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no server")));
  await Promise.all([loadWords("en"), speak("minos")]);
});

const table = tableOf({ game: "minos" });
const answered = (seat: number): object => ({ event: "answered", seat });
const advanced = (seat: number, space: number): object => ({ event: "advanced", seat, track: "influence", space, points: 0 });
const deed = (version: number, seat: number, ...events: object[]): Seen => moved(version, seat, { events: events as unknown as Seen["events"] });
const told = (...history: Seen[]): string[] => recap(table, history, 0).map(({ title, text }) => (title ? `${title}: ${text}` : text));

test("the last one to answer hears what came of all answers", () => {
  const all = told(deed(7, 1, answered(1)), deed(8, 0, answered(0), advanced(0, 1), advanced(1, 2)));

  expect(all).toHaveLength(2);
  expect(all[0]).toContain("influence");
  expect(all[1]).toContain("Bob");
});

test("the recap has the scoring and the age that my last answer opened, then what others did", () => {
  const scored = { event: "scored", seat: 1, source: "regions", points: 14 };
  const all = told(deed(7, 0, answered(0), scored, { event: "age-began", seat: -1 }), deed(8, 1, { event: "die-drafted", seat: 1, die: "gray1", section: "build", space: 1 }));

  expect(all).toHaveLength(3);
  expect(all[0]).toContain("14");
  expect(all[1]).toContain("Age II");
  expect(all[2]).toContain("gray 1");
});

test("the recap has the turn that began when mine ended", () => {
  const retrieved = { event: "die-retrieved", seat: 1, die: "red5", section: "build", space: 1 };
  expect(told(deed(7, 0, { event: "turn-ended", seat: 0 }, { event: "offered", seat: -1, card: "I-07" }, retrieved))).toEqual([expect.stringContaining("Bob")]);
});

test("what I did myself is not told again", () => {
  const bought = { event: "good-bought", seat: 0, good: "wood", coins: 1 };
  expect(told(deed(7, 0, bought), deed(8, 0, answered(0)))).toEqual([]);
  expect(told(deed(7, 0, bought, { event: "turn-ended", seat: 0 }, { event: "offered", seat: -1, card: "I-07" }))).toEqual([]);
});
