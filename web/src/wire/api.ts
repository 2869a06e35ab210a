/** Asking the server over HTTP. Whatever it refuses comes back as `Refused`, with the reason to show. */

import type { Refusal } from "./types";

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.text);
  }
}

/** No answer at all: the server is away, or we are. */
const UNREACHABLE: Refusal = { code: "unreachable", rule: "S5", text: "The server cannot be reached." };
const UNKNOWN: Refusal = { code: "unknown", rule: "S5", text: "The server gave an answer that is not understood." };

export async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refused(0, UNREACHABLE);
  }
  const text = await answer.text();
  let said: unknown = null;
  try {
    said = text ? JSON.parse(text) : null;
  } catch {
    if (answer.ok) throw new Refused(answer.status, UNKNOWN);
  }
  if (!answer.ok) throw new Refused(answer.status, refusalIn(said));
  return said as Answer;
}

function refusalIn(said: unknown): Refusal {
  const found = (said as { refusal?: Refusal } | null)?.refusal ?? (said as Refusal | null);
  return found?.code && found.rule ? found : UNKNOWN;
}

export const get = <Answer>(path: string): Promise<Answer> => ask<Answer>("GET", path);
export const post = <Answer>(path: string, body: unknown = {}): Promise<Answer> => ask<Answer>("POST", path, body);
