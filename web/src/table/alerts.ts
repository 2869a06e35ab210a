/** What calls somebody back to the table: words for those who listen, the tab's title, a tone, a notification. */

import { canArrive, show } from "../lib/notifications";
import { choose, settings } from "../lib/settings.svelte";
import { sound } from "../lib/sounds";
import { t } from "../lib/words.svelte";
import type { Live } from "../wire/live.svelte";
import type { Seen, TableFacts, Update } from "../wire/types";
import { announce } from "./announce.svelte";
import { isMinor, tell } from "./tell";
import { isMyTurn, turnWords } from "./turn";

/** The title of the tab: a mark in front when it is my turn. */
export function tabTitle(table: TableFacts | null, me: number | null, mine: readonly number[]): string {
  if (!table) return "Labrys";
  const turn = turnWords(table, me, mine);
  return `${isMyTurn(table, me) ? "● " : ""}${turn} · ${table.title || gameTitle(table.game)} · Labrys`;
}

export function gameTitle(game: string): string {
  return game.charAt(0).toUpperCase() + game.slice(1);
}

/** Say what happened, and call when it has become my turn. Returns how to stop. */
export function attend(live: Live): () => void {
  let wasMine: boolean | null = null;
  return live.listen((update, seen) => {
    for (const one of seen) announce(spoken(update, one));
    if (seen.some((one) => one.did === "moved" && one.seat !== update.seat)) sound("move");
    const isMine = isMyTurn(update.table, update.seat);
    if (isMine && wasMine === false) call(update, live.mine);
    if (update.table.status === "over" && seen.length) announce(turnWords(update.table, update.seat, live.mine));
    wasMine = isMine;
  });
}

function spoken(update: Update, seen: Seen): string {
  return tell(update.table, seen, update.seat)
    .filter(({ event }) => !event || !isMinor(update.table.game, event))
    .map(({ text }) => text)
    .join(" ");
}

function call(update: Update, mine: readonly number[]): void {
  const words = turnWords(update.table, update.seat, mine);
  announce(words);
  sound("turn");
  if (!settings.notify || !document.hidden || !canArrive()) return;
  const name = update.table.title || gameTitle(update.table.game);
  const note = show(words, { body: t("alert-body", { table: name }), tag: update.table.id });
  if (note) {
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } else choose("notify", false); // what does not arrive is not said to be on
}
