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
export const AWAY: Refusal = { code: "unreachable", rule: "S5", text: "The server cannot be reached." };
const UNKNOWN: Refusal = { code: "unknown", rule: "S5", text: "The server gave an answer that is not understood." };

export async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const text = await textOf(method, path, body);
  try {
    return (text ? JSON.parse(text) : null) as Answer;
  } catch {
    throw new Refused(200, UNKNOWN);
  }
}

/** The answer as it was written. */
export async function textOf(method: string, path: string, body?: unknown): Promise<string> {
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
    text = await answer.text();
  } catch {
    throw new Refused(0, AWAY);
  }
  if (!answer.ok) throw new Refused(answer.status, refusalIn(text));
  return text;
}

function refusalIn(text: string): Refusal {
  try {
    const said = JSON.parse(text) as ({ refusal?: Refusal } & Refusal) | null;
    const found = said?.refusal ?? said;
    return found?.code && found.rule ? found : UNKNOWN;
  } catch {
    return UNKNOWN;
  }
}

export const get = <Answer>(path: string): Promise<Answer> => ask<Answer>("GET", path);
export const post = <Answer>(path: string, body: unknown = {}): Promise<Answer> => ask<Answer>("POST", path, body);
