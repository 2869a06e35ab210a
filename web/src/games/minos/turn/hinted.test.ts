import { describe, expect, it } from "vitest";
import type { Place } from "../sight";
import type { MinosMove } from "../types";
import { showMove } from "./hinted";

const MARCH = { move: "move", region: 6, to: 5 } as MinosMove;
const END = { move: "end" } as MinosMove;

function acting() {
  return {
    legal: [MARCH, END],
    picked: ["card:I-07"] as readonly Place[],
    pointed: null as MinosMove | null,
    forget() {
      [this.picked, this.pointed] = [[], null];
    },
  };
}

describe("a move that is advised", () => {
  it("is picked by the places that it is about", () => {
    const play = acting();
    showMove(play, MARCH);
    expect([play.picked, play.pointed]).toEqual([["region:6", "region:5"], MARCH]);
  });

  it("is pointed at if it is about no place, and forgotten with the hint", () => {
    const play = acting();
    showMove(play, END);
    expect([play.picked, play.pointed]).toEqual([[], END]);
    showMove(play, null);
    expect([play.picked, play.pointed]).toEqual([[], null]);
  });
});
