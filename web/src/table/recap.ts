/** What others did since my last move, step by step, and whether I have put it away. */

import type { Seen, TableFacts, Update } from "../wire/types";
import type { Named } from "./gamewords";
import { Headings } from "./log";
import { takenBack } from "./taken";
import { isMinor, tell } from "./tell";

/** `title` is of the turn, or another part of the game, that begins with it and is not what it says itself. */
export type Step = { version: number; text: string; places: Named[]; title: string; isFirst: boolean };
/** Something that what others did changed for me: the game knows what. */
export type ForYou = { text: string; places: Named[] };

/** Deeds that are worth telling though they are no moves. */
const TOLD = ["moved", "undone", "resigned", "left", "returned", "replaced"];

/** What happened after my own last deed and was not of my doing. */
export function missed(history: readonly Seen[], me: number): Seen[] {
  const mine = history.findLastIndex((one) => one.seat === me && !one.bot && one.did !== "returned");
  const began = history.findLastIndex((one) => one.did === "began");
  const taken = takenBack(history);
  return history
    .slice(Math.max(mine, began) + 1)
    .filter((one) => TOLD.includes(one.did) && !taken.has(one.version) && (one.seat !== me || Boolean(one.bot)));
}

/** The recap in words, in parts as the log has them. */
export function recap(table: TableFacts, history: readonly Seen[], me: number): Step[] {
  const headings = new Headings(table.game);
  const steps: Step[] = [];
  let title = "";
  for (const seen of missed(history, me))
    for (const { text, places, event } of tell(table, seen, me)) {
      const heading = event && headings.at(event, text);
      if (heading) title = heading.title;
      // The title of what is too small to be told stands over what comes next.
      if (event && isMinor(table.game, event)) continue;
      steps.push({ version: seen.version, text, places, title: heading?.isOwn ? "" : title, isFirst: title !== "" });
      title = "";
    }
  return steps;
}

/** Whether it is for me to decide, and there is something that I have not put away. */
export function isDue(update: Update, steps: readonly Step[], putAway: number): boolean {
  const { table, seat } = update;
  const isTurn = table.status === "playing" && seat !== null && table.deciders.includes(seat);
  return isTurn && (steps.at(-1)?.version ?? 0) > putAway;
}

const key = (table: string, seat: number): string => `labrys.recap.${table}.${seat}`;

/** Up to which version the recap has been put away in this tab. */
export function putAwayUpTo(table: string, seat: number): number {
  try {
    return Number(sessionStorage.getItem(key(table, seat))) || 0;
  } catch {
    return 0; // a browser that keeps nothing shows it again
  }
}

export function putAway(table: string, seat: number, version: number): void {
  try {
    sessionStorage.setItem(key(table, seat), String(version));
  } catch {
    // It is away for this page.
  }
}
