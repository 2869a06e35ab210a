/** Bots that answer at a pace for people to follow, and people who would rather not wait. */

import { settings } from "../lib/settings.svelte";
import type { Live } from "../wire/live.svelte";
import type { TableFacts } from "../wire/types";

/** Whether the table waits for bots alone. */
export function waitsForBots({ status, seats, deciders }: TableFacts): boolean {
  return status === "playing" && deciders.length > 0 && deciders.every((seat) => isBot(seats, seat));
}

/** Whether everybody else is a bot, so that nobody but me follows what they do. */
export function areOthersBots({ seats }: TableFacts, mine: readonly number[]): boolean {
  return seats.every(({ seat }) => mine.includes(seat) || isBot(seats, seat));
}

function isBot(seats: TableFacts["seats"], number: number): boolean {
  return Boolean(seats.find((one) => one.seat === number)?.bot);
}

/** Hurry the bots whenever it is for them to decide, if that is wanted. Returns how to stop. */
export function hurryBots(live: Live): () => void {
  let isHurried = false;
  return live.listen(({ table, seat }) => {
    if (!waitsForBots(table)) isHurried = false;
    else if (settings.hurryBots && !isHurried && seat !== null && areOthersBots(table, live.mine)) {
      isHurried = true;
      // Too much was asked: once more with the next update.
      live.hurry().catch(() => (isHurried = false));
    }
  });
}
