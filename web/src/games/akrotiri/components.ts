/** The components that Akrotiri is played with, from the server and once for each set: they never change under a
 * digest. */

import { games } from "../../lib/games";
import { get } from "../../wire/api";
import { known } from "./known.svelte";
import type { ComponentSet } from "./types";

const TODAYS = "";
const asked = new Map<string, Promise<ComponentSet>>();

/** The set of this digest, of which words then speak; today's if none is named. */
export function components(digest = TODAYS): Promise<ComponentSet> {
  const found = asked.get(digest) ?? fetched(digest);
  found.then(
    (set) => {
      if (digest !== TODAYS || !known.set) known.set = set;
    },
    () => undefined, // the caller gets the fault
  );
  return found;
}

function fetched(digest: string): Promise<ComponentSet> {
  const found = (digest === TODAYS ? todays() : get<ComponentSet>(`/games/akrotiri/components/${digest}`)).catch((error: unknown) => {
    asked.delete(digest); // ask again next time
    throw error;
  });
  asked.set(digest, found);
  return found;
}

async function todays(): Promise<ComponentSet> {
  return components((await games()).find((one) => one.name === "akrotiri")?.components ?? "unknown");
}

// It is needed soon; a fault shows when it is.
components().catch(() => undefined);
