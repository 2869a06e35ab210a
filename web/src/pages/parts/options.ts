/** A game's options in words. Games whose options nobody has put into words show the words of the protocol. */

import { said, t } from "../../lib/words.svelte";

function worded(id: string, otherwise: string): string {
  return said(id) ? t(id) : otherwise;
}

export function optionName(game: string, option: string): string {
  return worded(`${game}-option-${option}`, option);
}

export function valueName(game: string, option: string, value: string): string {
  return worded(`${game}-option-${option}-${value}`, value);
}

/** What choosing it means, in a sentence; nothing if nobody has said. */
export function valueText(game: string, option: string, value: string): string {
  return worded(`${game}-option-${option}-${value}-text`, "");
}
