// Written by `make types` from the server's definitions; do not edit.

import type { ScoreSheet } from "../../wire/types";

export type Point = "north" | "east" | "south" | "west";

/** Of a map card as its owner holds it. */
export type Side = "up" | "right" | "down" | "left";

export type Terrain = "tree" | "lake" | "mountain" | "volcano";

export type Colour = "green" | "blue" | "gray" | "orange";

export type Corner = "NW" | "NE" | "SE" | "SW";

export type Exit = "N" | "E" | "S" | "W";

export type TierName = "easy" | "medium" | "hard";

export type Edition = "revised" | "first";

// What is seen

/** Edition, variant, and who begins: `random` from the seed, or a seat's number. */
export type AkrotiriOptions = {
  edition: Edition;
  variant: "none" | "strategist";
  first: "0" | "1" | "2" | "3" | "random";
};

/** All that the seat (or SPECTATOR) is entitled to know and to remember. */
export type AkrotiriView = {
  seat: number;
  options: AkrotiriOptions;
  players: number;
  /** By seat: the side of the table at which it sits (A4.1), such as `south`. */
  places: string[];
  /** Where the docks of Thera are on its board, in the order of their numbers. */
  thera: string[];
  began: string;
  turns: number;
  actions: number;
  pair: number;
  oracle: number;
  dug: number;
  idle: number;
  ended: string;
  stack: string[];
  tiles: string[];
  market: [number, number, number, number];
  cubes: string[];
  boats: string[];
  cargo: string[];
  drachmas: number[];
  played: string[];
  taken: string;
  offer: string;
  discards: string;
  holds_tile: boolean[];
  /** By seat: what the open table cannot exclude for the tile in hand. */
  could_hold: string[];
  tiles_left: number;
  tile_could_be: string;
  /** By seat: maps in hand, counted by tier. */
  map_counts: number[][];
  maps_left: number[];
  /** By seat: each goal kept, as what this seat may take it for. Likewise those drawn and not yet chosen from. */
  goals: string[][];
  drawn: string[][];
  goals_left: number;
  goal_could_be: string;
  /** Buried goals, the first to come in front, as `lake|open:1` with the seat that buried it. */
  goals_under: string[];
  /** Own tile, or a dash. Likewise own maps. */
  hand: string;
  maps: string;
};

/** A seat's means and points at one moment. */
export type Standing = {
  drachmas: number;
  actions: number;
  /** Moves left in the Move action of an empty boat. */
  moves: number;
  cargo: string[];
  tiles: number;
  /** Maps in hand by tier. */
  maps: number[];
  goals: number;
  /** Goals drawn, of which one may be kept. */
  to_choose: number;
  temples: number;
  /** Of played maps, drachmas, and the goals that the seat could name before the move: kept, drawn or on offer. */
  points: number;
};

/** A seat's standing before a move and after it. `asks_chance` says that something is drawn on the way. */
export type MovePreview = {
  before: Standing;
  after: Standing;
  asks_chance: boolean;
};

export type Temple = {
  seat: number;
  site: string;
};

/** An island with a tile; Thera is none of them. */
export type Island = {
  /** Its letter. It keeps it all game; joined islands keep that of the oldest. */
  name: string;
  quadrants: string[];
  docks: string[];
  /** The points of Thera's rim that belong to it, numbered 0 to 7 anticlockwise from the south-western corner. */
  rim: number[];
  size: number;
  is_complete: boolean;
  /** From Thera; null if no way leads there. */
  portages: number | null;
  icons: Record<string, number>;
  cubes: Record<string, number>;
  temples: Temple[];
};

export type Dock = {
  name: string;
  /** The island's letter, or `Thera`. */
  island: string;
  /** The quadrant whose land it is at, or `thera`. */
  corner: string;
  boats: number[];
};

/** A terrain's icon and the quadrant in which it stands. */
export type Icon = {
  site: string;
  terrain: Terrain;
};

export type Space = {
  price: number;
  is_covered: boolean;
  /** Whether the next cube sold comes to lie here. */
  is_next: boolean;
};

/** A colour's row of the market, from left to right. */
export type Row = {
  colour: Colour;
  /** Cubes on the market. */
  left: number;
  spaces: Space[];
  /** What a cube would fetch if it were sold now; null if the row is full. */
  sale: number | null;
};

/** So many maps bought in one action, whatever their tiers. */
export type MapPrice = {
  maps: number;
  price: number;
};

/** One side of a map card. */
export type MapClue = {
  /** As it is printed: up, right, down or left. */
  side: Side;
  /** Where that is for the seat: north, east, south or west. */
  point: Point;
  terrain: Terrain;
  wanted: number;
  /** At which quadrants it is proved: a hexadecimal bit mask in which bit i stands for the i-th key of `beyond`. */
  proved: string;
};

/** A map in hand. */
export type MapHelp = {
  id: string;
  tier: TierName;
  cost: number;
  points: number;
  clues: MapClue[];
  /** Where every side is proved and no temple forbids it, wherever the boat is and whatever is in the purse. */
  sites: string[];
};

/** A goal card of a seat, and what it has brought so far. */
export type GoalHelp = {
  seat: number;
  goal: string;
  /** Points for each thing that it counts. */
  each: number;
  points: number;
  /** The temples that count. */
  sites: string[];
};

/**
 * One move of a voyage. `track` leads from dock to dock, by a route over the sides `2,-1/N` that it crosses.
 *
 * Each side stands in it twice, as the tile that is left calls it and as the tile that is entered does.
 */
export type Step = {
  dock: string;
  way: "portage" | "route";
  is_occupied: boolean;
  track: string[];
};

/** The cheapest way to a dock: fewest actions, then fewest moves. At an occupied dock the boat could not stay. */
export type Voyage = {
  dock: string;
  moves: number;
  actions: number;
  is_occupied: boolean;
  steps: Step[];
};

/** A cube that can be taken on board: its quadrant or `thera`, and its place among those there. */
export type CubeHere = {
  site: string;
  index: number;
  colour: Colour;
};

/** Everything worked out from one view. */
export type AkrotiriSurvey = {
  islands: Island[];
  docks: Dock[];
  /** The free cells beside a tile or Thera. */
  shore: string[];
  icons: Icon[];
  beyond: Record<string, [string, string, string, string]>;
  market: Row[];
  purchases: MapPrice[];
  /** The maps of the view's seat. */
  hand: MapHelp[];
  /** The goals kept by all seats, as far as the view's seat can name them. */
  goals: GoalHelp[];
  /** Goals that the view's seat has drawn or may take from the offer, as they would count for it now. */
  choices: GoalHelp[];
  /** The points so far; a goal that cannot be named has a line without points. */
  sheets: ScoreSheet[];
  /** Of the seat in part two of its turn, whoever looks. */
  voyages: Voyage[];
  /** The cubes that this seat can load now, each for itself; none if the rules let it load nothing. */
  loads: CubeHere[];
  /** The point of the compass to which `up` of a map card points for the view's seat. */
  up: Point;
};

/** What each player begins with (A2.1), and how many cubes a boat holds (A6.4). */
export type StartingMeans = {
  drachmas: number;
  hold: number;
  temples: number;
};

/** One row's prices, left to right; every colour has the same row and a cube on each space (A2.3). */
export type Market = {
  prices: number[];
};

/** The player board: actions by number of temples excavated, and which temples bring a goal (A2.4). */
export type Track = {
  actions: number[];
  goal_at: number[];
};

/** The price of buying 1, 2, 3 maps in one action (A6.6). */
export type Purchase = {
  prices: number[];
};

/** A difficulty of map cards: what excavating costs and what it scores (A2.5). */
export type Tier = {
  name: TierName;
  cost: number;
  points: number;
};

/** A number that differs between the editions (A1). */
export type ByEdition = {
  revised: number;
  first: number;
};

/** Goal cards turned up in the strategist variant with two players (A4.5). */
export type Offer = {
  strategist: ByEdition;
};

/** Tiles on the map that end a game of 3 or 4 players (A12), by number of players. */
export type Ends = {
  tiles: Record<string, number>;
};

/**
 * The docks of the Thera board, each named by the outer cell side it is drawn at (A3.4).
 *
 * Dock 1 is the first of the list. The place is for drawing: one net joins everything on the board.
 */
export type TheraDocks = {
  two: string[];
  more: string[];
};

export type Thera = {
  docks: TheraDocks;
};

/** A land tile with its printed north up (A3.1 to A3.3). */
export type Tile = {
  id: string;
  icon: Terrain;
  quadrant: Corner;
  land: string[];
  routes: string[];
  docks: string[];
};

/** A map card: icons wanted on three of the four sides of its temple (A2.6), as its owner holds it. */
export type MapCard = {
  id: string;
  tier: TierName;
  up: string | null;
  right: string | null;
  down: string | null;
  left: string | null;
};

/** A goal card and the points it gives for each thing it counts (A8). */
export type Goal = {
  id: string;
  points: ByEdition;
};

/** Everything in the box. The order of tiles, maps and goals is the engine's numbering. */
export type ComponentSet = {
  name: string;
  title: string;
  house: boolean;
  note: string;
  start: StartingMeans;
  market: Market;
  track: Track;
  purchase: Purchase;
  tiers: Tier[];
  offer: Offer;
  ends: Ends;
  thera: Thera;
  tiles: Tile[];
  maps: MapCard[];
  goals: Goal[];
};

// Moves

/** Lay the tile in hand on a cell (`2,-1`), its printed north to n, e, s or w (A5.1). */
export type LayMove = {
  move: "lay";
  cell: string;
  turn: string;
};

/** Put the second cube on the island at a corner of the tile just laid (A5.2). */
export type CubeMove = {
  move: "cube";
  colour: string;
  corner: string;
};

/** Keep one of two goals; the other goes under the pile (A4.3, A7.6). */
export type KeepMove = {
  move: "keep";
  goal: string;
};

/** Take one of the face-up goals (A7.6, strategist). */
export type TakeMove = {
  move: "take";
  goal: string;
};

/** Put one's boat on a dock of Thera before the first turn (A4.4). */
export type BerthMove = {
  move: "berth";
  dock: string;
};

/** Move to a dock (`2,-1/N-NE` or `thera/1`), by route or by portage (A6.1). */
export type SailMove = {
  move: "sail";
  dock: string;
};

/** Take cubes on board from the island where docked (A6.4). */
export type LoadMove = {
  move: "load";
  cubes: string[];
};

/** Play a map and excavate a temple at a site (`2,-1/NE`) (A6.5, A7). */
export type ExcavateMove = {
  move: "excavate";
  map: string;
  site: string;
};

/** Buy maps, a tier named for each (A6.6). */
export type BuyMove = {
  move: "buy";
  maps: string[];
};

/** Ask the oracle for a terrain (A6.7). */
export type OracleMove = {
  move: "oracle";
  terrain: string;
};

/** Sell one cube on Thera's market (A6.8). */
export type SellMove = {
  move: "sell";
  colour: string;
};

/** Put one cube ashore (A6.9). */
export type UnloadMove = {
  move: "unload";
  colour: string;
};

/** End the turn (A6). */
export type EndMove = {
  move: "end";
};

/** Chance: who begins. */
export type FirstMove = {
  move: "first";
  seat: number;
};

/** Chance: which tile, map or goal comes from its pile. */
export type DrawMove = {
  move: "draw";
  card: string;
};

/** A move of Akrotiri, chance's answers included. */
export type AkrotiriMove =
  | LayMove
  | CubeMove
  | KeepMove
  | TakeMove
  | BerthMove
  | SailMove
  | LoadMove
  | ExcavateMove
  | BuyMove
  | OracleMove
  | SellMove
  | UnloadMove
  | EndMove
  | FirstMove
  | DrawMove;

// Events

/** This seat goes first. */
export type Began = {
  event: "began";
  seat: number;
};

export type TileDrawn = {
  event: "tile-drawn";
  seat: number;
  tile: string | null;
};

/** The discards have become the pile. */
export type TilesReshuffled = {
  event: "tiles-reshuffled";
  seat: number;
  tiles: number;
};

/** Pile and discards are empty: no tile is drawn (A9.3). */
export type TilesGone = {
  event: "tiles-gone";
  seat: number;
};

export type TileLaid = {
  event: "tile-laid";
  seat: number;
  tile: string;
  cell: string;
  turn: string;
};

export type CubePlaced = {
  event: "cube-placed";
  seat: number;
  colour: Colour;
  site: string;
  by_icon: boolean;
};

/** No cube was placed, and why. */
export type CubeSkipped = {
  event: "cube-skipped";
  seat: number;
  why: string;
};

export type MapDrawn = {
  event: "map-drawn";
  seat: number;
  tier: TierName;
  map: string | null;
};

/** A goal came from the pile: by chance, or a buried one in its order, which chance is not asked about. */
export type GoalDrawn = {
  event: "goal-drawn";
  seat: number;
  goal: string | null;
};

/** One of two goals was kept. Its owner has seen both before, and nobody else sees either. */
export type GoalKept = {
  event: "goal-kept";
  seat: number;
  goal: string | null;
  buried: string | null;
};

/** Only one goal was left to draw, so it was kept and none was buried (A7.6). */
export type LastGoalKept = {
  event: "last-goal-kept";
  seat: number;
  goal: string | null;
};

/** A goal is turned up for everybody. The seat is the one who goes first. */
export type GoalOffered = {
  event: "goal-offered";
  seat: number;
  goal: string;
};

export type GoalTaken = {
  event: "goal-taken";
  seat: number;
  goal: string;
};

/** A temple would have brought a goal, but there is none. */
export type NoGoalLeft = {
  event: "no-goal-left";
  seat: number;
};

export type Berthed = {
  event: "berthed";
  seat: number;
  dock: string;
};

export type TurnBegan = {
  event: "turn-began";
  seat: number;
  turn: number;
};

export type ActionsBegan = {
  event: "actions-began";
  seat: number;
  actions: number;
};

/** A boat moved. `way` is route or portage; `cost` is the actions spent; in transit it must move on. */
export type Sailed = {
  event: "sailed";
  seat: number;
  start: string;
  dock: string;
  way: string;
  cost: number;
  in_transit: boolean;
};

export type Loaded = {
  event: "loaded";
  seat: number;
  cubes: string[];
};

export type Sold = {
  event: "sold";
  seat: number;
  colour: Colour;
  price: number;
};

export type Unloaded = {
  event: "unloaded";
  seat: number;
  colour: Colour;
  site: string;
};

export type MapsBought = {
  event: "maps-bought";
  seat: number;
  tiers: string[];
  price: number;
};

export type Excavated = {
  event: "excavated";
  seat: number;
  map: string;
  site: string;
  cost: number;
  points: number;
  temple: number;
};

export type OracleAsked = {
  event: "oracle-asked";
  seat: number;
  terrain: Terrain;
};

/** The oracle turned up a tile for all to see; it is kept, or goes to the discards. */
export type TileRevealed = {
  event: "tile-revealed";
  seat: number;
  tile: string;
  kept: boolean;
};

export type TurnEnded = {
  event: "turn-ended";
  seat: number;
};

/** The game ends with this round, and why. */
export type LastRound = {
  event: "last-round";
  seat: number;
  why: string;
};

/** The seat is the one whose turn was the last. */
export type GameEnded = {
  event: "game-ended";
  seat: number;
  why: string;
};

/** At the end everybody sees the goals that score. */
export type GoalsRevealed = {
  event: "goals-revealed";
  seat: number;
  goals: string[];
};

/** What can happen in a game of Akrotiri. */
export type AkrotiriEvent =
  | Began
  | TileDrawn
  | TilesReshuffled
  | TilesGone
  | TileLaid
  | CubePlaced
  | CubeSkipped
  | MapDrawn
  | GoalDrawn
  | GoalKept
  | LastGoalKept
  | GoalOffered
  | GoalTaken
  | NoGoalLeft
  | Berthed
  | TurnBegan
  | ActionsBegan
  | Sailed
  | Loaded
  | Sold
  | Unloaded
  | MapsBought
  | Excavated
  | OracleAsked
  | TileRevealed
  | TurnEnded
  | LastRound
  | GameEnded
  | GoalsRevealed;
