import { expect, test } from "vitest";
import type { GameFacts } from "../../wire/types";
import { against, ordinary, seated, setupOf, valuesFor } from "./setup";

const AKROTIRI: GameFacts = {
  name: "akrotiri",
  title: "Akrotiri",
  rules: 1,
  seats: [2, 3, 4],
  options: { edition: ["revised", "first"], variant: ["none", "strategist"], first: ["random", "0", "1", "2", "3"] },
  bots: ["random", "greedy"],
  has_house_components: true,
  components: "",
};

test("a game is played as usual unless somebody chooses otherwise", () => {
  const setup = setupOf(AKROTIRI, ordinary(AKROTIRI), against(2, () => ({ kind: "bot", bot: "greedy" })));

  expect(setup).toEqual({
    game: "akrotiri",
    seats: [{ kind: "me" }, { kind: "bot", bot: "greedy" }],
    options: { edition: "revised", variant: "none", first: "random" },
    public: false,
    talk: true,
    clock: {},
    title: "",
  });
});

test("friends at one screen have names of their own", () => {
  const setup = setupOf(AKROTIRI, ordinary(AKROTIRI), against(3, (seat) => ({ kind: "me", name: ` Friend ${seat} ` })));

  expect(setup.seats).toEqual([{ kind: "me" }, { kind: "me", name: "Friend 1" }, { kind: "me", name: "Friend 2" }]);
});

test("hints among people are wished for, and otherwise left to the table", () => {
  expect(setupOf(AKROTIRI, { ...ordinary(AKROTIRI), hints: true }, []).hints).toBe(true);
  expect(setupOf(AKROTIRI, ordinary(AKROTIRI), []).hints).toBe(undefined);
});

test("a clock is one of the presets", () => {
  expect(setupOf(AKROTIRI, { ...ordinary(AKROTIRI), clock: "day" }, []).clock).toEqual({ move: 86_400 });
  expect(setupOf(AKROTIRI, { ...ordinary(AKROTIRI), clock: "game" }, []).clock).toEqual({ game: 1800 });
});

test("a new player takes an open seat, and one fewer leaves the others where they are", () => {
  const two = against(2, () => ({ kind: "bot", bot: "greedy" }));

  expect(seated(two, 3)).toEqual([...two, { kind: "open" }]);
  expect(seated(seated(two, 3), 2)).toEqual(two);
});

test("nobody begins who does not play", () => {
  expect(valuesFor("first", AKROTIRI.options["first"] ?? [], 2)).toEqual(["random", "0", "1"]);
  expect(valuesFor("edition", ["revised", "first"], 2)).toEqual(["revised", "first"]);

  const wishes = { ...ordinary(AKROTIRI), options: { ...ordinary(AKROTIRI).options, first: "3" } };
  const setup = setupOf(AKROTIRI, wishes, against(2, () => ({ kind: "open" })));
  expect(setup.options?.["first"]).toBe("random");
});
