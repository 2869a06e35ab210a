// Written by `make types` from the server's definitions; do not edit.

/** A move in notation, or as the object that legal moves are sent as. */
export type RawMove = string | AnyMove | { [name: string]: unknown };

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
 * Make several moves of one seat, having seen this version: a plan.
 *
 * They are made in their order, each as a move of its own, up to the first that is refused, or until something has
 * happened that the seat could not foresee. If already the first is refused nothing has changed.
 */
export type PlayAll = {
  wish: "moves";
  version: number;
  moves: RawMove[];
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

/** End a game that cannot be played on here, without a result: anybody who sits at it may. */
export type Close = {
  wish: "close";
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

/** Ask what legal moves would change: as things are, or in one's own turn after moves that are planned. */
export type Preview = {
  wish: "preview";
  moves: RawMove[];
  after?: RawMove[] | null;
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

/** Ask what would come of moves in one's own turn, the present or the next one, with the table as it is. */
export type Plan = {
  wish: "plan";
  moves?: RawMove[];
  seat?: number | null;
  key?: string | null;
};

/** Ask which moves are best, and why, where one has to decide. */
export type Hint = {
  wish: "hint";
  seat?: number | null;
  key?: string | null;
};

/** Let the bots answer without waiting, until people have to decide. */
export type Hurry = {
  wish: "hurry";
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
  /** Whether people may ask for hints; where one person plays alone and in lessons, unless said otherwise. */
  hints?: boolean | null;
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
  /**
   * The digest of the components: today's house set or a former one; today's unless named. A rematch names those of
   * the game that it follows.
   */
  components?: string;
};

/** What people may wish of a table. */
export type AnyWish =
  | Join
  | Leave
  | Free
  | Start
  | Play
  | PlayAll
  | Undo
  | AnswerUndo
  | OfferEnd
  | AnswerEnd
  | Resign
  | Close
  | Return
  | Wake;

/** All that may be sent over a table's socket. */
export type AnyMessage =
  | Join
  | Leave
  | Free
  | Start
  | Play
  | PlayAll
  | Undo
  | AnswerUndo
  | OfferEnd
  | AnswerEnd
  | Resign
  | Close
  | Return
  | Wake
  | Look
  | Why
  | Preview
  | Survey
  | Plan
  | Hint
  | Hurry
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
  /** Whether a hint was asked for at this seat in this game. */
  has_asked: boolean;
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
  /** Whether hints may be asked for. */
  hints: boolean;
  clock: Clock;
  standin: string;
  limit: number;
  starts: string;
  has_house_components: boolean;
  /** The digest of what is in its box, under which that can be had. */
  components: string;
  /** Why its game cannot be played on here; null of any other. */
  unplayable: Refusal | null;
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

/** So many moves of a plan were made and stored, one after the other; with them the table came to this version. */
export type Made = {
  type: "made";
  key: string | null;
  version: number;
  made: number;
  /**
   * Why the next one was not made; null if all were, or if it might have been, but something happened before it that
   * could not be foreseen: look at that first. In a lesson always null, for there one move is made at a time.
   */
  refusal: Refusal | null;
  /** Whether it had been granted before: then the refusal is not said again, and is null. */
  again: boolean;
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

/** One move of a plan. */
export type PlanStep = {
  /** As it was given. */
  move: RawMove;
  /** Untried is what comes after a move that is refused, or with which the plan ends. */
  fate: "holds" | "refused" | "untried";
  refusal: Refusal | null;
  /** Whether something is drawn: then nothing beyond it can be planned. */
  asks_chance: boolean;
  /** What the move changes, as its preview says, if it holds. */
  preview: AnyPreview | null;
};

/**
 * What comes of moves that are tried in the turn that a seat has now, or would have next with the table as it is.
 *
 * `view`, `legal` and `survey` are of the table after the last move that holds, before chance answers and anybody else
 * acts; nothing where there is nothing to plan.
 */
export type PlanAnswer = {
  type: "plan";
  key: string | null;
  version: number;
  /** Whether it is the seat's turn indeed. */
  is_now: boolean;
  /** Each move with its fate: it holds, is refused, or was not tried because of one before it. */
  steps: PlanStep[];
  view: AnyView | null;
  legal: AnyMove[];
  survey: AnySurvey | null;
  /** Whether more can be planned after it: not once something is drawn or the turn is over. */
  is_open: boolean;
};

/** The bots that have to decide now no longer wait before they answer, until people have to decide alone. */
export type Hurrying = {
  type: "hurrying";
  key: string | null;
  version: number;
  seats: number[];
};

/** What a move does, without its subject: `sells 3 cubes for 11 drachmas`. */
export type Claim = {
  kind: string;
  text: string;
  /** What varies in the words, by name. */
  facts: Record<string, number | string>;
};

/** One move, and what is to be said for it. */
export type Advised = {
  move: AnyMove;
  /** The move in notation. */
  text: string;
  /** What its sentence says: of this move, and of none that follows. It may be nothing. */
  claims: Claim[];
  /** The move and those that are to follow it in the same turn, up to chance and to the decisions of others. */
  course: AnyMove[];
  /** The points that the whole course brings, if it brings any and that is sure. */
  brings: number | null;
  /** Whether the turn goes on after the course, in a way that cannot be known yet. */
  goes_on: boolean;
  /** Whether the course is the rest of one that was advised before. */
  is_begun: boolean;
  /** To win, as the search sees it, from 0 to 1; null for the only move there is, or one that was not tried. */
  chance: number | null;
  /** How often the search has tried it: the more, the surer is the chance. */
  visits: number;
};

/** The best moves of a decision, the best first, as its seat could know at a version. */
export type HintAnswer = {
  type: "hint";
  key: string | null;
  version: number;
  seat: number;
  /** Whether the seat no longer has this decision: it was made, or taken back, while somebody thought about it. */
  is_late: boolean;
  /** How often the search has tried how the game might go on; none where there is only one move. */
  simulations: number;
  moves: Advised[];
};

export type Pong = {
  type: "pong";
  key: string | null;
  now: number;
};

/** All that may come over a table's socket. */
export type AnyAnswer =
  | Update
  | TalkLine
  | Granted
  | Made
  | Refused
  | Reasons
  | Previews
  | SurveyAnswer
  | PlanAnswer
  | Hurrying
  | HintAnswer
  | Pong;

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
  /** The digest of what is in its box, under which that can be had. */
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
  /** By path: what is other than before in the spectator's view. */
  view?: Partial<AnyView>;
  /** By seat: what is other in its own view than before, with the changes of `view` made in it. */
  own?: Partial<AnyView>[];
  /** Points by seat as the game stands, hidden ones included; left out if they are those of before. */
  scores?: number[];
};

/** A record to be shown. */
export type Replay = {
  game: string;
  title: string;
  /** The digest of what is in its box, under which that can be had. */
  components: string;
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

// What every game has

/** What one seat, or a spectator, sees of a game. */
export type AnyView = { seat: number };

/** A move of a game, as legal ones are sent. */
export type AnyMove = { move: string };

/** Something that happened in a game. */
export type AnyEvent = { event: string; seat: number; [field: string]: unknown };

/** What a move would change. */
export type AnyPreview = object;

/** What the rules can say of a view, for drawing and for hints. */
export type AnySurvey = { sheets: ScoreSheet[] };
