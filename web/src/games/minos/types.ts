// Written by `make types` from the server's definitions; do not edit.

import type { ScoreSheet } from "../../wire/types";

export type Good = "silver" | "stone" | "copper" | "wood" | "grain" | "herb";

export type Colour = "red" | "blue" | "yellow" | "gray";

export type Section = "prepare" | "develop" | "build" | "expand" | "wild";

export type Trigger = "prepare" | "develop" | "build" | "expand" | "wild" | "die-1-2" | "die-3-4" | "die-5-6";

export type Track = "influence" | "cultural" | "population";

export type AbilityKind = "decrees" | "goods" | "builder" | "groups" | "exchange";

export type VaseCondition = "influence" | "cultural" | "population" | "presence" | "dominance" | "towers" | "ships" | "ship-spaces" | "income" | "palace" | "triggers" | "goods";

export type VaseColour = "black" | "white" | "red" | "ochre";

// What is seen

/** How starting cards and abilities are given out, and which sides of the three trade route tiles are up. */
export type MinosOptions = {
  setup: "draft" | "random";
  routes: "AAA" | "AAB" | "ABA" | "ABB" | "BAA" | "BAB" | "BBA" | "BBB" | "random";
};

/** What everybody knows of one seat. */
export type SeatView = {
  start: string | null;
  ability: string | null;
  /** What it has to decide, the due decision last. */
  agenda: string[];
  coins: number;
  weaponry: number;
  vp: number;
  /** Points by source, in the order of the score sheet. */
  ledger: number[];
  goods: number[];
  temps: number[];
  income: number;
  tracks: number[];
  /** In hand, and of those the ones that everybody knows to be there: they came from the offer. */
  cards: number;
  shown: string[];
  /** By age: how many of the other cards in hand are of each pool. */
  hidden: number[][];
  /** Of the hidden cards of the first pool of Age I, so many at least are of the first deal: nobody put them back. */
  from_setup: number;
  area: string[];
  palace: string[];
  reserves: number;
  supply: number;
  ships: number[];
  tiles: string[];
  trophies: string[];
};

/** A die on an action space, and whose it is. */
export type PlacedDie = {
  die: string;
  seat: number;
};

/** A trade route, and the bonus tiles beside it. */
export type RouteView = {
  route: string;
  blue: string[];
  red: string[];
};

/** A vase in play, who has claimed it, and how many of its slots are filled. */
export type VaseView = {
  vase: string;
  seats: number[];
  filled: number;
};

/** A region of the map; the Sea Peoples from the bottom, warriors by seat. */
export type RegionView = {
  number: number;
  foundation: string | null;
  peoples: string[];
  city: number | null;
  tower: number | null;
  farm: number | null;
  warriors: number[];
};

/** All that the seat (or SPECTATOR) is entitled to know and to remember. */
export type MinosView = {
  seat: number;
  options: MinosOptions;
  players: number;
  round: number;
  first: number | null;
  active: number | null;
  ended: string;
  /** What the table has to do when no seat has anything due, the next one last. */
  stack: string[];
  seats: SeatView[];
  /** In a step of all at once: the seats whose secret answer is whole. */
  answered: number[];
  for_coins: number[];
  /** Those that have exchanged for these since their last other move. */
  for_weaponry: number[];
  together: boolean;
  /** By region, as they stood when a step of all at once began; nothing at other times. */
  opening_warriors: number[][];
  opening_weaponry: number[];
  /** Those that nobody has drafted. */
  dice: string[];
  /** By section: the dice from the left, null where one was retrieved. */
  rows: ((PlacedDie | null)[])[];
  points: number;
  kind: string | null;
  space: string | null;
  age2_point: boolean;
  traits: string[];
  extras: string[];
  fresh: boolean;
  discarding: boolean;
  /** By age: how many cards are left. Likewise the discards. */
  deck: number[];
  discards: string[][];
  /**
   * By age: the cards that nobody sees, as they were shuffled together. Those of the last pool lie in the deck or
   * in hands, those of the others in hands only.
   */
  pools: string[][][];
  offer: string[];
  stacks: number[];
  /** Goods face down: what they are follows from all others. */
  pile: number[];
  routes: RouteView[];
  abilities: string[];
  bonus: string | null;
  vases: VaseView[];
  regions: RegionView[];
  /** Own cards; and those that the seat put back at setup. */
  hand: string[];
  put_back: string[];
  /** Own moves of a step of all at once that nobody else knows yet. */
  answers: string[];
  /** The table without them. */
  before: MinosView | null;
};

/**
 * A seat's means at one moment, its own answers of a step of all at once carried out.
 *
 * Left out is what a random good may bring besides itself: income steps, the card of the third of its type, vases.
 */
export type Standing = {
  coins: number;
  weaponry: number;
  /** Points gained, without those of vases and of leftovers. */
  vp: number;
  /** Action points left, in the own turn. */
  points: number;
  goods: number;
  temps: number;
  /** In hand, without those that third goods of their types have brought. */
  cards: number;
  area: number;
  palace: number;
  tracks: number[];
  reserves: number;
  warriors: number;
  cities: number;
  towers: number;
  farms: number;
  ships: number[];
  tiles: number;
  trophies: number;
};

/**
 * A seat's standing before a move and after it. `asks_chance` says that something is drawn on the way.
 *
 * `after` is null for the last answer of a step of all at once: what comes of it depends on the answers of the others,
 * which are secret until then (M4.7).
 */
export type MovePreview = {
  before: Standing;
  after: Standing | null;
  asks_chance: boolean;
};

/** So many coins, or warriors, are off a cost: by a good, or by the `ability`. */
export type Discount = {
  by: string;
  off: number;
};

/** A way to pay: temporary goods spent, and what is then left to pay. */
export type Way = {
  temps: string[];
  price: number;
  can_pay: boolean;
};

/** Something to say: what (`id`), how many, made of what other phrases, and a name that no language changes. */
export type Phrase = {
  id: string;
  number: number;
  inner: Phrase[];
  name: string;
};

/** A condition that is not met, or something counted of which there is none. */
export type Unmet = {
  what: string;
  have: number;
  needed: number;
};

/** An effect: what it says, whether it would do anything, and what it lacks. */
export type EffectHelp = {
  said: Phrase;
  does: boolean;
  unmet: Unmet[];
};

/** A card of the hand or the offer. */
export type CardHelp = {
  id: string;
  is_offered: boolean;
  /** As printed. */
  cost: number;
  /** Coins more because it is in the offer. */
  extra: number;
  discounts: Discount[];
  /** Without temporary goods first. */
  ways: Way[];
  /** Whether the coins suffice in one of the ways. */
  can_play: boolean;
  /** Its instant effects, as they would be once it has been played. */
  effects: EffectHelp[];
  /** Points that it takes to put it into the palace as is asked now; 0 where it takes none, or is not asked. */
  palace: number;
};

/** The next piece of a kind, or the next space of a ship's route. */
export type BuildHelp = {
  /** City, tower, farm, ship, or sail. */
  what: string;
  /** Of a ship or a sailing. */
  route: number | null;
  cost: number;
  discounts: Discount[];
  /** After goods and ability; for a new ship with the first space of the route. */
  price: number;
  built: number;
  /** What stands against it besides the price: cities, towers; nothing otherwise. */
  lacks: string;
};

/** A region as it would score now (M12.1), and its Sea Peoples. */
export type RegionHelp = {
  number: number;
  dominant: number | null;
  /** By seat. */
  points: number[];
  /** What the topmost Sea Peoples take; null without any. */
  weaponry: number | null;
  next_to: number[];
};

/** An action space and the die on it (M4.2, M5). What the space says is what the die gives if the draft ends now. */
export type SpaceHelp = {
  section: string;
  /** From the left, from 1. */
  number: number;
  points: number;
  /** Whether one of the points may draw from the Age II deck in this round. */
  age2: boolean;
  /** Its benefit; null if it has points only. */
  said: Phrase | null;
  die: string | null;
  /** Whose die it is. */
  seat: number | null;
  /** Whether a die stood here and has been taken back. */
  is_retrieved: boolean;
  /** The cards in the palace of the die's seat that it will trigger (M9). */
  traits: string[];
};

/** A die where it stands. */
export type Spot = {
  die: string;
  section: string;
  space: number;
};

/** A turn of the action step that is still to come, and the die that its seat will retrieve in it (M4.4). */
export type Retrieval = {
  /** Among all turns of this round, from 1. */
  turn: number;
  seat: number;
  value: number;
  /** One; or several equal ones, of which the seat will choose: then they stand in as many of its turns. */
  dice: Spot[];
};

/** A die that nobody has drafted, ascending by value. */
export type FreeDie = {
  die: string;
  count: number;
  /** What the groups of the view's seat would bring with it, as in GroupHelp, while it has still to draft. */
  advances: Record<string, number>[];
};

/** A die that would be pushed on by one space. */
export type Shift = {
  seat: number;
  die: string;
  before: number;
  after: number;
};

/** A die that the view's seat might place in a section, as the rows are now. */
export type PickHelp = {
  die: string;
  section: string;
  /** Where it would come to stand. */
  space: number;
  shifts: Shift[];
  /** When it would be retrieved, as in Retrieval; several if the seat has equal dice. */
  turns: number[];
};

/** All about the dice of this round. */
export type DraftHelp = {
  /** By section, from the left. */
  spaces: SpaceHelp[][];
  /** From now on, as if the draft ended now. */
  order: Retrieval[];
  free: FreeDie[];
  /** By die and section, while the view's seat has still to draft; it need not be its turn. */
  picks: PickHelp[];
};

/** What a seat's dice of this round bring in the progress step (M4.3). */
export type GroupHelp = {
  seat: number;
  total: number;
  /** Each set to which nothing can be added: advances by track. */
  advances: Record<string, number>[];
};

/** What has to be done in this turn before its points, which nothing uses as things stand, are of use. */
export type Unlock = {
  /** In notation, up to where something is drawn; none where a use was neither found nor excluded. */
  moves: string[];
  /** Whether the points can certainly be used then. */
  is_sure: boolean;
};

/** The benefit of the space, or the trait of a card. Whether it would do anything is known of oneself alone. */
export type Due = {
  what: string;
  effect: EffectHelp | null;
  said: Phrase;
};

/** An extra action (M6). */
export type ExtraHelp = {
  action: string;
  is_used: boolean;
  /** Whether it could be taken in this turn as things stand; of others' turns it is said only whether it is used. */
  is_open: boolean;
};

/** The turn that is being taken. */
export type TurnHelp = {
  seat: number;
  /** What its points are for; null while that is open. */
  section: string | null;
  points: number;
  /** null where a point can be used at once, or in this turn none at all; nothing is said of others' turns. */
  unlock: Unlock | null;
  age2_point: boolean;
  may_forfeit: boolean;
  dues: Due[];
  extras: ExtraHelp[];
};

/** A vase in play: what its next slot is worth, and how far everybody is. */
export type VaseHelp = {
  id: string;
  /** null if every slot is filled. */
  worth: number | null;
  needed: number;
  have: number[];
  /** The seats that have it. */
  claimed: number[];
};

/** What the next income step brings a seat as things stand (M4.5). */
export type IncomeHelp = {
  seat: number;
  coins: number;
  vp: number;
  weaponry: number;
  /** Cards that may go to the palace. */
  palace: number;
  routes: Phrase[];
};

/** What the next scoring brings a seat as things stand (M12.1). */
export type ScoringHelp = {
  seat: number;
  farms: number;
  regions: number;
};

/** Everything worked out from one view. */
export type MinosSurvey = {
  /** Of the hand of the view's seat, and of the offer. */
  cards: CardHelp[];
  builds: BuildHelp[];
  regions: RegionHelp[];
  draft: DraftHelp;
  groups: GroupHelp[];
  turn: TurnHelp | null;
  vases: VaseHelp[];
  income: IncomeHelp[];
  scoring: ScoringHelp[];
  /** By seat: the level of its ability, from 1. */
  abilities: number[];
  /** The points as if the game ended now. */
  sheets: ScoreSheet[];
};

/** How many dice of each colour are rolled (M2.1), and how many equal ones are rolled again (M4.1). */
export type Dice = {
  red: number;
  blue: number;
  yellow: number;
  gray: number;
};

/** What each player has (M2.2); one city and one warrior begin on the map. */
export type Pieces = {
  cities: number;
  towers: number;
  ships: number;
  farms: number;
  warriors: number;
  reserves: number;
  dice: number;
};

/** Goods of each type (M2.3), how many lie face up (M3.2), and what the 1st, 2nd, ... of a type gives (M7). */
export type Stock = {
  each: number;
  stack: number;
  arrivals: string[];
};

/** Prices and what is off them (M5.2, M5.3, M6). */
export type Costs = {
  city: number[];
  tower: number[];
  ship: number[];
  farm: number[];
  offer: number;
  per_good: number;
  per_herb: number;
  per_grain: number;
  march: number;
  market: number;
  trio: number;
};

/** The player board: what structures uncover, the income track, and points (M4.5, M12, M15). */
export type Board = {
  towers: string[];
  farms: string[];
  /** Points more per dominated region with 0, 1, 2, 3 towers. */
  dominance: number[];
  farm_points: number[];
  city_points: number[];
  ship_points: number[];
  income_coins: number[];
  income_points: number[];
  /** Coins for a forfeited space (M4.4). */
  forfeit: number;
  /** So many coins, weaponry and cards in hand make a point at the end (M12.3). */
  leftovers: number;
};

/** The progress tracks, a value for each of the spaces 0 to 8 (M8). */
export type Tracks = {
  influence: string[];
  cultural: string[];
  population: string[];
  beyond: string;
  /** Standing: cards to the palace at income, by influence. */
  palace: number[];
  /** Standing: the level of the ability, by culture. */
  level: number[];
  weaponry: number[];
  presence: number[];
  /** Standing, by population. */
  dominance: number[];
  /** The total that a group of dice needs (M4.3). */
  group: number;
};

/** An action space (M5). */
export type Space = {
  points: number;
  gain: string;
  /** In the first two rounds one of the points may draw from the Age II deck. */
  age2: boolean;
};

/** The spaces of one section, left to right, for one number of players. */
export type Row = {
  players: "2" | "3" | "4";
  section: Section;
  spaces: Space[];
};

/** A region of Crete. Its outline is a ring of named points of the map; neighbours share a stretch of it (M5.4). */
export type Region = {
  number: number;
  name: string;
  good: Good;
  outline: string[];
  start: boolean;
};

/** A map for one number of players (M15): points as x and y, and regions. */
export type Crete = {
  players: "2" | "3" | "4";
  points: Record<string, [number, number]>;
  regions: Region[];
};

/** A decree card (M5.2, M9). */
export type Card = {
  id: string;
  age: "1" | "2";
  cost: number;
  wants: Good[];
  vp: number;
  instant: string[];
  trigger: Trigger;
  trait: string;
};

/** What a player begins with (M3.7, M3.8). */
export type StartingCard = {
  id: string;
  players: "2" | "3" | "4";
  coins: number;
  weaponry: number;
  vp: number;
  good: Good;
  temps: Good[];
  draw: number;
  back: number;
  region: number;
  warrior: boolean;
  flag: boolean;
};

/** A special ability (M10): what it is, and its numbers by level. */
export type Ability = {
  id: string;
  kind: AbilityKind;
  numbers: [number, number, number];
};

export type Foundation = {
  id: string;
  gain: string;
};

/** A tile of the Sea Peoples: the weaponry that beats it and what that brings (M6.6). */
export type SeaPeople = {
  id: string;
  level: "1" | "2";
  weaponry: number;
  gain: string;
};

/** One side of a trade route tile: five spaces from the bottom (M5.3). */
export type Route = {
  id: string;
  tile: number;
  side: "A" | "B";
  costs: number[];
  income: string[];
  /** Points for reaching the last space. */
  top: number;
};

export type TradeBonus = {
  id: string;
  colour: "blue" | "red";
  gain: string;
};

export type ActionBonus = {
  id: string;
  gain: string;
};

export type Vase = {
  id: string;
  colour: VaseColour;
  condition: VaseCondition;
};

/** The slots of every vase, highest first, by number of players (M3.5). */
export type Vases = {
  slots: Record<string, number[]>;
  in_play: number;
};

/** Everything in the box. The order of cards and tiles is the engine's numbering. */
export type ComponentSet = {
  name: string;
  title: string;
  house: boolean;
  note: string;
  dice: Record<string, Dice>;
  /** So many equal dice are all rolled again (M4.1). */
  same_dice: number;
  offer: number;
  bonuses_a_route: Record<string, number>;
  pieces: Pieces;
  stock: Stock;
  costs: Costs;
  board: Board;
  tracks: Tracks;
  rows: Row[];
  maps: Crete[];
  cards: Card[];
  starts: StartingCard[];
  abilities: Ability[];
  foundations: Foundation[];
  sea_peoples: SeaPeople[];
  routes: Route[];
  trade_bonuses: TradeBonus[];
  action_bonuses: ActionBonus[];
  vases: Vase[];
  vase_slots: Vases;
};

/** Numbers of the rules that stand on no component. */
export type Numbers = {
  /** After these rounds regions and farms are scored (M12). */
  scored_rounds: number[];
  /** The round from which the deck of Age II is the active one (M4). */
  age2_from: number;
  /** The route space, from 1, that brings a blue bonus tile (M5.3). */
  blue_at: number;
  red_at: number;
  /** Coins for a card discarded as an extra action (M6.4). */
  discard: number;
};

/** What a table is drawn from: the components, and the phrases of what is written on them in short. */
export type Box = {
  components: ComponentSet;
  /** By effect, as the components spell it. */
  said: Record<string, Phrase>;
  /** By ability: what it does, level by level. */
  abilities: Record<string, Phrase[]>;
  numbers: Numbers;
};

// Moves

/** Take a starting card (M3.7). */
export type StartMove = {
  move: "start";
  card: string;
};

/** Take a special ability (M3.7). */
export type AbilityMove = {
  move: "ability";
  tile: string;
};

/** Put a card of the first hand back into the deck (M3.8). */
export type BackMove = {
  move: "back";
  card: string;
};

/** Take a die (`red5`) and place it in a section (M4.2). */
export type DraftMove = {
  move: "draft";
  die: string;
  section: string;
};

/** Advance on a track, by a group of dice (M4.3) or by an effect (M13). */
export type AdvanceMove = {
  move: "advance";
  track: string;
};

/** Retrieve one of several equal dice, named by its space (`build/2`) (M4.4). */
export type RetrieveMove = {
  move: "retrieve";
  space: string;
};

/** Give up the space for coins (M4.4). */
export type ForfeitMove = {
  move: "forfeit";
};

/** Take what is due: the benefit of the `space`, a trait (`I-17`), or an effect of the card played (`I-17/2`). */
export type TakeMove = {
  move: "take";
  what: string;
};

/** Take all that is due and leaves nothing to choose: coins, weaponry and points. */
export type GatherMove = {
  move: "gather";
};

/** Draw a card of the offer by its name, or `deck`, or `age2` (M5.1, M13). */
export type DrawMove = {
  move: "draw";
  card: string;
};

/** Play a card of the hand or the offer, with these temporary goods (M5.2). `I-17 stone wood`. */
export type PlayMove = {
  move: "play";
  words: string[];
};

/** Build a city in a region with so many temporary stone (M5.3). */
export type CityMove = {
  move: "city";
  region: number;
  stone: number;
};

/** Build a tower in a region with so many temporary copper (M5.3). */
export type TowerMove = {
  move: "tower";
  region: number;
  copper: number;
};

/** Build a farm: warriors returned, temporary grain spent (M5.3). */
export type FarmMove = {
  move: "farm";
  region: number;
  warriors: number;
  grain: number;
};

/** Build a ship on a route with so much temporary wood and so many temporary herbs (M5.3). */
export type ShipMove = {
  move: "ship";
  route: number;
  wood: number;
  herb: number;
};

/** Advance the ship on a route with so many temporary herbs (M5.3). */
export type SailMove = {
  move: "sail";
  route: number;
  herb: number;
};

/** Place a warrior from the reserves in a region with an own city (M5.4, M13.2). */
export type PlaceMove = {
  move: "place";
  region: number;
};

/** Move a warrior to an adjacent region (M5.4, M13.2). */
export type MarchMove = {
  move: "move";
  region: number;
  to: number;
};

/** Take one of several gains, counted from 1. */
export type ChooseMove = {
  move: "choose";
  gain: number;
};

/** Take a good of this type, or a temporary one, as asked. */
export type GoodMove = {
  move: "good";
  good: string;
};

/** Put a card into the palace (M4.5, M9). */
export type PalaceMove = {
  move: "palace";
  card: string;
};

/** Discard a card: for a coin (M6.4), or as the price of an effect (M13). */
export type DiscardMove = {
  move: "discard";
  card: string;
};

/** Pay the price of an effect (M13). */
export type ConvertMove = {
  move: "convert";
};

/** Take the income of one route (M13). */
export type IncomeMove = {
  move: "income";
  route: number;
};

/** Take a trade bonus tile (M5.3), or use it (M6.3). */
export type TileMove = {
  move: "tile";
  tile: string;
};

/** Battle the Sea Peoples of a region (M6.6, M12.2). */
export type BattleMove = {
  move: "battle";
  region: number;
};

/** Extra action: pay to move a warrior (M6.1). */
export type EscortMove = {
  move: "escort";
  region: number;
  to: number;
};

/** Extra action: pay for a temporary good of a region with an own warrior (M6.2). */
export type MarketMove = {
  move: "market";
  good: string;
};

/** Extra action: three equal temporary goods for that good (M6.5). */
export type TradeMove = {
  move: "trade";
  good: string;
};

/** Ability 5: exchange for so many `coins` or `weaponry` (M10). */
export type ExchangeMove = {
  move: "exchange";
  gain: string;
  amount: number;
};

/** Decline what is left of what is asked. */
export type DoneMove = {
  move: "done";
};

/** End the turn (M4.4). */
export type EndMove = {
  move: "end";
};

/** Chance: which card, tile or good comes. */
export type DealtMove = {
  move: "dealt";
  what: string;
};

/** Chance: who chooses first (M3.7). */
export type FirstMove = {
  move: "first";
  seat: number;
};

/** Chance: what a die shows, as `red5` (M4.1). */
export type RolledMove = {
  move: "rolled";
  die: string;
};

/** A move of Minos, chance's answers included. */
export type MinosMove =
  | StartMove
  | AbilityMove
  | BackMove
  | DraftMove
  | AdvanceMove
  | RetrieveMove
  | ForfeitMove
  | TakeMove
  | GatherMove
  | DrawMove
  | PlayMove
  | CityMove
  | TowerMove
  | FarmMove
  | ShipMove
  | SailMove
  | PlaceMove
  | MarchMove
  | ChooseMove
  | GoodMove
  | PalaceMove
  | DiscardMove
  | ConvertMove
  | IncomeMove
  | TileMove
  | BattleMove
  | EscortMove
  | MarketMove
  | TradeMove
  | ExchangeMove
  | DoneMove
  | EndMove
  | DealtMove
  | FirstMove
  | RolledMove;

// Events

/** A tile comes to its place at setup (M3): `where` is a region, a route, or what it is. */
export type LaidOut = {
  event: "laid-out";
  seat: number;
  what: string;
  where: string;
};

/** This seat chooses first (M3.7). */
export type ChoosesFirst = {
  event: "chooses-first";
  seat: number;
};

export type StartTaken = {
  event: "start-taken";
  seat: number;
  card: string;
};

export type AbilityTaken = {
  event: "ability-taken";
  seat: number;
  tile: string;
};

/** Chance gave this seat its starting card or ability (M3.7). */
export type Dealt = {
  event: "dealt";
  seat: number;
  what: string;
};

/** The seat has its starting goods and its first city (M3.8). */
export type SetUp = {
  event: "set-up";
  seat: number;
  region: number;
  is_first: boolean;
};

export type CardDrawn = {
  event: "card-drawn";
  seat: number;
  age: number;
  card: string | null;
};

export type NoCardLeft = {
  event: "no-card-left";
  seat: number;
  age: number;
};

export type OfferDrawn = {
  event: "offer-drawn";
  seat: number;
  card: string;
};

export type Offered = {
  event: "offered";
  seat: number;
  card: string;
};

export type DeckRenewed = {
  event: "deck-renewed";
  seat: number;
  age: number;
  cards: number;
};

export type CardPutBack = {
  event: "card-put-back";
  seat: number;
  card: string | null;
};

export type PalaceFounded = {
  event: "palace-founded";
  seat: number;
  card: string;
};

/** `seat` is the first player. */
export type RoundBegan = {
  event: "round-began";
  seat: number;
  round: number;
};

export type DieRolled = {
  event: "die-rolled";
  seat: number;
  die: string;
};

/** So many dice show one value: all are rolled again (M4.1). */
export type RolledAgain = {
  event: "rolled-again";
  seat: number;
  value: number;
  dice: number;
};

export type DieDrafted = {
  event: "die-drafted";
  seat: number;
  die: string;
  section: string;
  space: number;
};

/** The seat has answered in a simultaneous step; what, nobody knows until all have (M4.7). */
export type Answered = {
  event: "answered";
  seat: number;
};

/** The seat does without what it was offered, or without the rest of it. */
export type Declined = {
  event: "declined";
  seat: number;
  what: string;
};

/** A card is to come from the deck of an age. */
export type Drawing = {
  event: "drawing";
  seat: number;
  age: number;
};

/** The seat chooses to advance on a track by a group of its dice (M4.3). */
export type Grouped = {
  event: "grouped";
  seat: number;
  track: string;
};

/** On a progress track; `space` 9 is past the top. */
export type Advanced = {
  event: "advanced";
  seat: number;
  track: string;
  space: number;
};

export type DieRetrieved = {
  event: "die-retrieved";
  seat: number;
  die: string;
  section: string;
  space: number;
};

export type Forfeited = {
  event: "forfeited";
  seat: number;
  coins: number;
};

/** Coins, weaponry, points, income steps or warriors, and where they come from. */
export type Gained = {
  event: "gained";
  seat: number;
  what: string;
  amount: number;
  source: string;
};

/** An effect begins: of the space, a trait, a card, a tile. */
export type Took = {
  event: "took";
  seat: number;
  source: string;
};

export type GoodGained = {
  event: "good-gained";
  seat: number;
  good: string;
  from_pile: boolean;
};

/** The face-down pile is empty: the gain is ignored (M7). */
export type NoGoodLeft = {
  event: "no-good-left";
  seat: number;
};

export type TempGained = {
  event: "temp-gained";
  seat: number;
  good: string;
};

export type CardPlayed = {
  event: "card-played";
  seat: number;
  card: string;
  coins: number;
  temps: string[];
  from_offer: boolean;
};

export type CardToPalace = {
  event: "card-to-palace";
  seat: number;
  card: string;
  /** Points that it cost. */
  lost: number;
  from_hand: boolean;
};

export type CardDiscarded = {
  event: "card-discarded";
  seat: number;
  card: string;
};

/** A city, tower or farm in a region. */
export type Built = {
  event: "built";
  seat: number;
  structure: string;
  region: number;
  coins: number;
  warriors: number;
  temps: number;
};

export type ShipBuilt = {
  event: "ship-built";
  seat: number;
  route: number;
  coins: number;
  temps: number;
};

export type ShipAdvanced = {
  event: "ship-advanced";
  seat: number;
  route: number;
  space: number;
  coins: number;
  temps: number;
};

export type BonusTaken = {
  event: "bonus-taken";
  seat: number;
  tile: string;
};

export type BonusUsed = {
  event: "bonus-used";
  seat: number;
  tile: string;
};

export type WarriorPlaced = {
  event: "warrior-placed";
  seat: number;
  region: number;
};

export type WarriorMoved = {
  event: "warrior-moved";
  seat: number;
  region: number;
  to: number;
  coins: number;
};

/** A temporary good for coins (M6.2). */
export type GoodBought = {
  event: "good-bought";
  seat: number;
  good: string;
  coins: number;
};

/** Three equal temporary goods for that good (M6.5). */
export type TempsTraded = {
  event: "temps-traded";
  seat: number;
  good: string;
};

export type Exchanged = {
  event: "exchanged";
  seat: number;
  paid: number;
  gain: string;
  amount: number;
};

/** The price of an effect. */
export type Paid = {
  event: "paid";
  seat: number;
  coins: number;
  weaponry: number;
  source: string;
};

export type Battled = {
  event: "battled";
  seat: number;
  region: number;
  tile: string;
  weaponry: number;
};

/** Another seat builds there in the same step (M4.7). */
export type BuildLost = {
  event: "build-lost";
  seat: number;
  structure: string;
  region: number;
  winner: number;
};

export type VaseClaimed = {
  event: "vase-claimed";
  seat: number;
  vase: string;
  points: number;
};

/** Points of a scoring, and for what. */
export type Scored = {
  event: "scored";
  seat: number;
  source: string;
  points: number;
};

export type TurnEnded = {
  event: "turn-ended";
  seat: number;
};

export type AgeBegan = {
  event: "age-began";
  seat: number;
  age: number;
};

/** Sea Peoples that nobody beat leave the game (M12.2). */
export type PeopleLeft = {
  event: "people-left";
  seat: number;
  tile: string;
  region: number;
};

export type GameEnded = {
  event: "game-ended";
  seat: number;
  winners: number[];
};

/** What can happen in a game of Minos. */
export type MinosEvent =
  | LaidOut
  | ChoosesFirst
  | StartTaken
  | AbilityTaken
  | Dealt
  | SetUp
  | CardDrawn
  | NoCardLeft
  | OfferDrawn
  | Offered
  | DeckRenewed
  | CardPutBack
  | PalaceFounded
  | RoundBegan
  | DieRolled
  | RolledAgain
  | DieDrafted
  | Answered
  | Declined
  | Drawing
  | Grouped
  | Advanced
  | DieRetrieved
  | Forfeited
  | Gained
  | Took
  | GoodGained
  | NoGoodLeft
  | TempGained
  | CardPlayed
  | CardToPalace
  | CardDiscarded
  | Built
  | ShipBuilt
  | ShipAdvanced
  | BonusTaken
  | BonusUsed
  | WarriorPlaced
  | WarriorMoved
  | GoodBought
  | TempsTraded
  | Exchanged
  | Paid
  | Battled
  | BuildLost
  | VaseClaimed
  | Scored
  | TurnEnded
  | AgeBegan
  | PeopleLeft
  | GameEnded;
