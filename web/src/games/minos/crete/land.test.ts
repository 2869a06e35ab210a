import { describe, expect, it } from "vitest";
import { aroundFrom, isInside, landOf, sheetOf, towards } from "./land";
import type { Crete } from "../types";
import text from "../../../../../src/labrys/games/minos/data/crete.toml?raw";

/** The maps of the box: named points and rings, all that is needed of their file. */
function mapsOfTheBox(): Crete[] {
  return text.split("[[maps]]").slice(1).map((part) => {
    const points = Object.fromEntries([...part.matchAll(/^(\w+) = \[(\d+), (\d+)\]$/gm)].map(([, name, x, y]) => [name, [Number(x), Number(y)]]));
    const regions = part.split("[[maps.regions]]").slice(1).map((one) => ({
      number: Number(/number = (\d+)/.exec(one)?.[1]),
      name: /name = "(\w+)"/.exec(one)?.[1] ?? "",
      good: /good = "(\w+)"/.exec(one)?.[1] ?? "",
      start: one.includes("start = true"),
      outline: [.../outline = \[([^\]]+)\]/.exec(one)?.[1]?.matchAll(/\w+/g) ?? []].map(([name]) => name),
    }));
    return { players: /players = (\d)/.exec(part)?.[1], points, regions } as Crete;
  });
}

const maps = mapsOfTheBox();
const lands = maps.map((map) => landOf(map, maps));

describe("the land", () => {
  it("has every region of every map", () => {
    expect([8, 11, 14]).toEqual(lands.map((land) => land.regions.length));
  });

  it("has room for what lies in a region inside that region", () => {
    for (const land of lands)
      for (const region of land.regions) {
        expect(isInside(region.room, region.ring), region.name).toBe(true);
        expect(region.room.fit, region.name).toBeGreaterThan(0.7);
      }
  });

  it("puts hills and trees inside the region, too", () => {
    for (const land of lands) for (const region of land.regions) for (const spot of region.spots) expect(isInside(spot, region.ring)).toBe(true);
  });

  it("draws a border alike from both sides", () => {
    for (const land of lands)
      for (const one of land.regions) {
        const others = land.regions.filter((other) => other !== one);
        // No point of a ring lies within another region: neighbours touch and do not overlap.
        for (const point of one.ring) {
          const inner = { x: point.x + (one.room.x - point.x) * 0.001, y: point.y + (one.room.y - point.y) * 0.001 };
          if (isInside(inner, one.ring)) expect(others.filter((other) => isInside(inner, other.ring)).map((other) => other.name)).toEqual([]);
        }
      }
  });

  it("shows the map for two as a part of the sheet for three", () => {
    const [two, three, four] = maps as [Crete, Crete, Crete];
    expect(sheetOf(two, maps)).toBe(three);
    expect(sheetOf(four, maps)).toBe(four);
    expect(lands[0]?.covered.length).toBe(3);
    expect(lands[2]?.covered.length).toBe(0);
  });
});

describe("ways over the land", () => {
  const { regions } = lands[2] as (typeof lands)[number];
  const named = (name: string) => regions.find((one) => one.name === name) as (typeof regions)[number];

  it("tell what is around clockwise from the north", () => {
    const around = aroundFrom(named("Knossos").room, [named("Zominthos"), named("Lebena"), named("Phaistos"), named("Malia")]);
    expect(["Malia", "Lebena", "Phaistos", "Zominthos"]).toEqual(around.map((one) => one.name));
  });

  it("lead to the nearest region in a direction, and nowhere off the island", () => {
    expect("Knossos").toBe(towards(named("Lebena"), { x: 0, y: -1 }, regions)?.name);
    expect("Zakros").toBe(towards(named("Makrygialos"), { x: 1, y: 0 }, regions)?.name);
    expect(towards(named("Tarrha"), { x: -1, y: 0 }, regions)).toBe(null);
  });

  it("reach every region by arrow keys", () => {
    const seen = new Set([regions[0]]);
    const ahead = [...seen];
    for (let one = ahead.pop(); one; one = ahead.pop())
      for (const direction of [{ x: 1, y: 0 }, { x: -1, y: 0 }, { x: 0, y: 1 }, { x: 0, y: -1 }]) {
        const found = towards(one, direction, regions);
        if (found && !seen.has(found)) {
          seen.add(found);
          ahead.push(found);
        }
      }
    expect(seen.size).toBe(regions.length);
  });
});
