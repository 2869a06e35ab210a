/** Where things are drawn on the map. A cell is 100 units wide, north is up, Thera covers the four cells at the origin.
 *
 * Only drawing is decided here. What is joined, reached or allowed is said by the server. */

import type { Tile as TileData } from "./types";

export const CELL = 100;

export const CORNERS = ["NW", "NE", "SE", "SW"] as const;
export const EXITS = ["N", "E", "S", "W"] as const;
export const TURNS = ["n", "e", "s", "w"] as const;
export const POINTS = ["north", "east", "south", "west"] as const;
export type Corner = (typeof CORNERS)[number];
export type Exit = (typeof EXITS)[number];
export type Turn = (typeof TURNS)[number];
export type Compass = (typeof POINTS)[number];
export interface Point {
  x: number;
  y: number;
}

const CORNER_AT: readonly Point[] = [at(0, 0), at(CELL, 0), at(CELL, CELL), at(0, CELL)];
const EXIT_AT: readonly Point[] = [at(50, 0), at(CELL, 50), at(50, CELL), at(0, 50)];
const INWARD: readonly Point[] = [at(0, 1), at(-1, 0), at(0, -1), at(1, 0)];

function at(x: number, y: number): Point {
  return { x, y };
}

function plus(a: Point, b: Point, times = 1): Point {
  return at(a.x + b.x * times, a.y + b.y * times);
}

/** The upper left corner of a cell such as `2,-1`. */
export function cellAt(cell: string): Point {
  const [x = 0, y = 0] = cell.split(",").map(Number);
  return at(x * CELL, -(y + 1) * CELL);
}

/** A tile as it lies: groups of corners and exits by number, turned. */
export interface Lying {
  id: string;
  cell: string;
  icon: string;
  /** The corner in whose quadrant the icon stands. */
  quadrant: number;
  pieces: number[][];
  nets: number[][];
  docks: { exit: number; corner: number }[];
}

/** Read `T07@2,-1e`. */
export function readLaid(word: string): { id: string; cell: string; turn: Turn } {
  const [id = "", place = ""] = word.split("@");
  return { id, cell: place.slice(0, -1), turn: place.slice(-1) as Turn };
}

export function lying(tile: TileData, cell: string, turn: Turn): Lying {
  const by = TURNS.indexOf(turn);
  const corner = (name: string): number => (CORNERS.indexOf(name as Corner) + by) % 4;
  const exit = (name: string): number => (EXITS.indexOf(name as Exit) + by) % 4;
  return {
    id: tile.id,
    cell,
    icon: tile.icon,
    quadrant: corner(tile.quadrant),
    pieces: tile.land.map((group) => group.split(" ").map(corner)),
    nets: tile.routes.map((group) => group.split(" ").map(exit)),
    docks: tile.docks.map((dock) => {
      const [side = "", land = ""] = dock.split(" ");
      return { exit: exit(side), corner: corner(land) };
    }),
  };
}

/** Lines along which land lies: stroked broadly, they make the islands of a tile. Dots are its corners. */
export function landLines(tile: Lying): { dots: string; bands: string } {
  const dots: string[] = [];
  const bands: string[] = [];
  for (const piece of tile.pieces) {
    for (const corner of piece) {
      const { x, y } = CORNER_AT[corner] as Point;
      dots.push(`M${x} ${y}h.01`);
    }
    if (piece.length === 4) bands.push("M0 0L100 100M100 0L0 100");
    else if (piece.length > 1) bands.push(...joining(piece));
  }
  return { dots: dots.join(""), bands: bands.join("") };
}

function joining(piece: number[]): string[] {
  const has = new Set(piece);
  const lines: string[] = [];
  for (const corner of piece) {
    const next = (corner + 1) % 4;
    if (has.has(next)) lines.push(bay(corner));
  }
  // Opposite corners alone are joined straight through the middle.
  if (!lines.length) {
    const [a, b] = piece.map((corner) => CORNER_AT[corner] as Point) as [Point, Point];
    lines.push(`M${a.x} ${a.y}L${b.x} ${b.y}`);
  }
  return lines;
}

/** Land from one corner to the next, around the bay in which the exit between them ends. */
function bay(corner: number): string {
  const a = CORNER_AT[corner] as Point;
  const b = CORNER_AT[(corner + 1) % 4] as Point;
  const middle = plus(EXIT_AT[corner] as Point, INWARD[corner] as Point, 52);
  return `M${a.x} ${a.y}Q${middle.x} ${middle.y} ${b.x} ${b.y}`;
}

/** The routes of a tile, one path a net. */
export function routeLines(tile: Lying): string[] {
  const closed = new Set<number>();
  for (const piece of tile.pieces)
    for (const corner of piece) if (piece.includes((corner + 1) % 4)) closed.add(corner);
  return tile.nets.map((net) => netLine(net, closed));
}

function netLine(net: number[], closed: Set<number>): string {
  const ends = net.map((exit) => EXIT_AT[exit] as Point);
  const [first, second] = ends as [Point, Point];
  if (net.length === 1) {
    const end = plus(first, INWARD[net[0] as number] as Point, closed.has(net[0] as number) ? 12 : 24);
    return `M${first.x} ${first.y}L${end.x} ${end.y}`;
  }
  if (net.length === 2) {
    const isStraight = ((net[0] as number) + (net[1] as number)) % 2 === 0;
    if (isStraight) return `M${first.x} ${first.y}L${second.x} ${second.y}`;
    const control = plus(plus(first, INWARD[net[0] as number] as Point, 38), plus(second, INWARD[net[1] as number] as Point, 38));
    return `M${first.x} ${first.y}Q${control.x / 2} ${control.y / 2} ${second.x} ${second.y}`;
  }
  const hub = hubOf(net);
  return ends
    .map((end, index) => {
      const across = ends.findIndex((_, other) => Math.abs((net[other] as number) - (net[index] as number)) === 2);
      // Two opposite exits are one smooth line through the meeting point; a third joins them there.
      if (across < 0) return `M${end.x} ${end.y}L${hub.x} ${hub.y}`;
      if (across < index) return "";
      const other = ends[across] as Point;
      const control = at(2 * hub.x - (end.x + other.x) / 2, 2 * hub.y - (end.y + other.y) / 2);
      return `M${end.x} ${end.y}Q${control.x} ${control.y} ${other.x} ${other.y}`;
    })
    .join("");
}

/** Where three or four exits meet: away from the one that is missing. */
function hubOf(net: number[]): Point {
  const missing = [0, 1, 2, 3].find((exit) => !net.includes(exit));
  return missing === undefined ? at(50, 50) : plus(at(50, 50), INWARD[missing] as Point, 9);
}

/** A dock inside its tile: where a boat lies, and the jetty to the land. */
export function dockIn(exit: number, corner: number): { boat: Point; jetty: string } {
  // A corner follows its exit clockwise, or comes before it.
  const along = INWARD[corner === (exit + 1) % 4 ? (exit + 3) % 4 : (exit + 1) % 4] as Point;
  const base = plus(EXIT_AT[exit] as Point, INWARD[exit] as Point, 14);
  const boat = plus(base, along, 8);
  const land = plus(plus(base, along, 20), INWARD[exit] as Point, -2);
  return { boat, jetty: `M${boat.x} ${boat.y}L${land.x} ${land.y}` };
}

const THERA_SIDES: Record<string, Point> = {
  N1: at(50, 0), N2: at(150, 0), E1: at(200, 150), E2: at(200, 50),
  S1: at(50, 200), S2: at(150, 200), W1: at(0, 150), W2: at(0, 50),
};
export const THERA_EXITS: readonly Point[] = Object.values(THERA_SIDES);
/** The upper left corner of the Thera board. */
export const THERA_AT: Point = at(0, -2 * CELL);
/** The vertices of Thera's rim, in the order in which the survey numbers them. */
export const RIM: readonly Point[] = [
  at(0, 200), at(100, 200), at(200, 200), at(200, 100), at(200, 0), at(100, 0), at(0, 0), at(0, 100),
];

/** The side of the Thera board that a word such as `S1` means, and the corner of the board beside it. */
export function theraSide(word = ""): { exit: Exit; corner: Corner } | null {
  const end = THERA_SIDES[word];
  return end ? { exit: word.charAt(0) as Exit, corner: `${end.y < 100 ? "N" : "S"}${end.x < 100 ? "W" : "E"}` as Corner } : null;
}

/** A dock of Thera: on its board, on the way from the middle to a side such as `S1`. */
export function theraDock(side: string): Point {
  const end = THERA_SIDES[side] ?? at(100, 100);
  const [vertical, inwards] = [end.x % 200 !== 0, 46];
  if (vertical) return at(end.x + (end.x < 100 ? 14 : -14), end.y === 0 ? inwards : 200 - inwards);
  return at(end.x === 0 ? inwards : 200 - inwards, end.y + (end.y < 100 ? 14 : -14));
}

/** Where a dock such as `2,-1/N-NE` or `thera/1` lies on the map. */
export function dockAt(name: string, theraSides: readonly string[]): Point {
  const [place = "", rest = ""] = name.split("/");
  if (place === "thera") return plus(THERA_AT, theraDock(theraSides[Number(rest) - 1] ?? "S1"));
  const [exit = "N", corner = "NE"] = rest.split("-");
  const dock = dockIn(EXITS.indexOf(exit as Exit), CORNERS.indexOf(corner as Corner));
  return plus(cellAt(place), dock.boat);
}

/** Where an exit such as `2,-1/N` lies on the map. */
export function exitAt(name: string): Point {
  const [place = "", exit = "N"] = name.split("/");
  return plus(cellAt(place), EXIT_AT[EXITS.indexOf(exit as Exit)] as Point);
}

const INTO: readonly Point[] = [at(1, 1), at(-1, 1), at(-1, -1), at(1, -1)];

/** A spot in a quadrant such as `2,-1/NE`, so far from the corner along both sides. */
export function spotAt(site: string, along: number, across = along): Point {
  if (site === "thera") return plus(THERA_AT, at(100, 128));
  const [place = "", corner = "NW"] = site.split("/");
  const number = CORNERS.indexOf(corner as Corner);
  const into = INTO[number] as Point;
  const base = plus(cellAt(place), CORNER_AT[number] as Point);
  return at(base.x + into.x * along, base.y + into.y * across);
}

/** The middle of what is called so: a dock, a quadrant or a cell. */
export function placeAt(name: string, theraSides: readonly string[]): Point {
  const [place = "", rest = ""] = name.split("/");
  if (rest.includes("-") || (place === "thera" && rest)) return dockAt(name, theraSides);
  return rest || place === "thera" ? spotAt(name, 25) : plus(cellAt(name), at(50, 50));
}

/** Where cubes lie in a quadrant, the first at the edge of the land; more than six share a place. */
const CUBE_SPOTS: readonly [number, number][] = [[31, 7], [7, 31], [28, 18], [18, 28], [40, 5], [5, 40]];

export function cubeAt(site: string, index: number): Point {
  if (site === "thera") return plus(THERA_AT, at(76 + 12 * (index % 5), 118 + 11 * Math.floor(index / 5)));
  const [along, across] = CUBE_SPOTS[index % CUBE_SPOTS.length] as [number, number];
  return spotAt(site, along, across);
}

/** The rectangle that holds all tiles and Thera, with some room around them. */
export function bounds(cells: readonly string[], room: number): { x: number; y: number; width: number; height: number } {
  const corners = [THERA_AT, at(CELL, -CELL), ...cells.map(cellAt)];
  const x = Math.min(...corners.map((one) => one.x)) - room;
  const y = Math.min(...corners.map((one) => one.y)) - room;
  const right = Math.max(...corners.map((one) => one.x)) + CELL + room;
  const bottom = Math.max(...corners.map((one) => one.y)) + CELL + room;
  return { x, y, width: right - x, height: bottom - y };
}

/** By how many degrees the map is turned so that this point of the compass is up. */
export function turnedBy(up: string): number {
  return -90 * Math.max(0, POINTS.indexOf(up as Compass));
}

/** A point of the map where it is drawn when the map is turned by some degrees around its origin. */
export function turn({ x, y }: Point, degrees: number): Point {
  const [cos, sin] = [Math.round(Math.cos((degrees * Math.PI) / 180)), Math.round(Math.sin((degrees * Math.PI) / 180))];
  return at(x * cos - y * sin, x * sin + y * cos);
}

/** What is up for whoever sits at a side of the table: the other side. */
export function upFrom(place = "south"): Compass {
  return POINTS[(POINTS.indexOf(place as Compass) + 2) % 4] ?? "north";
}

/** A line along exits and docks, for a way to be drawn. */
export function wayLine(track: readonly string[], theraSides: readonly string[]): string {
  const points = track.map((name) => (name.split("/")[1]?.length === 1 && !name.startsWith("thera") ? exitAt(name) : dockAt(name, theraSides)));
  return points.map((point, index) => `${index ? "L" : "M"}${point.x} ${point.y}`).join("");
}
