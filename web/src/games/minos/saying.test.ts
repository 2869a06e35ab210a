import { beforeAll, beforeEach, expect, test } from "vitest";
import { loadWords, useWords } from "../../lib/words.svelte";
import { tellEvent } from "../../table/tell";
import { tableOf } from "../../wire/fake";
import { Box } from "./box";
import { made } from "./phrases";
import { decisionWords, effectNamed, moveWords, phraseWords, placeWords, regionName, stepWords } from "./saying";
import type { Sight } from "./sight";
import type { Box as Given, MinosMove, MinosSurvey, MinosView, Phrase } from "./types";
import { sourceWords, words } from "./words";

beforeAll(() => useWords("minos"));
beforeEach(() => loadWords("en"));

const COIN = made("effect-coin", 2);
const TRACK = made("effect-any-track");
const EITHER = made("effect-either", 1, [TRACK, made("effect-bonus")]);
const OFFER = made("effect-convert", 1, [made("price-coin", 3), made("effect-vp", 2)]);
const REPEAT = made("effect-repeat", 1, [made("price-all", 1, [made("price-coin", 1), made("price-weaponry", 2)]), COIN]);
const INSTEAD = made("effect-instead", 1, [COIN, made("condition-towers", 2), TRACK]);

const CARD = { id: "I-07", age: "1", cost: 6, wants: ["stone"], vp: 2, instant: ["2 coin", "3 coin -> 2 vp"], trigger: "build", trait: "instead" };
const box = new Box({
  components: {
    cards: [CARD],
    starts: [],
    abilities: [{ id: "SA1", kind: "decrees", numbers: [1, 2, 3] }],
    foundations: [{ id: "F03", gain: "2 coin" }],
    sea_peoples: [{ id: "P1-01", level: "1", weaponry: 2, gain: "2 coin" }],
    routes: [{ id: "R1A", tile: 1, side: "A", costs: [1, 2], income: ["2 coin", "any-track"], top: 4 }],
    trade_bonuses: [{ id: "B04", colour: "blue", gain: "any-track" }],
    action_bonuses: [{ id: "A1", gain: "2 coin" }],
    vases: [],
    costs: { march: 1, market: 1, trio: 3 },
    board: { forfeit: 2, towers: [], farms: [] },
    stock: { arrivals: [] },
    tracks: { influence: ["", "2 coin", ""], cultural: [], population: [], beyond: "" },
    rows: [{ players: "2", section: "build", spaces: [{ points: 3, gain: "", age2: false }, { points: 1, gain: "any-track or bonus", age2: false }] }],
    maps: [{ players: "2", points: {}, regions: [{ number: 4, name: "Knossos" }, { number: 5, name: "Phaistos" }] }],
  },
  said: { "2 coin": COIN, "any-track": TRACK, "any-track or bonus": EITHER, "3 coin -> 2 vp": OFFER, instead: INSTEAD },
  abilities: {},
  numbers: { scored_rounds: [2, 4], age2_from: 3, blue_at: 2, red_at: 4, discard: 1 },
} as unknown as Given);

/** A table for two at which seat 0 is asked this. */
function sight(asked: string, some: Partial<MinosView> = {}, survey: Partial<MinosSurvey> = {}): Sight {
  const mine = { agenda: [asked], ships: [1, 0, 0] };
  const regions = [{ number: 4, peoples: ["P1-01"] }, { number: 5, peoples: [] }];
  const rows = [[], [], [null, { die: "red5", seat: 0 }], [], []];
  const view = { players: 2, seats: [mine, mine], offer: [], hand: ["I-07"], regions, rows, routes: [{ route: "R1A" }], space: null, ...some };
  return { view: view as unknown as MinosView, survey: { cards: [], builds: [], ...survey } as unknown as MinosSurvey, box, seat: 0, name: () => "Ann" };
}

const said = (move: MinosMove, asked = "turn", some: Partial<MinosView> = {}, survey: Partial<MinosSurvey> = {}): string =>
  moveWords(move, sight(asked, some, survey));

test("a phrase is said with its numbers and all that is within it", async () => {
  const all: Phrase[] = [COIN, made("effect-coin", 1), EITHER, OFFER, REPEAT, INSTEAD];

  expect([
    "2 coins",
    "1 coin",
    "any track +1 or the action bonus",
    "pay 3 coins: 2 VP",
    "any number of times, pay 1 coin and pay 2 weaponry: 2 coins",
    "2 coins; with 2 or more towers instead any track +1",
  ]).toEqual(all.map(phraseWords));
  await loadWords("fr");
  expect("2 pièces ; avec 2 tours ou plus, à la place une piste +1").toBe(phraseWords(INSTEAD));
  await loadWords("es");
  expect("un recorrido +1 o el bono de acción").toBe(phraseWords(EITHER));
});

test("an effect is found by where it stands, and so is one within it", () => {
  const found = ["I-07/1", "I-07/2.1", "I-07/trait.2", "build-2/2.2", "influence/1", "R1A/2", "B04"].map((name) => effectNamed(name, box));

  expect(["2 coins", "2 VP", "any track +1", "the action bonus", "2 coins", "any track +1", "any track +1"]).toEqual(
    found.map((phrase) => phrase && phraseWords(phrase)),
  );
  expect(null).toBe(effectNamed("nowhere/3", box));
});

test("a button names regions, and what it takes as far as the server has said it", () => {
  const builds = [{ what: "city", route: null, price: 6 }] as MinosSurvey["builds"];

  expect("Knossos").toBe(regionName(4, sight("turn")));
  expect("Build a city in Knossos (4) for 6 coins").toBe(said({ move: "city", region: 4, stone: 0 }, "turn", {}, { builds }));
  expect("Build a city in Knossos (4), with 1 temporary stone").toBe(said({ move: "city", region: 4, stone: 1 }, "turn", {}, { builds }));
  expect("Build a city in Knossos (4), free").toBe(said({ move: "city", region: 4, stone: 0 }, "build:1:free"));
  expect("Build a farm in Knossos (4) for 1 warrior, with 2 temporary grain").toBe(said({ move: "farm", region: 4, warriors: 1, grain: 2 }));
  expect("Move a warrior from Knossos to Phaistos").toBe(said({ move: "move", region: 4, to: 5 }));
  expect("March from Knossos to Phaistos for 1 coin").toBe(said({ move: "escort", region: 4, to: 5 }));
  expect("Battle the Sea Peoples in Knossos (4) for 2 weaponry: 2 coins").toBe(said({ move: "battle", region: 4 }));
});

test("a card is played for what the chosen way costs", () => {
  const cards = [{ id: "I-07", ways: [{ temps: [], price: 6 }, { temps: ["stone"], price: 3 }] }] as unknown as MinosSurvey["cards"];

  expect("Play I-07 for 6 coins").toBe(said({ move: "play", words: ["I-07"] }, "turn", {}, { cards }));
  expect("Play I-07 for 3 coins, with 1 temporary stone").toBe(said({ move: "play", words: ["I-07", "stone"] }, "turn", {}, { cards }));
  expect("Play I-07 from the offer, free").toBe(said({ move: "play", words: ["I-07"] }, "play:1:free", { offer: ["I-07"] }, { cards }));
});

test("the same move is said as what is asked has it", () => {
  expect(["Take stone", "Take temporary stone"]).toEqual(["good:1", "temp:1"].map((asked) => said({ move: "good", good: "stone" }, asked)));
  expect(["Sell I-07 for 1 coin", "Discard I-07"]).toEqual(["turn", "discard:I-07/2:1"].map((asked) => said({ move: "discard", card: "I-07" }, asked)));
  const cards = (palace: number) => [{ id: "I-07", palace }] as unknown as MinosSurvey["cards"];
  expect(["Put I-07 into the palace", "Put I-07 into the palace, losing 2 VP"]).toEqual(
    [0, 2].map((price) => said({ move: "palace", card: "I-07" }, "palace:1:paid", {}, { cards: cards(price) })),
  );
  expect(["Take the trade bonus B04: any track +1", "Use the trade bonus B04: any track +1"]).toEqual(
    ["bonus-tile:1:blue", "turn"].map((asked) => said({ move: "tile", tile: "B04" }, asked)),
  );
  expect("Pay 3 coins: 2 VP").toBe(said({ move: "convert" }, "convert:I-07/2:0"));
  expect("Take the action bonus").toBe(said({ move: "choose", gain: 2 }, "either:build-2/2"));
});

test("a card that is to be sold later is called sold, and one that pays for an effect is not", () => {
  const sold: MinosMove = { move: "discard", card: "I-07" };
  const stepped = (asked: string, ...before: MinosMove[]): string => stepWords(sold, sight(asked), before);

  expect(["Sell I-07", "Sell I-07", "Sell I-07"]).toEqual([stepped("turn"), stepped("turn", sold), stepped("discard:I-07/2:1", { move: "take", what: "space" })]);
  expect(["Discard I-07", "Discard I-07", "Discard I-07"]).toEqual([
    stepped("turn", { move: "convert" }), stepped("turn", { move: "convert" }, sold), stepped("discard:I-07/2:2", sold),
  ]);
});

test("what is due is said with what it gives", () => {
  expect("Take the space: any track +1 or the action bonus").toBe(said({ move: "take", what: "space" }, "turn", { space: "build-2/2" }));
  expect("Take the trait of I-07: 2 coins; with 2 or more towers instead any track +1").toBe(said({ move: "take", what: "I-07" }));
  expect("I-07: pay 3 coins: 2 VP").toBe(said({ move: "take", what: "I-07/2" }, "effects:I-07:1,2"));
  expect("Retrieve red 5 from build, space 2").toBe(said({ move: "retrieve", space: "build/2" }, "retrieve"));
  expect("Red 5 to build").toBe(said({ move: "draft", die: "red5", section: "build" }, "draft"));
});

test("places have names", () => {
  const places = ["region:4", "die:gray2", "section:build", "space:build/2", "route:1", "good:stone", "deck:age2", "tile:B04", "card:I-07", "ability:SA1"];

  expect([
    "Knossos (4)", "gray 2", "build", "build, space 2: any track +1 or the action bonus, 1 point", "Route 1", "stone",
    "Age II deck", "B04: any track +1", "I-07", "SA1: cheaper decrees",
  ]).toEqual(places.map((place) => placeWords(place, sight("turn"))));
});

test("a question has a title and a sentence", () => {
  expect({ title: "Effects of I-07", text: "Take the effects of the card in any order." }).toEqual(decisionWords("effects:I-07:1,2"));
  expect("Use your build point, free of cost.").toBe(decisionWords("build:1:free").text);
  expect("Place 2 warriors from your reserves in regions with a city of yours.").toBe(decisionWords("place:2").text);
  expect("Beat the Sea Peoples in Knossos (4), or leave them.").toBe(decisionWords("fight:4", sight("fight:4")).text);
});

test("where a gain comes from is said by what stands there", () => {
  const sources = ["I-07/trait.1", "I-07/2", "build-2/2", "influence/1", "population", "track/9", "tower/1", "income", "F03", "P1-01", "B04", "A1", "SA1", "R1A/2", "R1A"];

  expect([
    "trait of I-07", "I-07", "build, space 2", "influence 1", "population", "past the top of a track", "tower number 1", "income",
    "foundation F03", "Sea Peoples P1-01", "trade bonus B04", "action bonus A1", "ability SA1", "route R1A, space 2", "end of route R1A",
  ]).toEqual(sources.map((source) => sourceWords(source, box)));
});

test("what happens is told to others by name, and its places can be shown", () => {
  const table = tableOf({ game: "minos" });
  const moved = { event: "warrior-moved", seat: 0, region: 4, to: 5, coins: 1 };
  const tell = (event: Record<string, unknown>) => {
    const given = { seat: 0, ...event } as { event: string; seat: number };
    return tellEvent(table, { ...given, ...words.values(given, table) }, 1);
  };

  // The box has not come: regions go by their numbers.
  expect("Ann moved a warrior from region 4 to region 5 for 1 coin.").toBe(tell(moved));
  expect(["region:4", "region:5"]).toEqual(words.places(moved, table).map((named) => named.place));
  expect("Ann drafted red 5 to build, space 2.").toBe(tell({ event: "die-drafted", die: "red5", section: "build", space: 2 }));
  expect("Ann advanced past the top of culture.").toBe(tell({ event: "advanced", track: "cultural", space: 9 }));
  expect("Ann drew a card from the deck of Age II.").toBe(tell({ event: "card-drawn", age: 2, card: null }));
  expect("Ann built a farm in region 4 for 1 warrior, with 1 temporary good.").toBe(
    tell({ event: "built", structure: "farm", region: 4, coins: 0, warriors: 1, temps: 1 }),
  );
  expect("Ann scored 9 VP (Regions).").toBe(tell({ event: "scored", source: "regions", points: 9 }));
  expect("The game is over after four rounds. Winner: Ann and Bob.").toBe(tell({ event: "game-ended", seat: -1, winners: [0, 1] }));
});

test("the log has a part for each round, each turn, the income and the scoring", () => {
  const heading = (event: string, source = "") => words.heading({ event, seat: 0, source });

  expect(["own", "own", "minos-log-income", null, "minos-log-scoring", null]).toEqual([
    heading("round-began"), heading("die-retrieved"), heading("gained", "income"), heading("gained", "I-07/1"), heading("scored", "farms"), heading("built"),
  ]);
});

test("an effect is not told by itself where what it brings says it", () => {
  const took = { event: "took", seat: 0, source: "I-07/trait" };
  const gained = { event: "gained", seat: 0, what: "coin", amount: 1, source: "I-07/trait.1" };

  expect([true, false, false]).toEqual([gained, { event: "advanced", seat: 0 }, undefined].map((next) => words.isSilent(took, next)));
  expect([true, false]).toEqual([words.isSilent({ event: "die-rolled", seat: -1 }, gained), words.isSilent(gained, took)]);
});
