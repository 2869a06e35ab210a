/** What changed for me, in words. */

import { t } from "../../../lib/words.svelte";
import type { Named } from "../../../table/gamewords";
import { listed } from "../../../table/tell";
import { goodWords, vaseWords } from "../boards/naming";
import { dieWords, placeWords, regionWords } from "../saying";
import type { Sight } from "../sight";
import type { Note } from "./notes";

export function noteText(note: Note, sight: Sight): { text: string; places: Named[] } {
  switch (note.note) {
    case "dominance-lost":
    case "dominance-gained":
    case "points":
      return ofRegion(note, sight);
    case "die": {
      const section = t(`minos-section-${note.section}`);
      const points = t("minos-table-points", { points: note.points, section: note.section });
      return plain(t("minos-plan-note-die", { die: dieWords(note.die), space: note.space, section, points }));
    }
    case "offer":
      return { text: t("minos-plan-note-offer", { cards: listed(note.cards), count: note.cards.length }), places: note.cards.map((card) => ({ text: card, place: `card:${card}` })) };
    case "goods":
      return plain(t("minos-plan-note-goods", { goods: listed(note.goods.map(goodWords)) }));
    case "vase": {
      const condition = sight.box.vases.get(note.vase)?.condition;
      const vase = condition ? vaseWords(condition) : note.vase;
      return plain(t("minos-plan-note-vase", { vase, before: note.before, worth: note.worth ?? "none" }));
    }
    case "tiles":
      return plain(t("minos-plan-note-tiles", { tiles: listed(note.tiles.map((tile) => placeWords(`tile:${tile}`, sight))) }));
  }
}

function plain(text: string): { text: string; places: Named[] } {
  return { text, places: [] };
}

type OfRegion = Extract<Note, { region: number }>;

function ofRegion(note: OfRegion, sight: Sight): { text: string; places: Named[] } {
  const region = regionWords(note.region, sight);
  return { text: regionText(note, region, sight), places: [{ text: region, place: `region:${note.region}` }] };
}

function regionText(note: OfRegion, region: string, sight: Sight): string {
  if (note.note === "points") return t("minos-plan-note-points", { region, by: Math.abs(note.by), more: note.by > 0 ? "yes" : "no" });
  if (note.note === "dominance-gained") return t("minos-plan-note-dominance-gained", { region });
  return t("minos-plan-note-dominance-lost", { region, name: note.to === null ? "none" : sight.name(note.to) });
}
