import { beforeAll, expect, test } from "vitest";
import { loadWords } from "../lib/words.svelte";
import { speak } from "../table/gamewords";
import type { Replay } from "../wire/types";
import { factsOf, Reel } from "./reel.svelte";
import { fragmentOf, momentIn } from "./source";
import { partsOf, seenAs, turnsOf, type Turn } from "./steps";

beforeAll(() => Promise.all([loadWords("en"), speak("akrotiri")]));

const REPLAY = {
  game: "akrotiri",
  title: "Akrotiri",
  options: {},
  seats: ["Ann", "Ann"],
  end: null,
  secrets: { "tile-drawn": ["tile"] },
  frames: [
    { view: { tiles: [] } },
    { by: 0, events: [{ event: "turn-began", seat: 0, turn: 1 }] },
    { by: "chance", events: [{ event: "tile-drawn", seat: 0, tile: "T01" }], own: [{ hand: "T01" }, { hand: "-" }] },
    { by: 0, events: [{ event: "turn-began", seat: 1, turn: 1 }], view: { tiles: ["T01@0,0n"] }, own: [{ hand: "-" }, {}], scores: [2, 0] },
    { by: 1, events: [{ event: "berthed", seat: 1, dock: "thera/1" }] },
  ],
} as unknown as Replay;

test("a step goes to the next decision, and a turn to its beginning with chance's answers", () => {
  const reel = new Reel(REPLAY);
  expect([2, 3]).toEqual(reel.turns);

  const at: number[] = [];
  for (const go of [() => reel.step(1), () => reel.step(1), () => reel.turn(-1), () => reel.turn(-1), () => reel.turn(1), () => reel.turn(1), () => reel.turn(1)]) {
    go();
    at.push(reel.at);
  }
  expect([2, 3, 2, 0, 2, 3, 4]).toEqual(at);
  expect([-1, 0, 1, 1]).toEqual([0, 2, 3, 4].map((to) => (reel.go(to), reel.turnNow)));
});

test("a seat sees its own hand, and spectators none", () => {
  const reel = new Reel(REPLAY);
  reel.go(2);

  expect(["T01", "-"]).toEqual([0, 1].map((seat) => reel.seenBy(seat)["hand"]));
  reel.eyes = 1;
  expect({ seat: 1, tiles: [], hand: "-" }).toEqual(reel.view);
  expect([false, true]).toEqual([0, 1].map((seat) => reel.shows(seat)));
  reel.eyes = "open";
  expect({ seat: -1, tiles: [] }).toEqual(reel.view);
});

test("what only its seat knew is hidden from other eyes", () => {
  const drawn = { event: "tile-drawn", seat: 0, tile: "T01" };

  expect(["T01", "T01", null, null]).toEqual((["all", 0, 1, "open"] as const).map((eyes) => seenAs(drawn, eyes, REPLAY.secrets)["tile"]));
});

test("the log is told turn by turn, and namesakes are numbered", () => {
  const table = factsOf(REPLAY);
  const turns = turnsOf(REPLAY, table, 1);

  expect(["Ann 1, turn 1", "Ann 2, turn 1"]).toEqual(turns.map((turn) => turn.title));
  expect([["Ann 1 drew a tile."], ["thera/1"]]).toEqual([turns[0]?.steps.map((step) => step.text), turns[1]?.steps[0]?.places.map(({ place }) => place)]);
});

test("a bot is called in a replay as at the table", () => {
  expect(["Sailor", "Ann"]).toEqual(factsOf({ ...REPLAY, seats: ["sailor", "Ann"] }).seats.map((seat) => seat.name));
});

test("an address names the moment and the eyes, with the record or without", () => {
  expect("#r=ab-c&at=12&eyes=1").toBe(fragmentOf("#r=ab-c&at=3", { at: 12, eyes: 1 }));
  expect(["", "#r=ab-c"]).toEqual(["", "#r=ab-c&at=4"].map((before) => fragmentOf(before, { at: 0, eyes: "all" })));
  expect({ at: 12, eyes: 1 }).toEqual(momentIn("#r=ab-c&at=12&eyes=1"));
  expect({ at: null, eyes: "all" }).toEqual(momentIn("#r=ab-c&at=x&eyes=me"));
  expect({ at: 3, eyes: "open" }).toEqual(momentIn("#at=3&eyes=open"));
});

test("turns stand in the parts of the game", () => {
  const turn = (title: string, isPart = false): Turn => ({ key: title, title, isPart, seat: null, steps: [] });
  const named = (turns: Turn[]): unknown => partsOf(turns).map((part) => [part.title, ...part.turns.map(({ title, turn }) => `${turn} ${title}`)]);

  expect([["", "0 Ann", "1 Ben"]]).toEqual(named([turn(""), turn("Ann"), turn("Ben")]));
  expect([["Round 1", "0 Round 1", "1 Ann"], ["Round 2", "2 Round 2", "3 Ben"]]).toEqual(
    named([turn(""), turn("Round 1", true), turn("Ann"), turn("Round 2", true), turn("Ben")]),
  );
});

test("one knows which seat has decided last, chance left aside", () => {
  const reel = new Reel(REPLAY);

  expect([null, 0, 0, 0, 1]).toEqual([0, 1, 2, 3, 4].map((at) => (reel.go(at), reel.decided)));
});
