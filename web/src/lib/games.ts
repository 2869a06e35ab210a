/** The games that can be played here, asked for once. */

import { get } from "../wire/api";
import type { GameFacts } from "../wire/types";

// Programs and terminals can play every game of the server; people here play those that this client can show.
const tables = import.meta.glob("../games/*/index.ts");

let asked: Promise<GameFacts[]> | null = null;

/** The games of the server that have a table in this client. */
export function games(): Promise<GameFacts[]> {
  asked ??= get<GameFacts[]>("/games")
    .then((found) => found.filter((game) => `../games/${game.name}/index.ts` in tables))
    .catch((error: unknown) => {
      asked = null; // ask again next time
      throw error;
    });
  return asked;
}
