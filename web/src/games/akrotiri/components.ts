/** The component set that this server plays Akrotiri with: asked for once, as soon as this script is there, while the
 * table itself is still on its way. */

import { games } from "../../lib/games";
import { get } from "../../wire/api";
import type { ComponentSet } from "./types";

let asked: Promise<ComponentSet> | null = null;

export function components(): Promise<ComponentSet> {
  asked ??= fetched().catch((error: unknown) => {
    asked = null; // ask again next time
    throw error;
  });
  return asked;
}

async function fetched(): Promise<ComponentSet> {
  const digest = (await games()).find((one) => one.name === "akrotiri")?.components ?? "";
  return get<ComponentSet>(`/games/akrotiri/components/${digest}`);
}

// Whoever needs it is told of a fault; nobody needs it yet.
components().catch(() => undefined);
