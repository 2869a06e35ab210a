/** My tables in the order in which they want something of me. */

import type { TableLine } from "../../wire/types";

export interface Groups {
  turn: TableLine[];
  kept: TableLine[];
  waiting: TableLine[];
  open: TableLine[];
  finished: TableLine[];
  asleep: TableLine[];
}

export function grouped(lines: readonly TableLine[]): Groups {
  const groups: Groups = { turn: [], kept: [], waiting: [], open: [], finished: [], asleep: [] };
  for (const line of lines) groups[groupOf(line)].push(line);
  return groups;
}

function groupOf(line: TableLine): keyof Groups {
  if (line.status === "over") return "finished";
  if (line.status === "archived" || line.status === "unplayable") return "asleep";
  if (line.is_kept_for_me) return "kept";
  if (line.is_my_turn) return "turn";
  return line.status === "open" ? "open" : "waiting";
}

/** What somebody goes on with: first where it is their turn, then seats kept, then the rest, finished games never. */
export function goingOn(lines: readonly TableLine[]): TableLine[] {
  const { turn, kept, waiting, open } = grouped(lines);
  return [...turn, ...kept, ...waiting, ...open];
}
