import { beforeEach, expect, test } from "vitest";
import { settings } from "../../lib/settings.svelte";
import { tableOf, updateOf } from "../../wire/fake";
import type { Live, Move } from "../../wire/live.svelte";
import { showMove } from "./hinted";
import { chosenColours, pickCube, takable } from "./loading";
import { Play } from "./play.svelte";
import type { ComponentSet } from "./types";

const LOADS = [
  { site: "1,1/NW", index: 0, colour: "blue" },
  { site: "1,1/NW", index: 1, colour: "blue" },
  { site: "2,1/NE", index: 0, colour: "green" },
];
const VOYAGES = [
  { dock: "1,1/N-NE", moves: 2, actions: 1, is_occupied: false, steps: [] },
  { dock: "2,1/N-NE", moves: 3, actions: 2, is_occupied: false, steps: [] },
];
const CUBES = ["blue", "green"].flatMap((colour) => ["NE", "SE"].map((corner) => ({ move: "cube", colour, corner })));

/** A table without a server: it notes which moves are made. */
class FakeLive {
  version = $state(0);
  line = "open";
  pending = null;
  refused = null;
  table = tableOf();
  pointed = $state<string | null>(null);
  made: Move[] = [];
  update = $state.raw(updateOf(0, 0));

  /** Something has happened: this is decided now. */
  now(decision: string, legal: Move[], actions = 3): void {
    this.version += 1;
    const view = { stack: [`${decision}:0`], tiles: ["T01@1,1n"], boats: ["thera/1", "-"], cargo: ["-", "-"], actions, places: [], thera: [] };
    this.update = updateOf(this.version, 0, { view: view as never, legal: legal as never });
  }

  point(place: string | null): void {
    this.pointed = place;
  }

  async survey(): Promise<unknown> {
    return { version: this.version, survey: { loads: LOADS, voyages: VOYAGES, docks: [], islands: [], hand: [] } };
  }

  async why(): Promise<unknown> {
    return { refusals: [{ code: "no", rule: "A5.2", text: "no", facts: {} }], version: this.version };
  }

  async play(move: Move): Promise<boolean> {
    this.made.push(move);
    return true;
  }
}

let live: FakeLive;
let play: Play;

async function at(decision: string, legal: object[], actions?: number): Promise<void> {
  live.now(decision, legal as Move[], actions);
  play = new Play(live as unknown as Live, { tiles: [] } as unknown as ComponentSet);
  await play.refresh();
}

beforeEach(() => {
  live = new FakeLive();
  settings.confirmEnd = true;
});

test("of two cubes of one colour the one that is clicked is chosen, and both can be", async () => {
  await at("act", [{ move: "load", cubes: ["blue"] }]);
  const chosen = (): string[] => takable(play).flatMap((cube) => (cube.isChosen ? [cube.name] : []));

  pickCube(play, "1,1/NW#1");
  expect(["1,1/NW#1"]).toEqual(chosen());
  pickCube(play, "1,1/NW#0");
  expect(["1,1/NW#0", "1,1/NW#1"]).toEqual(chosen());
  expect(["blue", "blue"]).toEqual(chosenColours(play));
  pickCube(play, "1,1/NW#1");
  expect(["1,1/NW#0"]).toEqual(chosen());
});

test("an advised load chooses as many cubes as it names", async () => {
  await at("act", [{ move: "load", cubes: ["blue", "green"] }]);
  showMove(play, { move: "load", cubes: ["green", "blue"] });

  expect(["blue", "green"]).toEqual(chosenColours(play).sort());
});

test("a dock bears the actions that it costs", async () => {
  await at("act", [{ move: "sail", dock: "1,1/N-NE" }]);

  expect({ "1,1/N-NE": "1", "2,1/N-NE": "2" }).toEqual(play.marks.docks);
});

test("the ring of an advised move goes when something has happened, and when it is put away", async () => {
  await at("cube", CUBES);
  const advised = { move: "cube", colour: "blue", corner: "SE" };
  showMove(play, advised);
  expect("1,1/SE").toBe(play.marks.pointed);
  showMove(play, null);
  expect(null).toBe(play.marks.pointed);

  showMove(play, advised);
  live.now("act", [{ move: "end" }]);
  await play.refresh();
  expect(null).toBe(play.marks.pointed);
});

test("the second cube is placed when its colour and its corner are chosen, in either order", async () => {
  await at("cube", CUBES);
  play.pick({ kind: "site", name: "1,1/SE" });
  expect({ "1,1/NE": false, "1,1/SE": true }).toEqual(play.marks.corners);
  expect([]).toEqual(live.made);
  play.choose({ colour: "green" });
  expect([{ move: "cube", colour: "green", corner: "SE" }]).toEqual(live.made);

  await at("cube", CUBES);
  play.choose({ colour: "blue" });
  play.pick({ kind: "site", name: "1,1/NE" });
  expect({ move: "cube", colour: "blue", corner: "NE" }).toEqual(live.made[1]);
});

test("a corner where no second cube may go says why, whether a colour is chosen or not", async () => {
  await at("cube", CUBES);
  play.pick({ kind: "site", name: "1,1/NW" });
  await expect.poll(() => play.reason?.rule).toBe("A5.2");
  expect([]).toEqual(live.made);
});

test("the end of a turn is asked about once while actions are left, unless that is not wanted", async () => {
  await at("act", [{ move: "end" }]);
  play.end();
  expect([]).toEqual(live.made);
  expect("end").toBe(play.thought.kind);
  play.end();
  expect(1).toBe(live.made.length);

  await at("act", [{ move: "end" }], 0);
  play.end();
  expect(2).toBe(live.made.length);
  settings.confirmEnd = false;
  await at("act", [{ move: "end" }]);
  play.end();
  expect(3).toBe(live.made.length);
});
