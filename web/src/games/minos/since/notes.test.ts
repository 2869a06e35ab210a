import { describe, expect, it } from "vitest";
import type { CardHelp, MinosSurvey, MinosView, PlacedDie, RegionHelp, SpaceHelp, VaseHelp } from "../types";
import { lastBefore, notesOf, withMoment, type Kept, type Moment } from "./notes";

const ME = 0;
const region = (number: number, dominant: number | null, ...points: number[]): RegionHelp => ({ number, dominant, points, weaponry: null, next_to: [] });
const offered = (id: string, can_play: boolean): CardHelp => ({ id, is_offered: true, cost: 3, extra: 1, discounts: [], ways: [], can_play, effects: [], palace: 0 });
const vase = (worth: number | null, claimed: number[] = []): VaseHelp => ({ id: "V1", worth, needed: 8, have: [0, 0], claimed });
const die = (name: string, seat: number): PlacedDie => ({ die: name, seat });
const space = (number: number, points: number): SpaceHelp => ({ section: "build", number, points, age2: false, said: null, die: null, seat: null, is_retrieved: false, traits: [] });

type Given = { regions?: RegionHelp[]; cards?: CardHelp[]; vases?: VaseHelp[]; build?: (PlacedDie | null)[]; offer?: string[]; stacks?: number[]; blue?: string[]; own?: string[]; round?: number; dice?: string[] };

function moment(given: Given = {}): Moment {
  const view = {
    round: given.round ?? 2, dice: given.dice ?? ["red1"], rows: [[], [], given.build ?? [], [], []], offer: given.offer ?? [],
    stacks: given.stacks ?? [1, 1, 1, 1, 1, 1], routes: [{ route: "R1", blue: given.blue ?? [], red: [] }], seats: [{ tiles: given.own ?? [] }, { tiles: [] }],
  };
  const survey = { regions: given.regions ?? [], cards: given.cards ?? [], vases: given.vases ?? [], draft: { spaces: [[], [], [space(1, 3), space(2, 2)], [], []] } };
  return { view: view as unknown as MinosView, survey: survey as unknown as MinosSurvey };
}

const notes = (before: Given, now: Given): unknown[] => notesOf(moment(before), moment(now), ME);

describe("what changed for me", () => {
  it("is nothing if nothing did", () => {
    const given = { regions: [region(1, 0, 4, 2)], cards: [offered("I-07", true)], offer: ["I-07"], vases: [vase(10)], build: [die("red5", 0)], blue: ["B04"] };
    expect(notes(given, given)).toEqual([]);
  });

  it("is a region that I dominate no longer, or now", () => {
    expect(notes({ regions: [region(1, 0, 4, 2), region(2, null, 1, 1)] }, { regions: [region(1, 1, 2, 4), region(2, 0, 4, 0)] })).toEqual([
      { note: "dominance-lost", region: 1, to: 1 },
      { note: "dominance-gained", region: 2 },
    ]);
  });

  it("is what a region would bring me, and not what it brings others", () => {
    expect(notes({ regions: [region(1, 1, 3, 4)] }, { regions: [region(1, 1, 1, 6)] })).toEqual([{ note: "points", region: 1, by: -2 }]);
    expect(notes({ regions: [region(1, 1, 3, 4)] }, { regions: [region(1, 1, 3, 6)] })).toEqual([]);
  });

  it("is a die of mine that was pushed on, with what it gives there", () => {
    expect(notes({ build: [die("red5", 0)] }, { build: [die("blue2", 1), die("red5", 0)] })).toEqual([{ note: "die", die: "red5", section: "build", space: 2, points: 2 }]);
    expect(notes({ build: [die("blue2", 1)] }, { build: [die("red5", 1), die("blue2", 1)] })).toEqual([]);
  });

  it("says nothing of dice that were retrieved, or of another round", () => {
    expect(notes({ build: [die("red5", 0)] }, { build: [null], dice: [] })).toEqual([]);
    expect(notes({ build: [die("red5", 0)] }, { build: [die("blue2", 1), die("red5", 0)], round: 3 })).toEqual([]);
  });

  it("is a card gone from the offer that I could have paid for", () => {
    expect(notes({ cards: [offered("I-07", true), offered("I-08", false)], offer: ["I-07", "I-08"] }, {})).toEqual([{ note: "offer", cards: ["I-07"] }]);
  });

  it("is a vase that is worth less, unless I have it", () => {
    expect(notes({ vases: [vase(10)] }, { vases: [vase(7, [1])] })).toEqual([{ note: "vase", vase: "V1", before: 10, worth: 7 }]);
    expect(notes({ vases: [vase(3)] }, { vases: [vase(null, [1])] })).toEqual([{ note: "vase", vase: "V1", before: 3, worth: null }]);
    expect(notes({ vases: [vase(10)] }, { vases: [vase(7, [0])] })).toEqual([]);
  });

  it("is goods and trade bonuses that are gone", () => {
    expect(notes({ stacks: [1, 2, 0, 1, 1, 1] }, { stacks: [1, 0, 0, 1, 1, 1] })).toEqual([{ note: "goods", goods: ["stone"] }]);
    expect(notes({ blue: ["B04", "B05"] }, { own: ["B05"] })).toEqual([{ note: "tiles", tiles: ["B04"] }]);
  });
});

describe("the moment to compare with", () => {
  const at = (version: number): Kept[number] => ({ ...moment(), version });

  it("is the last before others did something", () => {
    const kept = [3, 4, 7].reduce<Kept>((all, version) => withMoment(all, at(version)), []);
    expect(lastBefore(kept, 6)).toBe(kept[1]);
    expect(lastBefore(kept, 3)).toBeNull();
  });

  it("is forgotten with what was taken back", () => {
    const kept = [3, 5, 4].reduce<Kept>((all, version) => withMoment(all, at(version)), []);
    expect(kept.map((one) => one.version)).toEqual([3, 4]);
  });
});
