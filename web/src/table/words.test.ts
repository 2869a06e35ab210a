import { beforeAll, expect, test } from "vitest";
import { loadWords } from "../lib/words.svelte";
import { moved, tableOf, updateOf } from "../wire/fake";
import type { RecordEnd, Seen } from "../wire/types";
import { tabTitle } from "./alerts";
import { speak, waysOf } from "./gamewords";
import { turns } from "./log";
import { isDue, missed, recap } from "./recap";
import { reasonWords, ruleAddress } from "./Reason.svelte";
import { parts } from "./sheet";
import { takenBack } from "./taken";
import { pieces, tellDeed, tellEvent } from "./tell";
import { secondsLeft, timeWords, turnWords } from "./turn";

beforeAll(() => Promise.all([loadWords("en"), speak("akrotiri")]));

const END: RecordEnd = { end: "sixth temple", winners: [1], scores: [3, 9], digest: "", seed: "" };

test("an event is told by name to others and as you to its seat", () => {
  const event = { event: "loaded", seat: 0, cubes: ["blue", "gray", "blue"] };

  expect("Ann loaded 2 blue and 1 gray.").toBe(tellEvent(tableOf(), event, 1));
  expect("You loaded 2 blue and 1 gray.").toBe(tellEvent(tableOf(), event, 0));
});

test("what an event hides stays hidden in words", () => {
  expect("Bob drew a tile.").toBe(tellEvent(tableOf(), { event: "tile-drawn", seat: 1, tile: null }, 0));
});

test("a sentence is cut at the places it names, the longest first", () => {
  const cut = pieces("from 0,-1 to 0,-1/NE.", ["0,-1", "0,-1/NE"].map((place) => ({ text: place, place })));

  expect(["from ", "0,-1", " to ", "0,-1/NE", "."]).toEqual(cut.map((piece) => piece.text));
  expect(["0,-1", "0,-1/NE"]).toEqual(cut.flatMap((piece) => piece.place ?? []));
});

test("the log is grouped by turns", () => {
  const began: Seen = moved(3, 1, { events: [{ event: "turn-began", seat: 1, turn: 2 }] });
  const made = turns(tableOf(), [moved(2, 0), began, moved(4, 1)], 0);

  expect(["", "Bob, turn 2"]).toEqual(made.map((turn) => turn.title));
  expect([1, 1]).toEqual(made.map((turn) => turn.entries.length));
});

test("a recap is what others did since my own last move", () => {
  const history = [moved(1, 1), moved(2, 0), moved(3, 1), moved(4, 1)];

  expect([3, 4]).toEqual(missed(history, 0).map((one) => one.version));
  expect([]).toEqual(missed([moved(1, 1), moved(2, 0)], 0));
});

test("what a bot did in my place is in the recap too", () => {
  expect([3]).toEqual(missed([moved(2, 0), moved(3, 0, { bot: "greedy" })], 0).map((one) => one.version));
});

test("who plays on for a bot that failed is told by what the bots are called", () => {
  const replaced: Seen = { version: 3, at: 0, did: "replaced", seat: 1, name: "deep", bot: "greedy" };

  expect("deep could not go on; Greedy plays in its place.").toBe(tellDeed(tableOf(), replaced, 0));
  expect([3]).toEqual(missed([moved(2, 0), replaced], 0).map((one) => one.version));
});

test("what was taken back counts no more", () => {
  const back: Seen = { version: 5, at: 0, did: "undone", seat: 1, why: "consent", taken: [3, 4] };
  const history = [moved(2, 1), moved(3, 1), moved(4, 0), back];

  expect([3, 4]).toEqual([...takenBack(history)]);
  expect([2, 3, 4]).toEqual([...takenBack([...history, { ...back, version: 6, taken: [2] }])].sort());
  expect([5]).toEqual(missed(history, 0).map((one) => one.version));
  expect([false, true, true, false]).toEqual(turns(tableOf(), history, 0)[0]?.entries.map((one) => one.isTaken));
});

test("a recap is due on my turn only, and until it is put away", () => {
  const steps = recap(tableOf(), [moved(2, 0), moved(3, 1)], 0);
  const others = updateOf(3, 0, { table: tableOf({ deciders: [1] }) });

  expect(["Bob loaded 1 blue."]).toEqual(steps.map((step) => step.text));
  expect([true, false]).toEqual([isDue(updateOf(3, 0), steps, 0), isDue(updateOf(3, 0), steps, 3)]);
  expect(false).toBe(isDue(others, steps, 0));
});

test("a recap has a title where the turn of another begins", () => {
  const began: Seen = moved(4, 1, { events: [{ event: "turn-began", seat: 1, turn: 2 }] });
  const steps = recap(tableOf(), [moved(2, 0), moved(3, 1), began, moved(5, 1), moved(6, 1)], 0);

  expect([3, 5, 6]).toEqual(steps.map((step) => step.version));
  expect(["", "Bob, turn 2", ""]).toEqual(steps.map((step) => step.title));
  expect([false, true, false]).toEqual(steps.map((step) => step.isFirst));
});

test("whose turn it is, for me, for others, and for several at one screen", () => {
  const table = tableOf();

  expect("Your turn").toBe(turnWords(table, 0, [0]));
  expect("Ann to move").toBe(turnWords(table, 1, [1]));
  expect("Ann to move").toBe(turnWords(table, null, []));
  expect("Ann, it is your turn").toBe(turnWords(table, 0, [0, 1]));
  expect("● Your turn · Akrotiri · Labrys").toBe(tabTitle(table, 0, [0]));
});

test("who won", () => {
  const over = tableOf({ status: "over", end: END });

  expect("You won").toBe(turnWords(over, 1, [1]));
  expect("Bob won").toBe(turnWords(over, 0, [0]));
  expect("Ann and Bob share the victory").toBe(turnWords({ ...over, end: { ...END, winners: [0, 1] } }, 0, [0]));
});

test("a clock runs to when it is due, and stands at what is left of the game", () => {
  expect(40).toBe(secondsLeft({ seat: 0, spent: 10, since: 100, due: 150 }, 600, 110));
  expect(590).toBe(secondsLeft({ seat: 0, spent: 10, since: null, due: null }, 600, 110));
  expect(null).toBe(secondsLeft({ seat: 0, spent: 0, since: null, due: null }, null, 110));
  expect(["0:09", "3:07", "4 h 05", "2 d 3 h"]).toEqual([8.4, 187, 14_700, 183_600].map(timeWords));
});

test("a refusal has a sentence and the address of its rule", () => {
  const refusal = { code: "no-such-code", rule: "A6.4", text: "the boat has room for 1 more, you chose 2" };

  expect("The boat has room for 1 more, you chose 2.").toBe(reasonWords(refusal));
  expect(["/rules/akrotiri#A6.4", "/rules/minos#M5.2", "/rules/table#S5", "/rules/table#N1", null]).toEqual(
    ["A6.4", "M5.2", "S5", "N1", "X1"].map(ruleAddress),
  );
});

test("people count seats from 1", () => {
  const said = (code: string, facts: Record<string, number | string>) => reasonWords({ code, rule: "S4", text: "", facts });

  expect("Seat 1 has to decide now, not seat 2.").toBe(said("not-your-turn", { due: 0, seat: 1 }));
  expect("You have the seats 1, 3: say which one.").toBe(said("which-seat", { seats: "0, 2" }));
  expect("There are seats 1 to 2.").toBe(said("no-such-seat", { last: 1 }));
  expect("The record has 2 seats; none is seat 4.").toBe(said("no-such-eyes", { seats: 2, seat: 3 }));
});

test("a sheet has parts by seat, and lines in words", () => {
  const line = (part: string, what: string, points: number) => ({ part, what, points, why: [] });
  const made = parts("akrotiri", [
    { seat: 0, lines: [line("maps", "map M07", 3), line("goals", "goal lake", 4)], tie_break: [] },
    { seat: 1, lines: [line("maps", "map M01", 5), line("maps", "map M02", 1)], tie_break: [] },
  ]);

  expect([[3, 6], [4, 0]]).toEqual(made.map((part) => part.points));
  expect(["Map M07", "Lakes", "12 drachmas", "Secret goal"]).toEqual(
    ["map M07", "goal lake", "12 drachmas", "secret goal"].map((what) => waysOf("akrotiri").line(line("", what, 0))),
  );
});
