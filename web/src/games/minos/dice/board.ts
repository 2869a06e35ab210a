/** The action board as it is drawn: the spaces of each section, the dice on them, and where one more would stand. */

import { SECTIONS } from "../boards/reading";
import { effectPhrase } from "../phrases";
import type { Sight } from "../sight";
import type { MinosMove, MinosView, Phrase, PickHelp, Section } from "../types";

export type Standing = {
  section: Section;
  number: number;
  points: number;
  isAge2: boolean;
  gain: Phrase | null;
  die: string | null;
  seat: number | null;
  isRetrieved: boolean;
  /** What a die that is being thought of would change here. */
  mark: "" | "new" | "shifted";
};

/** Whether dice are being drafted. */
export function isDrafting({ dice, seats }: MinosView): boolean {
  return dice.length > 0 && seats.some(({ agenda }) => agenda.at(-1)?.split(":")[0] === "draft");
}

/** By section, from the left. */
export function standings(sight: Sight, pick: PickHelp | null): Standing[][] {
  const { view, box } = sight;
  return SECTIONS.map((section, at) => {
    const spaces = box.components.rows.find((one) => one.section === section && Number(one.players) === view.players)?.spaces ?? [];
    const row: (Pick<Standing, "die" | "seat" | "mark"> | null)[] = (view.rows[at] ?? []).map((one) => one && { ...one, mark: "" });
    if (pick?.section === section) {
      const shifted = row.slice(pick.space - 1).map((one) => one && { ...one, mark: "shifted" as const });
      row.splice(pick.space - 1, row.length, { die: pick.die, seat: sight.seat, mark: "new" }, ...shifted);
    }
    return spaces.map((space, number) => ({
      section,
      number: number + 1,
      points: space.points,
      // Until the rules have been asked it is as printed.
      isAge2: sight.survey?.draft.spaces[at]?.[number]?.age2 ?? space.age2,
      gain: space.gain ? effectPhrase(space.gain, box) : null,
      die: row[number]?.die ?? null,
      seat: row[number]?.seat ?? null,
      isRetrieved: number < row.length && row[number] === null,
      mark: row[number]?.mark ?? "",
    }));
  });
}

/** What is known of the die and the section that somebody thinks of. */
export function pickOf(sight: Sight): PickHelp | null {
  const move: MinosMove | undefined = sight.considered?.move;
  if (move?.move !== "draft") return null;
  return sight.survey?.draft.picks.find((one) => one.die === move.die && one.section === move.section) ?? null;
}
