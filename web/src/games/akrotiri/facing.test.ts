import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { settings } from "../../lib/settings.svelte";
import { loadWords, useWords } from "../../lib/words.svelte";
import { reasonWords } from "../../table/Reason.svelte";
import { speak } from "../../table/gamewords";
import { tell } from "../../table/tell";
import { moved, tableOf } from "../../wire/fake";
import type { Seen } from "../../wire/types";
import { facing } from "./facing.svelte";
import { CORNERS, dockAt, EXITS, placeAt, POINTS, THERA_AT, turn, type Point } from "./geometry";
import { known } from "./known.svelte";
import { iconCorner, named, placeName } from "./naming";
import { beside } from "./saying";
import type { ComponentSet } from "./types";

const PLACES = ["south", "north", "west", "east"];
const THERA = ["S1", "W2", "N2", "E1"];
let stop = (): void => undefined;

beforeAll(() => Promise.all([loadWords("en"), useWords("akrotiri"), speak("akrotiri")]));
beforeEach(() => (settings.ownSideDown = true));
afterEach(() => stop());

/** The map is seen by a seat, null for a spectator. */
function look(seat: number | null): void {
  stop();
  stop = facing.show(() => ({ view: { places: PLACES, thera: THERA }, seat }));
}

/** Every way to see the map, one after the other. */
function* everybody(): Generator<string> {
  for (const isOwnDown of [true, false])
    for (const seat of [0, 1, 2, 3, null]) {
      settings.ownSideDown = isOwnDown;
      look(seat);
      yield `seat ${String(seat)}, own side ${isOwnDown ? "down" : "as it is"}`;
    }
}

/** Where a point of the map is drawn, seen from another one. */
function drawn(point: Point, from: Point): Point {
  const [there, here] = [turn(point, facing.turned), turn(from, facing.turned)];
  return { x: there.x - here.x, y: there.y - here.y };
}

const across = ({ x }: Point): string => (x < 0 ? "left" : "right");
const along = ({ y }: Point): string => (y < 0 ? "top" : "bottom");

test("who has the own side below sees its opposite side up, everybody else north", () => {
  const up = (seat: number | null): string => (look(seat), facing.up);

  expect(["north", "south", "east", "west", "north"]).toEqual([0, 1, 2, 3, null].map(up));
  settings.ownSideDown = false;
  expect(["north", "north", "north"]).toEqual([1, 2, null].map(up));
  stop();
  expect("north").toBe(facing.up);
});

test("a quadrant is called by the corner of its cell in which it is drawn", () => {
  for (const who of everybody())
    for (const corner of CORNERS) {
      const spot = drawn(placeAt(`2,-1/${corner}`, THERA), placeAt("2,-1", THERA));
      expect(`2,-1 ${along(spot)} ${across(spot)}`, who).toBe(placeName(`2,-1/${corner}`));
    }
});

test("a dock is called by the side of its cell, and the end of that side, at which it is drawn", () => {
  const words = (spot: Point): string => {
    const isUpright = Math.abs(spot.y) > Math.abs(spot.x);
    return isUpright ? `${along(spot)}/${across(spot)}` : `${across(spot)}/${along(spot)}`;
  };
  for (const who of everybody()) {
    for (const exit of EXITS)
      for (const corner of CORNERS.filter((one) => one.includes(exit))) {
        const name = `0,2/${exit}-${corner}`;
        expect(`0,2 ${words(drawn(dockAt(name, THERA), placeAt("0,2", THERA)))}`, who).toBe(placeName(name));
      }
    for (const number of [1, 2, 3, 4]) {
      const middle = { x: THERA_AT.x + 100, y: THERA_AT.y + 100 };
      const spot = drawn(dockAt(`thera/${number}`, THERA), middle);
      expect(`Thera ${words(spot)}`, who).toBe(placeName(`thera/${number}`));
    }
  }
});

test("a point of the compass is on the side of the screen where the map has it", () => {
  const far = { north: { x: 0, y: -9 }, east: { x: 9, y: 0 }, south: { x: 0, y: 9 }, west: { x: -9, y: 0 } };
  for (const who of everybody())
    for (const point of POINTS) {
      const spot = drawn(far[point], { x: 0, y: 0 });
      const side = spot.y < 0 ? "up" : spot.y > 0 ? "down" : spot.x < 0 ? "left" : "right";
      expect(side, `${who}, ${point}`).toBe(facing.side(point));
    }
});

test("arrow keys go on the text map as on the screen", () => {
  const steps = { ArrowUp: { x: 0, y: -50 }, ArrowRight: { x: 50, y: 0 }, ArrowDown: { x: 0, y: 50 }, ArrowLeft: { x: -50, y: 0 } };
  for (const who of everybody())
    for (const [key, step] of Object.entries(steps)) {
      const to = beside("2,-1/NE", key, facing.quarters);
      expect(step, `${who}, ${key}`).toEqual(drawn(placeAt(to, THERA), placeAt("2,-1/NE", THERA)));
    }
});

test("a laid tile is named by the corner in which its icon is seen", () => {
  known.set = { tiles: [{ id: "T02", icon: "tree", quadrant: "NW", land: [], routes: [], docks: [] }] } as unknown as ComponentSet;
  look(0);
  expect(["NW", "NE", "SE", "SW"]).toEqual(["n", "e", "s", "w"].map((turned) => iconCorner("T02", turned)));
  look(1);
  expect(["SE", "SW", "NW", "NE"]).toEqual(["n", "e", "s", "w"].map((turned) => iconCorner("T02", turned)));
  known.set = null;
  expect("none").toBe(iconCorner("T02", "n"));
});

test("words already told change when somebody else looks at the map", () => {
  const placed = { event: "cube-placed", seat: 1, site: "2,-1/NW", colour: "blue", by_icon: false };
  const sailed = { event: "sailed", seat: 1, way: "route", start: "thera/1", dock: "2,-1/W-SW", cost: 1, in_transit: false };
  const seen: Seen = moved(3, 1, { events: [placed, sailed] as unknown as NonNullable<Seen["events"]> });
  const lines = (seat: number): string[] => (look(seat), tell(tableOf(), seen, 0).map((line) => line.text));

  expect(["Bob placed a blue cube on 2,-1 top left.", "Bob sailed by route from Thera bottom/left to 2,-1 left/bottom (1 action)."]).toEqual(lines(0));
  expect(["Bob placed a blue cube on 2,-1 bottom right.", "Bob sailed by route from Thera top/right to 2,-1 right/top (1 action)."]).toEqual(lines(1));
  // While no map is shown, as on a covered screen, nothing is kept that would be wrong afterwards.
  stop();
  expect("Bob sailed by route from Thera to 2,-1 left/bottom (1 action).").toBe(tell(tableOf(), seen, 0)[1]?.text);
  expect("Bob sailed by route from Thera bottom/left to 2,-1 left/bottom (1 action).").toBe(lines(0)[1]);
  look(1);
  const places = tell(tableOf(), seen, 0).flatMap((line) => line.places);
  expect(["2,-1/NW", "2,-1/W-SW", "thera/1"]).toEqual(places.map(({ place }) => place));
  expect(["2,-1 bottom right", "2,-1 right/top", "Thera top/right"]).toEqual(places.map(({ text }) => text));
});

test("a refusal names places and directions as they are seen", () => {
  const said = (code: string, facts: Record<string, string | number>): string => reasonWords({ code, rule: "A7.3", text: "", facts: { ...facts, ...named(facts) } });
  const short = { side: "up", site: "2,-1/NW", map: "E03", wanted: 2, terrain: "lake", found: 1 };
  look(1);

  expect("The bottom right corner belongs to the icon's island; choose another.").toBe(said("icon-island", { corner: "NW" }));
  expect("Above 2,-1 bottom right, map E03 wants 2 lakes; found: 1.").toBe(said("not-proved", short));
  // The card is held the other way round than the map is shown.
  settings.ownSideDown = false;
  expect("Below 2,-1 top left, map E03 wants 2 lakes; found: 1.").toBe(said("not-proved", short));
  expect("There is no dock “nowhere/N” on the map.").toBe(said("no-such-dock", { dock: "nowhere/N" }));
});
