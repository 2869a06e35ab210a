/** The games of this server, asked for once. */

import { get } from "../wire/api";
import type { GameFacts } from "../wire/types";

let asked: Promise<GameFacts[]> | null = null;

export function games(): Promise<GameFacts[]> {
  asked ??= get<GameFacts[]>("/games").catch((error: unknown) => {
    asked = null; // ask again next time
    throw error;
  });
  return asked;
}
