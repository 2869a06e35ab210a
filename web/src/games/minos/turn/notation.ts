/** Moves by their notation: the form in which secret answers are kept and lines of moves are sent. */

import type { MinosMove } from "../types";

const FIELDS: Partial<Record<MinosMove["move"], readonly string[]>> = {
  start: ["card"], ability: ["tile"], back: ["card"], draft: ["die", "section"], advance: ["track"], take: ["what"],
  draw: ["card"], city: ["region", "stone"], tower: ["region", "copper"], farm: ["region", "warriors", "grain"],
  ship: ["route", "wood", "herb"], sail: ["route", "herb"], place: ["region"], move: ["region", "to"], choose: ["gain"],
  good: ["good"], palace: ["card"], discard: ["card"], income: ["route"], tile: ["tile"], battle: ["region"],
  exchange: ["gain", "amount"], escort: ["region", "to"], market: ["good"], trade: ["good"],
};
const WORDS = ["card", "tile", "die", "section", "track", "what", "good"];

/** The move of a notation such as `back I-17`. */
export function readMove(notation: string): MinosMove {
  const [move = "", ...words] = notation.split(" ");
  if (move === "play") return { move, words };
  const fields = FIELDS[move as MinosMove["move"]] ?? [];
  const isWord = (field: string): boolean => WORDS.includes(field) || (move === "exchange" && field === "gain");
  const named = fields.map((field, at) => [field, isWord(field) ? (words[at] ?? "") : Number(words[at] ?? 0)]);
  return { move, ...Object.fromEntries(named) } as MinosMove;
}
