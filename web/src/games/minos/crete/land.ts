/** Crete as a drawing: smooth outlines whose borders fit exactly, and where in each region there is room to draw. */

import type { Crete, Good, Region } from "../types";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What lies in a region is drawn in a block of this half width and half height, one of two shapes. */
export interface Room extends Point {
  readonly isTall: boolean;
  /** How many times the block's size there is. */
  readonly fit: number;
}

export interface Drawn {
  readonly number: number;
  readonly name: string;
  readonly good: Good;
  readonly isStart: boolean;
  readonly path: string;
  /** The outline as many short straight lines. */
  readonly ring: readonly Point[];
  readonly room: Room;
  /** Free of everything else: for a hill or a tree. */
  readonly spots: readonly Point[];
}

export interface Land {
  readonly regions: readonly Drawn[];
  /** Land of the sheet beneath that is out of the game. */
  readonly covered: readonly string[];
  readonly coast: string;
  readonly borders: string;
  readonly frame: { x: number; y: number; width: number; height: number };
}

/** Half width and half height of what is drawn in a region, lying and standing. */
export const WIDE = { x: 50, y: 33 };
export const TALL = { x: 34, y: 46 };
/** How far the curves bulge, in parts of a stretch. */
const BULGE = 0.3;
const STEPS = 6;
const MARGIN = 26;
/** So much of covered land is still seen. */
const BEYOND = 44;

type Stretch = readonly [string, string];

function stretches(region: Region): Stretch[] {
  return region.outline.map((from, at) => [from, region.outline[(at + 1) % region.outline.length] ?? from]);
}

function keyOf(from: string, to: string): string {
  return from < to ? `${from} ${to}` : `${to} ${from}`;
}

/** Who shares which stretch: the coast is what one region alone has. */
function shared(regions: readonly Region[]): Map<string, number[]> {
  const owners = new Map<string, number[]>();
  for (const region of regions)
    for (const [from, to] of stretches(region)) owners.set(keyOf(from, to), [...(owners.get(keyOf(from, to)) ?? []), region.number]);
  return owners;
}

/** The sheet of which a map is a part: a larger one that has all its regions as they are, or itself. */
export function sheetOf(map: Crete, maps: readonly Crete[]): Crete {
  const same = (one: Region, other: Region | undefined): boolean => one.outline.join() === other?.outline.join();
  const found = maps.find((other) => other.regions.length > map.regions.length && map.regions.every((one, at) => same(one, other.regions[at])));
  return found ?? map;
}

/** Curves through the points of a sheet. Each stretch is one curve, whichever region it is drawn for. */
class Curves {
  readonly #next = new Map<string, string[]>();

  constructor(
    readonly sheet: Crete,
    readonly owners: ReadonlyMap<string, number[]>,
  ) {
    for (const key of owners.keys()) {
      const [from = "", to = ""] = key.split(" ");
      for (const [one, other] of [[from, to], [to, from]] as const) {
        const line = `${one} ${this.isCoast(key)}`;
        this.#next.set(line, [...(this.#next.get(line) ?? []), other]);
      }
    }
  }

  isCoast(key: string): boolean {
    return this.owners.get(key)?.length === 1;
  }

  at(name: string): Point {
    const [x, y] = this.sheet.points[name] ?? [0, 0];
    return { x, y };
  }

  /** Where the curve from a point to another leaves it: along the line that both are on, if that goes on behind. */
  #leaves(from: string, to: string): Point {
    const on = (this.#next.get(`${from} ${this.isCoast(keyOf(from, to))}`) ?? []).filter((one) => one !== to);
    const [a, b] = [this.at(from), this.at(to)];
    const behind = on.length === 1 && on[0] !== undefined ? this.at(on[0]) : a;
    const far = Math.hypot(b.x - behind.x, b.y - behind.y) || 1;
    const pull = (Math.hypot(b.x - a.x, b.y - a.y) * BULGE) / far;
    return { x: a.x + (b.x - behind.x) * pull, y: a.y + (b.y - behind.y) * pull };
  }

  /** The four points of the curve of a stretch. */
  curve(from: string, to: string): readonly [Point, Point, Point, Point] {
    return [this.at(from), this.#leaves(from, to), this.#leaves(to, from), this.at(to)];
  }

  drawn(from: string, to: string): string {
    const [, b, c, d] = this.curve(from, to);
    return `C${round(b.x)} ${round(b.y)} ${round(c.x)} ${round(c.y)} ${d.x} ${d.y}`;
  }

  path(region: Region): string {
    const first = this.at(region.outline[0] ?? "");
    return `M${first.x} ${first.y}${stretches(region).map(([from, to]) => this.drawn(from, to)).join("")}Z`;
  }

  ring(region: Region): Point[] {
    return stretches(region).flatMap(([from, to]) => {
      const [a, b, c, d] = this.curve(from, to);
      return Array.from({ length: STEPS }, (_, step) => along(a, b, c, d, step / STEPS));
    });
  }

  /** All stretches of one kind, drawn one by one. */
  lines(isWanted: (key: string) => boolean): string {
    return [...this.owners.keys()]
      .filter(isWanted)
      .map((key) => {
        const [from = "", to = ""] = key.split(" ");
        return `M${this.at(from).x} ${this.at(from).y}${this.drawn(from, to)}`;
      })
      .join("");
  }
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function along(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const [p, q, r, s] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
  return { x: p * a.x + q * b.x + r * c.x + s * d.x, y: p * a.y + q * b.y + r * c.y + s * d.y };
}

/** Where the ring crosses a line from west to east. */
function crossings(ring: readonly Point[], y: number): number[] {
  return ring.flatMap((b, at) => {
    const a = ring.at(at - 1) ?? b;
    return a.y > y !== b.y > y ? [a.x + ((y - a.y) * (b.x - a.x)) / (b.y - a.y)] : [];
  });
}

export function isInside(point: Point, ring: readonly Point[]): boolean {
  return isOdd(crossings(ring, point.y), point.x);
}

/** Whether an odd number of crossings lies east of here: then it is inside. */
function isOdd(all: readonly number[], x: number): boolean {
  return all.reduce((count, one) => (x < one ? count + 1 : count), 0) % 2 === 1;
}

/** The points of a grid that lie within a ring. */
function within(ring: readonly Point[], step: number): Point[] {
  const [xs, ys] = [ring.map((one) => one.x), ring.map((one) => one.y)];
  const [left, right, top, low] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const rows: { y: number; crossed: readonly number[] }[] = [];
  for (let y = top; y < low; y += step) rows.push({ y, crossed: crossings(ring, y) });
  const found: Point[] = [];
  for (let x = left; x < right; x += step) for (const { y, crossed } of rows) if (isOdd(crossed, x)) found.push({ x, y });
  return found;
}

/** How many times a block around a point could grow before it touches the ring; where that is too little anyway, something
 * less than `least`. Thousands of points are tried before a table is drawn. */
function fitAt(point: Point, half: Point, ring: readonly Point[], least: number): number {
  let fit = Infinity;
  for (const one of ring) {
    fit = Math.min(fit, Math.max(Math.abs(one.x - point.x) / half.x, Math.abs(one.y - point.y) / half.y));
    if (fit < least) break;
  }
  return fit;
}

/** Where there is most room in a ring: for a lying block, or for a standing one if that fits clearly better. */
export function roomIn(ring: readonly Point[]): Room {
  const points = within(ring, 4);
  const best = (half: Point, isTall: boolean): Room => {
    let found: Room = { x: 0, y: 0, isTall, fit: 0 };
    for (const point of points) {
      const fit = fitAt(point, half, ring, found.fit);
      if (fit > found.fit) found = { ...point, isTall, fit };
    }
    return found;
  };
  const [wide, tall] = [best(WIDE, false), best(TALL, true)];
  return wide.fit < 0.85 && tall.fit > wide.fit ? tall : wide;
}

/** Up to two places for a hill or a tree, away from the block, from the outline and from each other. */
function spotsIn(ring: readonly Point[], room: Room): Point[] {
  const half = room.isTall ? TALL : WIDE;
  const far = (one: Point): number => Math.max(Math.abs(one.x - room.x) - half.x, Math.abs(one.y - room.y) - half.y);
  const free = within(ring, 6).filter((one) => far(one) >= 11 && fitAt(one, { x: 1, y: 1 }, ring, 11) >= 11);
  const [first] = [...free].sort((one, other) => far(other) - far(one));
  if (!first) return [];
  const second = free.filter((one) => Math.hypot(one.x - first.x, one.y - first.y) > 45).sort((one, other) => far(other) - far(one))[0];
  return second ? [first, second] : [first];
}

function frameOf(rings: readonly (readonly Point[])[], isPart: boolean): Land["frame"] {
  const all = rings.flat();
  const [left, top] = [Math.min(...all.map((one) => one.x)), Math.min(...all.map((one) => one.y))];
  const [right, low] = [Math.max(...all.map((one) => one.x)), Math.max(...all.map((one) => one.y))];
  const more = isPart ? BEYOND : 0;
  return { x: left - MARGIN, y: top - MARGIN / 2, width: right - left + 2 * MARGIN + more, height: low - top + MARGIN };
}

const known = new WeakMap<Crete, Land>();

/** A map as it is drawn. The same map is worked out once. */
export function landOf(map: Crete, maps: readonly Crete[]): Land {
  const before = known.get(map);
  if (before) return before;
  const sheet = sheetOf(map, maps);
  const curves = new Curves(sheet, shared(sheet.regions));
  const mine = new Set(map.regions.map((one) => one.number));
  const regions = map.regions.map((region) => {
    const ring = curves.ring(region);
    const room = roomIn(ring);
    return { number: region.number, name: region.name, good: region.good, isStart: region.start, path: curves.path(region), ring, room, spots: spotsIn(ring, room) };
  });
  const made = {
    regions,
    covered: sheet.regions.filter((one) => !mine.has(one.number)).map((one) => curves.path(one)),
    coast: curves.lines((key) => curves.isCoast(key)),
    borders: curves.lines((key) => !curves.isCoast(key) && (curves.owners.get(key) ?? []).some((one) => mine.has(one))),
    frame: frameOf(regions.map((one) => one.ring), sheet !== map),
  };
  known.set(map, made);
  return made;
}

/** Regions around one, clockwise from the north: the order in which they are told. */
export function aroundFrom(from: Point, others: readonly Drawn[]): Drawn[] {
  const angle = (one: Drawn): number => (Math.atan2(one.room.x - from.x, from.y - one.room.y) + 2 * Math.PI) % (2 * Math.PI);
  return [...others].sort((one, other) => angle(one) - angle(other));
}

/** The next region in a direction: near, and not far to the side. */
export function towards(from: Drawn, direction: Point, all: readonly Drawn[]): Drawn | null {
  let best: Drawn | null = null;
  let least = Infinity;
  for (const one of all) {
    const [x, y] = [one.room.x - from.room.x, one.room.y - from.room.y];
    const ahead = x * direction.x + y * direction.y;
    const aside = Math.abs(x * direction.y) + Math.abs(y * direction.x);
    if (one === from || ahead <= 0 || aside > 2.5 * ahead) continue;
    if (ahead + 2 * aside < least) [best, least] = [one, ahead + 2 * aside];
  }
  return best;
}
