/** Where the record of a replay comes from, and how the address of a moment is written. */

import { recordIn, replayAddress, Unreadable } from "../lib/link";
import { Refused, textOf } from "../wire/api";
import type { Refusal } from "../wire/types";
import type { Eyes } from "./reel.svelte";

export const NO_RECORD: Refusal = { code: "bad-record", rule: "S10.6", text: "This is not a record of a game." };

/** The record of a finished table; Refused if there is none. */
export function recordOf(table: string): Promise<string> {
  return textOf("GET", `/tables/${encodeURIComponent(table)}/record`);
}

/** The record that an address names: by its table, or whole in the fragment. */
export async function recordAt(table: string | null, fragment: string): Promise<string> {
  if (table !== null) return recordOf(table);
  try {
    const found = await recordIn(fragment);
    if (found !== null) return found;
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
  }
  throw new Refused(0, NO_RECORD);
}

export interface Moment {
  at: number | null;
  eyes: Eyes;
}

/** The moment and the eyes that a fragment names. */
export function momentIn(fragment: string): Moment {
  const fields = new URLSearchParams(fragment.replace(/^#/, ""));
  const [at, eyes] = [fields.get("at") ?? "", fields.get("eyes") ?? ""];
  return { at: /^\d{1,5}$/.test(at) ? Number(at) : null, eyes: /^\d$/.test(eyes) ? Number(eyes) : eyes === "open" ? "open" : "all" };
}

/** The fragment of a moment, with the record if it has one; what is ordinary is left out. */
export function fragmentOf(fragment: string, { at, eyes }: { at: number; eyes: Eyes }): string {
  const record = fragment.replace(/^#/, "").split("&").find((field) => field.startsWith("r="));
  const fields = [record, at ? `at=${at}` : null, eyes === "all" ? null : `eyes=${eyes}`].filter(Boolean);
  return fields.length ? `#${fields.join("&")}` : "";
}

/** The address of a moment with the whole record in it: no server has to keep anything. */
export async function linkTo(record: string, moment: { at: number; eyes: Eyes }): Promise<string> {
  const address = await replayAddress(record);
  const cut = address.indexOf("#");
  return `${location.origin}${address.slice(0, cut)}${fragmentOf(address.slice(cut), moment)}`;
}
