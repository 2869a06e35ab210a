import { describe, expect, it } from "vitest";
import type { SeatFacts, TableFacts } from "../wire/types";
import { areOthersBots, waitsForBots } from "./hurry";

const seat = (number: number, bot: string): SeatFacts => ({ seat: number, name: "", player: bot ? "" : `p${number}`, bot, away: "", is_returning: false, has_resigned: false, is_kept: false, has_asked: false });

function table(deciders: number[], bots: string[], status = "playing"): TableFacts {
  return { status, deciders, seats: bots.map((bot, at) => seat(at, bot)) } as unknown as TableFacts;
}

describe("a table waits for bots", () => {
  it("if nobody else has to decide", () => {
    expect(waitsForBots(table([1, 2], ["", "greedy", "random"]))).toBe(true);
    expect(waitsForBots(table([0, 1], ["", "greedy", "random"]))).toBe(false);
  });

  it("and not before or after the game", () => {
    expect(waitsForBots(table([], ["", "greedy"]))).toBe(false);
    expect(waitsForBots(table([1], ["", "greedy"], "over"))).toBe(false);
  });
});

describe("hurry by itself", () => {
  it("is for tables at which nobody else follows what bots do", () => {
    expect(areOthersBots(table([1], ["", "greedy", "random"]), [0])).toBe(true);
    expect(areOthersBots(table([1], ["", "greedy", ""]), [0])).toBe(false);
    expect(areOthersBots(table([1], ["", "greedy", ""]), [0, 2])).toBe(true);
  });
});
