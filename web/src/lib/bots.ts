/** What bots are called. */

import { said, t } from "./words.svelte";

/** A bot's name in words; its own word if there are none. */
export function botName(bot: string): string {
  return said(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

/** How it plays, in a line; nothing if nobody has said. */
export function botManner(bot: string): string {
  return said(`bot-${bot}-text`) ? t(`bot-${bot}-text`) : "";
}
