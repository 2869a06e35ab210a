/** Whose turn it is, how long they have, who won: in words. */

import { language, said, t } from "../lib/words.svelte";
import type { Running, TableFacts } from "../wire/types";
import { listed, nameOf } from "./tell";

export function isMyTurn(table: TableFacts, me: number | null): boolean {
  return table.status === "playing" && me !== null && table.deciders.includes(me);
}

/** One short sentence on how the table stands. `mine` are my seats: whoever has several is spoken of by name. */
export function turnWords(table: TableFacts, me: number | null, mine: readonly number[]): string {
  if (table.status === "open") return t("turn-open");
  if (table.status === "archived") return t("turn-archived");
  if (table.status === "unplayable") return t("turn-unplayable");
  if (table.status === "over") return wonWords(table, me, mine);
  if (isMyTurn(table, me)) return mine.length > 1 ? t("turn-yours-by-name", { name: nameOf(table, me) }) : t("turn-yours");
  const names = table.deciders.map((seat) => nameOf(table, seat));
  if (!names.length) return t("turn-nobody");
  return t("turn-of", { name: listed(names), count: names.length });
}

/** Who won. */
export function wonWords(table: TableFacts, me: number | null, mine: readonly number[]): string {
  const winners = table.end?.winners ?? [];
  if (!winners.length) return t("turn-over");
  if (winners.length === 1 && winners[0] === me && mine.length === 1) return t("turn-you-won");
  return t("turn-won", { name: listed(winners.map((seat) => nameOf(table, seat))), count: winners.length });
}

/** Why the game ended. */
export function endWords(game: string, end: string): string {
  const reason = end.replaceAll(" ", "-");
  for (const id of [`${game}-end-${reason}`, `table-end-${reason}`]) if (said(id)) return t(id);
  return end;
}

/** Seconds that a seat has left; null if its clock does not run out. */
export function secondsLeft(clock: Running, game: number | null | undefined, now: number): number | null {
  if (clock.due !== null) return Math.max(0, clock.due - now);
  return game == null ? null : Math.max(0, game - clock.spent);
}

/** A time as short as it can be read: 2 d 3 h, 4 h 05, 3:07. */
export function timeWords(seconds: number): string {
  const whole = Math.ceil(seconds);
  const [days, hours] = [Math.floor(whole / 86_400), Math.floor((whole % 86_400) / 3600)];
  const [minutes, rest] = [Math.floor((whole % 3600) / 60), whole % 60];
  const two = (number: number): string => String(number).padStart(2, "0");
  if (days) return t("clock-days", { days, hours });
  if (hours) return t("clock-hours", { hours, minutes: two(minutes) });
  return `${minutes}:${two(rest)}`;
}

/** A span of time that somebody has chosen, in one unit where it is possible. */
export function spanWords(seconds: number): string {
  const unit = ([["day", 86_400], ["hour", 3600], ["minute", 60]] as const).find(([, size]) => seconds % size === 0);
  const [name, size] = unit ?? (["second", 1] as const);
  return new Intl.NumberFormat(language(), { style: "unit", unit: name, unitDisplay: "long" }).format(seconds / size);
}
