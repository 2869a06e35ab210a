/** Plans that survive a reload of the page: in this tab alone, by table and by seat. */

import type { MinosMove, MovePreview } from "../types";
import type { Planned } from "./steps";

const key = (table: string, seat: number | ""): string => `labrys.plan.${table}.${seat}`;

/** What was kept, step by step; whatever does not fit is as if there were no plan. */
export function readPlan(stored: string | null): Planned[] {
  try {
    const raw = JSON.parse(stored ?? "[]") as unknown;
    if (!Array.isArray(raw)) return [];
    const steps = raw.map(readStep);
    return steps.every((step) => step !== null) ? steps : [];
  } catch {
    return [];
  }
}

function readStep(raw: unknown): Planned | null {
  const { move, words, language, promised } = (raw ?? {}) as Record<string, unknown>;
  if (typeof (move as MinosMove | undefined)?.move !== "string" || typeof words !== "string" || typeof language !== "string") return null;
  const isPreview = typeof promised === "object" && promised !== null && "before" in promised;
  return { move: move as MinosMove, words, language, promised: isPreview ? (promised as MovePreview) : null };
}

export function keptPlan(table: string, seat: number): Planned[] {
  try {
    return readPlan(sessionStorage.getItem(key(table, seat)));
  } catch {
    return []; // a browser that keeps nothing
  }
}

export function keepPlan(table: string, seat: number, steps: readonly Planned[]): void {
  try {
    if (steps.length) sessionStorage.setItem(key(table, seat), JSON.stringify(steps));
    else sessionStorage.removeItem(key(table, seat));
  } catch {
    // It is there until the page is left.
  }
}

/** Somebody sits before the screen: what others planned at it is forgotten. */
export function forgetOthers(table: string, seat: number | null): void {
  try {
    const all = Array.from({ length: sessionStorage.length }, (_, at) => sessionStorage.key(at) ?? "");
    for (const name of all) if (name.startsWith(key(table, "")) && (seat === null || name !== key(table, seat))) sessionStorage.removeItem(name);
  } catch {
    // Nothing was kept.
  }
}
