import { expect, test } from "vitest";
import type { TableFacts } from "../wire/types";
import { sittersAfter, type Before } from "./sitting";

const BOTS = ["novice", "sailor"];
const ANN = { id: "a", name: "Ann" };

function table(...players: string[]): Pick<TableFacts, "seats"> {
  return { seats: players.map((player, seat) => ({ seat, player })) } as unknown as Pick<TableFacts, "seats">;
}

function after(given: Partial<Before> & Pick<Before, "names">): string[] {
  const before: Before = { bots: BOTS, table: null, me: ANN, eyes: "all", ...given };
  return sittersAfter(before, (seat) => `Player ${seat + 1}`).map((one) =>
    one.kind === "bot" ? `bot ${one.bot}` : one.kind === "me" ? `me ${one.name}`.trim() : one.kind,
  );
}

test("at my own table the bots keep their seats, and I mine", () => {
  expect(after({ names: ["sailor", "Ann"], table: table("", "a") })).toEqual(["bot sailor", "me"]);
  expect(after({ names: ["novice", "Ann", "sailor"], table: table("", "a", "") })).toEqual(["bot novice", "me", "bot sailor"]);
});

test("what I am called now does not matter at my own table, and a person called as a bot is none", () => {
  expect(after({ names: ["Anna", "sailor"], table: table("a", "b") })).toEqual(["me", "me Player 2"]);
});

test("where several played at one screen they do so again, under their names", () => {
  expect(after({ names: ["Ann", "Bea", "sailor"], table: table("a", "a", "") })).toEqual(["me", "me Bea", "bot sailor"]);
});

test("other people's seats are mine too, until I choose otherwise", () => {
  expect(after({ names: ["Bob", "Ann"], table: table("b", "a") })).toEqual(["me Player 1", "me"]);
});

test("of a record alone the names are known", () => {
  expect(after({ names: ["sailor", "Ann"] })).toEqual(["bot sailor", "me"]);
  expect(after({ names: ["Bob", "Cleo"] })).toEqual(["me", "me Player 2"]);
});

test("who did not play gets a person's seat, or the one whose eyes were chosen", () => {
  expect(after({ names: ["sailor", "Bob"], me: null })).toEqual(["bot sailor", "me"]);
  expect(after({ names: ["sailor", "Bob"], table: table("", "b") })).toEqual(["bot sailor", "me"]);
  expect(after({ names: ["sailor", "novice"] })).toEqual(["me", "bot novice"]);
  expect(after({ names: ["sailor", "novice"], eyes: 1 })).toEqual(["bot sailor", "me"]);
});
