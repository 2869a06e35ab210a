/** What others did since my last move, step by step, and whether I have put it away. */

import type { Seen, TableFacts, Update } from "../wire/types";
import { waysOf, type Named } from "./gamewords";
import { Headings } from "./log";
import { takenBack } from "./taken";
import { eventsOf, isMinor, tell, type Told } from "./tell";

/** `title` is of the turn, or another part of the game, that begins with it and is not what it says itself. */
export type Step = { version: number; text: string; places: Named[]; title: string; isFirst: boolean };
/** Something that what others did changed for me: the game knows what. */
export type ForYou = { text: string; places: Named[] };

/** Deeds that are worth telling though they are no moves. */
const TOLD = ["moved", "undone", "resigned", "left", "returned", "replaced"];

/** What happened after my own last deed and was not of my doing. */
export function missed(history: readonly Seen[], me: number): Seen[] {
  const taken = takenBack(history);
  return history
    .slice(lastDeed(history, me) + 1)
    .filter((one) => TOLD.includes(one.did) && !taken.has(one.version) && (one.seat !== me || Boolean(one.bot)));
}

/** Where my own last deed is, or the beginning. */
function lastDeed(history: readonly Seen[], me: number): number {
  const mine = history.findLastIndex((one) => one.seat === me && !one.bot && one.did !== "returned");
  return Math.max(mine, history.findLastIndex((one) => one.did === "began"));
}

/** What my own last deed set off: what came of the answers of all if mine was the last, another's turn, a part of the game. */
function setOff(game: string, history: readonly Seen[], me: number): Seen[] {
  const seen = history[lastDeed(history, me)];
  if (seen?.did !== "moved" || takenBack(history).has(seen.version)) return [];
  const { isAnswer, heading } = waysOf(game);
  const events = eventsOf(seen);
  const isOver = (event: Told, at: number): boolean =>
    (isAnswer?.(event) ?? false) || (event.seat >= 0 && event.seat !== me) || (at > 0 && heading(event) !== null);
  const from = events.findIndex(isOver);
  return from < 0 ? [] : [{ ...seen, events: events.slice(from) as unknown as Seen["events"] }];
}

/** The recap in words, in parts as the log has them. */
export function recap(table: TableFacts, history: readonly Seen[], me: number): Step[] {
  const headings = new Headings(table.game);
  const steps: Step[] = [];
  let title = "";
  for (const seen of [...setOff(table.game, history, me), ...missed(history, me)])
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
