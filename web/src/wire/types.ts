// Written by `make types` from the server's definitions; do not edit.

/** A move in notation, or as the object that legal moves are sent as. */
export type RawMove = string | AnyMove | { [name: string]: unknown };

export type Point = "north" | "east" | "south" | "west";

/** Of a map card as its owner holds it. */
export type Side = "up" | "right" | "down" | "left";

export type Terrain = "tree" | "lake" | "mountain" | "volcano";

export type Colour = "green" | "blue" | "gray" | "orange";

export type Corner = "NW" | "NE" | "SE" | "SW";

export type Exit = "N" | "E" | "S" | "W";

export type TierName = "easy" | "medium" | "hard";

export type Edition = "revised" | "first";

// What people say at a table

/** Take an open seat; the first that is free if none is named. */
export type Join = {
  wish: "join";
  seat?: number | null;
  key?: string | null;
};

/** Give the seat free, or, once the game has begun, let a bot play it. */
export type Leave = {
  wish: "leave";
  seat?: number | null;
  key?: string | null;
};

/** Give free a seat that is kept for somebody who has not come: the maker's to say. `seat` names that seat. */
export type Free = {
  wish: "free";
  seat?: number | null;
  key?: string | null;
};

/** Begin the game: the maker's to say, if the table does not begin by itself. */
export type Start = {
  wish: "start";
  seat?: number | null;
  key?: string | null;
};

/** Make a move, having seen this version. */
export type Play = {
  wish: "move";
  version: number;
  move: RawMove;
  seat?: number | null;
  key?: string | null;
};

/**
 * Take back so many of one's own latest decisions, and whatever came after.
 *
 * What cannot be taken back freely is refused with the reason, unless `ask` says that the others are to be asked.
 */
export type Undo = {
  wish: "undo";
  version: number;
  back?: number;
  ask?: boolean;
  seat?: number | null;
  key?: string | null;
};

export type AnswerUndo = {
  wish: "answer-undo";
  version: number;
  yes: boolean;
  seat?: number | null;
  key?: string | null;
};

/** Propose to end the game as it stands. */
export type OfferEnd = {
  wish: "offer-end";
  seat?: number | null;
  key?: string | null;
};

export type AnswerEnd = {
  wish: "answer-end";
  version: number;
  yes: boolean;
  seat?: number | null;
  key?: string | null;
};

/** Give up. */
export type Resign = {
  wish: "resign";
  seat?: number | null;
  key?: string | null;
};

/** Take the seat back from the bot that plays it. */
export type Return = {
  wish: "return";
  seat?: number | null;
  key?: string | null;
};

/** Go on with an archived table. */
export type Wake = {
  wish: "wake";
  seat?: number | null;
  key?: string | null;
};

/**
 * Look through the eyes of a seat of one's own, or as a spectator: answered by an update.
 *
 * With `since` it also brings everything that happened after that version: the way to close a gap.
 */
export type Look = {
  wish: "look";
  seat?: number | null;
  since?: number | null;
  key?: string | null;
};

/** Ask why moves are not legal. */
export type Why = {
  wish: "why";
  moves: RawMove[];
  seat?: number | null;
  key?: string | null;
};

/** Ask what legal moves would change. */
export type Preview = {
  wish: "preview";
  moves: RawMove[];
  seat?: number | null;
  key?: string | null;
};

/** Ask what the rules make of the table as one sees it, or as one would see it after a legal move of one's own. */
export type Survey = {
  wish: "survey";
  move?: RawMove | null;
  seat?: number | null;
  key?: string | null;
};

/** Say a short line to everybody at the table. */
export type Say = {
  wish: "say";
  line: string;
  key?: string | null;
};

export type Ping = {
  wish: "ping";
  key?: string | null;
};

/** Seconds for each decision, and for all decisions of a game together; without a limit where it is null. */
export type Clock = {
  move?: number | null;
  game?: number | null;
};

/**
 * Who is meant to sit on a seat: anybody, the maker of the table, or a bot.
 *
 * A maker with several seats plays them all in one browser, each under a name of its own if they like.
 */
export type SeatPlan = {
  kind?: "bot" | "me" | "open";
  bot?: string;
  name?: string;
  /** The id of the player for whom an open seat is kept, as in a rematch. */
  kept_for?: string;
};

/** The moment at which a game begins: after the first `at` entries of a record, given as its compact text. */
export type Branch = {
  record: string;
  at: number;
};

/** A table before anybody has done anything. */
export type Setup = {
  game: string;
  seats: SeatPlan[];
  options?: Record<string, string>;
  /** Whether the lobby shows it. Whoever has the link finds a table that is not public. */
  public?: boolean;
  /** Whether people may talk; off on public tables and on at others unless said otherwise. */
  talk?: boolean | null;
  clock?: Clock;
  /** The bot that plays for somebody who is out of time or has left; the game's strongest unless named. */
  standin?: string;
  /** After so many seconds without any change the table is archived. */
  limit?: number;
  /** Whether it begins by itself when all seats are taken, or when its maker says so. */
  starts?: "full" | "maker";
  title?: string;
  /** The moment of a recorded game from which this one goes on; its options are that game's. */
  branch?: Branch | null;
  /** The lesson that is learned at this table. */
  lesson?: string;
};

/** What people may wish of a table. */
export type AnyWish =
  | Join
  | Leave
  | Free
  | Start
  | Play
  | Undo
  | AnswerUndo
  | OfferEnd
  | AnswerEnd
  | Resign
  | Return
  | Wake;

/** All that may be sent over a table's socket. */
export type AnyMessage =
  | Join
  | Leave
  | Free
  | Start
  | Play
  | Undo
  | AnswerUndo
  | OfferEnd
  | AnswerEnd
  | Resign
  | Return
  | Wake
  | Look
  | Why
  | Preview
  | Survey
  | Say
  | Ping;

// What people say over HTTP

/** Somebody who wants to play at once. */
export type NewGuest = {
  name: string;
};

/** What a player wants to change; a hook of null takes the webhook away. */
export type Change = {
  name?: string;
  hook?: string | null;
};

/** An account to be made; without a name a guest keeps the present one. */
export type NewAccount = {
  account: string;
  password: string;
  name?: string | null;
};

/** An account's name and password, and whether it takes over the games of the present guest. */
export type SignIn = {
  account: string;
  password: string;
  adopt?: boolean;
};

/** The password until now and the one from now on. */
export type NewPasswords = {
  old: string;
  new: string;
};

/** What the token is for. */
export type NewToken = {
  label: string;
};

/** A record to be shown: its lines as in a file, or its compact text. */
export type ShowRecord = {
  record: string;
};

/** The frame of a record after so many entries, through the eyes of a seat or of a spectator. */
export type SurveyRecord = {
  record: string;
  at: number;
  seat?: number | null;
};

// What the server says at a table

/** A seat as everybody sees it. */
export type SeatFacts = {
  seat: number;
  name: string;
  /** The id of its person; empty if there is none. */
  player: string;
  /** The bot that plays it now; empty if a person does. */
  bot: string;
  away: string;
  /** Whether its person takes it back after the stand-in's present decision. */
  is_returning: boolean;
  has_resigned: boolean;
  /** Whether it is kept for somebody who has not come yet. */
  is_kept: boolean;
};

/** One seat's clock as others see it. */
export type Running = {
  seat: number;
  /** Seconds of the time for the game that are used up, not counting the present decision. */
  spent: number;
  /** Since when the present decision has been waited for; null while the clock stands. */
  since: number | null;
  /** When it runs out; null if it does not. */
  due: number | null;
};

/** Somebody asks to take back to the first `to` lines of the record. */
export type UndoFacts = {
  seat: number;
  to: number;
  agreed: number[];
};

/** Somebody offers to end the game as it stands. */
export type OfferFacts = {
  seat: number;
  agreed: number[];
};

/** How it ended. Written once, as the last line of a finished game. */
export type RecordEnd = {
  end: string;
  winners: number[];
  scores: number[];
  digest: string;
  seed: string;
};

/** A step of a lesson. Its words are the text `learn-<lesson>-<id>`. */
export type StepFacts = {
  id: string;
  /** Whether it is only read, and nothing has to be done. */
  is_read: boolean;
  /** What to point at, in the words of the game's lesson. */
  points: string[];
};

/** Where a learner is. */
export type LessonFacts = {
  name: string;
  /** The first step that has not been done. Steps to be read may come before the one that the table waits for. */
  at: number;
  /** Whether nothing is waited for any more, and all goes on freely. */
  is_over: boolean;
  steps: StepFacts[];
};

/** A table as everybody sees it who has its link. */
export type TableFacts = {
  id: string;
  game: string;
  title: string;
  version: number;
  status: string;
  maker: string;
  options: Record<string, string>;
  public: boolean;
  talk: boolean;
  clock: Clock;
  standin: string;
  limit: number;
  starts: string;
  has_house_components: boolean;
  seats: SeatFacts[];
  deciders: number[];
  clocks: Running[];
  touched: number;
  undo: UndoFacts | null;
  offer: OfferFacts | null;
  /**
   * How often moves were taken back: free, by consent of the others, or alone against bots after something was
   * revealed, by which a game is marked.
   */
  taken_back: Record<string, number>;
  /** The hash of the seed, before the game is over. */
  promise: string;
  /** How it ended, with the seed. */
  end: RecordEnd | null;
  rematch: string;
  /** Whether it goes on from a moment of a recorded game: then it promises nothing. */
  branched: boolean;
  lesson: LessonFacts | null;
};

/** Something that happened, as one audience may know it. Fields that do not belong to the deed are left out. */
export type Seen = {
  version: number;
  at: number;
  did: string;
  seat?: number | null;
  /** Events of the game, by its own description. */
  events?: AnyEvent[];
  name?: string;
  bot?: string;
  why?: string;
  yes?: boolean | null;
  to?: number | null;
  /** The versions of the moves that were taken back by it. */
  taken?: number[];
  table?: string;
  /** The key of the wish that it fulfilled, for the seat whose wish it was: whoever sent it knows it is granted. */
  key?: string | null;
};

/** The whole table as one audience may know it at a version, and what happened since the version before. */
export type Update = {
  type: "update";
  version: number;
  /** `seen` has everything that happened after this version. A client that has an older one asks again. */
  since: number;
  /** The server's time, for the clocks. */
  now: number;
  table: TableFacts;
  /** Through whose eyes; null for a spectator. */
  seat: number | null;
  view: AnyView | null;
  /** Moves of the game, by its own description. */
  legal: AnyMove[];
  seen: Seen[];
};

/** Something that somebody said. */
export type TalkLine = {
  type: "talk";
  n: number;
  at: number;
  player: string;
  name: string;
  line: string;
};

/**
 * A wish was granted and stored; with it the table came to this version, by what `did` names.
 *
 * By websocket a wish with a key whose maker looks through the eyes of its seat is answered by the update alone:
 * what it brought about carries its key.
 */
export type Granted = {
  type: "granted";
  key: string | null;
  version: number;
  did: string;
  /** Whether it had been granted before, and this only says so again. */
  again: boolean;
};

/**
 * One reason against one move. `rule` is an id of the game's rules page, N1 for the move notation,
 * or R1 for a game that was ended early (docs/record-format.md).
 */
export type Refusal = {
  code: string;
  rule: string;
  text: string;
  /** What varies in the sentence, by name. */
  facts?: Record<string, number | string>;
};

/** A wish was not granted and nothing has changed. `seen` is what the asker had missed, if they were late. */
export type Refused = {
  type: "refused";
  key: string | null;
  refusal: Refusal;
  version: number;
  seen: Seen[];
};

/** Why each of some moves is not legal, in the order in which they were asked; null for a legal one. */
export type Reasons = {
  type: "reasons";
  key: string | null;
  version: number;
  refusals: (Refusal | null)[];
};

/** What each of some moves would change; null for one that is not legal. */
export type Previews = {
  type: "previews";
  key: string | null;
  version: number;
  previews: (AnyPreview | null)[];
};

/** What the rules make of the view of one audience, by the game's own description. */
export type SurveyAnswer = {
  type: "survey";
  key: string | null;
  version: number;
  survey: AnySurvey;
};

export type Pong = {
  type: "pong";
  key: string | null;
  now: number;
};

/** All that may come over a table's socket. */
export type AnyAnswer = Update | TalkLine | Granted | Refused | Reasons | Previews | SurveyAnswer | Pong;

// What the server answers over HTTP, and the lines of a record

/** Why a request was not fulfilled. */
export type Problem = {
  status: number;
  refusal: Refusal;
};

/** What a player sees of himself or herself. */
export type Me = {
  id: string;
  name: string;
  is_guest: boolean;
  account: string | null;
  hook: string | null;
};

/** The player after a change, with the secret of a new webhook, which is shown only here. */
export type Changed = {
  id: string;
  name: string;
  is_guest: boolean;
  account: string | null;
  hook: string | null;
  hook_secret: string | null;
};

/** The player after signing in, with the tables that came from the guest. */
export type SignedIn = {
  id: string;
  name: string;
  is_guest: boolean;
  account: string | null;
  hook: string | null;
  adopted: string[];
};

/** A token, shown this once. */
export type FreshToken = {
  id: string;
  label: string;
  token: string;
};

/** Somebody whose talk one does not want to see. */
export type Muted = {
  id: string;
  name: string;
};

/** A token as its owner sees it afterwards. */
export type Token = {
  id: string;
  label: string;
  created: number;
};

/** A game that can be played here. */
export type GameFacts = {
  name: string;
  title: string;
  rules: number;
  seats: number[];
  /** By option: all that it can be, what it is without being named in front. */
  options: Record<string, string[]>;
  /** From the weakest to the strongest. */
  bots: string[];
  has_house_components: boolean;
  /** The digest of its components, under which they can be had. */
  components: string;
};

/** A table in a list. */
export type TableLine = {
  id: string;
  game: string;
  title: string;
  status: string;
  version: number;
  touched: number;
  options: Record<string, string>;
  /** Who sits there: a name, a bot's word, or nothing for a free seat. */
  seats: string[];
  /** How many seats are free. */
  free: number;
  /** The seats that were made for bots. */
  bots: number[];
  /** Whether it goes on from a moment of a recorded game. */
  branched: boolean;
  /** The lesson that is learned at it. */
  lesson: string;
  my_seats: number[];
  is_my_turn: boolean;
  is_kept_for_me: boolean;
};

/** The table of the next game. */
export type Rematch = {
  table: string;
};

/** What was agreed before the first decision. */
export type RecordHeader = {
  labrys: number;
  game: string;
  rules: number;
  components: string;
  components_hash: string;
  options: Record<string, string>;
  seats: string[];
  /** sha256 of the seed; empty if chance was not answered from a committed seed. */
  promise: string;
};

/** One decision: of a seat, or of chance together with its question. */
export type RecordEntry = {
  by: number | "chance";
  move: string;
  /** Chance only: the possible answers in order, as `draw T07`, or `draw T07*3` with a weight other than 1. */
  of?: string[];
};

/** Points from one source. `part` groups lines for statistics; `why` names what counted. */
export type ScoreLine = {
  part: string;
  what: string;
  points: number;
  why: string[];
};

/** One seat's points and what breaks a tie, the first entry first. */
export type ScoreSheet = {
  seat: number;
  lines: ScoreLine[];
  tie_break: number[];
};

/** The table after an entry: what has changed since the frame before. The first is the table before any entry. */
export type Frame = {
  /** Who decided: a seat, or `chance`; null before the first entry. */
  by?: number | string | null;
  move?: string;
  /** What happened, with every secret. */
  events?: AnyEvent[];
  /** Fields of the spectator's view that are other than before. */
  view?: Partial<AnyView>;
  /** By seat: fields that are other than before, of those in which seats see more than spectators. */
  own?: Partial<AnyView>[];
  /** Points by seat as the game stands, hidden ones included; left out if they are those of before. */
  scores?: number[];
};

/** A record to be shown. */
export type Replay = {
  game: string;
  title: string;
  header: RecordHeader;
  options: Record<string, string>;
  seats: string[];
  /** The same record as compact text, for a link. */
  compact: string;
  end: RecordEnd | null;
  /** Who has to decide after the last entry. */
  deciders: number[];
  sheets: ScoreSheet[];
  /** By kind of event: the fields that only its seat saw at the time. */
  secrets: Record<string, string[]>;
  frames: Frame[];
};

// Akrotiri: what is seen

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

// Akrotiri: moves

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

// Akrotiri: events

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

// What every game has

/** What one seat, or a spectator, sees of a game. */
export type AnyView = AkrotiriView;

/** A move of a game, as legal ones are sent. */
export type AnyMove = AkrotiriMove;

/** Something that happened in a game. */
export type AnyEvent = AkrotiriEvent;

/** What a move would change. */
export type AnyPreview = MovePreview;

/** What the rules can say of a view, for drawing and for hints. */
export type AnySurvey = AkrotiriSurvey;
