import { expect, test } from "vitest";
import type { TableLine } from "../../wire/types";
import { goingOn, grouped } from "./mine";

function line(id: string, facts: Partial<TableLine> = {}): TableLine {
  const plain = { game: "akrotiri", title: "", status: "playing", version: 1, touched: 0, options: {}, seats: ["Ann", ""] };
  return { id, ...plain, free: 0, bots: [], branched: false, lesson: "", my_seats: [0], is_my_turn: false, is_kept_for_me: false, ...facts };
}

const LINES = [
  line("over", { status: "over" }),
  line("waiting"),
  line("open", { status: "open" }),
  line("turn", { is_my_turn: true }),
  line("kept", { status: "open", is_kept_for_me: true }),
  line("asleep", { status: "archived", is_my_turn: true }),
  line("old", { status: "unplayable" }),
];
const ids = (lines: TableLine[]): string[] => lines.map((one) => one.id);

test("every table has its place", () => {
  const groups = grouped(LINES);

  expect(Object.fromEntries(Object.entries(groups).map(([name, lines]) => [name, ids(lines)]))).toEqual({
    turn: ["turn"],
    kept: ["kept"],
    waiting: ["waiting"],
    open: ["open"],
    finished: ["over"],
    asleep: ["asleep", "old"],
  });
});

test("where it is my turn comes first, and what is over does not come", () => {
  expect(ids(goingOn(LINES))).toEqual(["turn", "kept", "waiting", "open"]);
});
