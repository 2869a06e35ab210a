/** From what somebody has chosen on the first page to the table that the server is asked for. */

import type { Clock, GameFacts, SeatPlan, Setup } from "../../wire/types";

/** Who plays on a seat: me, a person with the link, or a bot by its name. */
export type Sitter = { kind: "me"; name: string } | { kind: "open" } | { kind: "bot"; bot: string };

export const CLOCKS = {
  none: {},
  hour: { move: 3600 },
  day: { move: 86_400 },
  game: { game: 1800 },
} as const satisfies Record<string, Clock>;
export type ClockName = keyof typeof CLOCKS;

/** All that can be chosen besides the opponents. */
export interface Wishes {
  options: Record<string, string>;
  players: number;
  isPublic: boolean;
  talk: boolean;
  /** Whether hints may be asked for even where several people play. */
  hints: boolean;
  clock: ClockName;
  title: string;
}

/** What a game is played with unless somebody chooses otherwise. */
export function ordinary(game: GameFacts): Wishes {
  const options = Object.entries(game.options).map(([option, values]) => [option, values[0] ?? ""] as const);
  return {
    options: Object.fromEntries(options),
    players: game.seats[0] ?? 2,
    isPublic: false,
    talk: true,
    hints: false,
    clock: "none",
    title: "",
  };
}

/** Me on the first seat and the same kind of company on all others. */
export function against(players: number, others: (seat: number) => Sitter): Sitter[] {
  return Array.from({ length: players }, (_, seat) => (seat === 0 ? { kind: "me", name: "" } : others(seat)));
}

/** As many sitters as there are players: those who are there stay, new seats are open. */
export function seated(sitters: readonly Sitter[], players: number): Sitter[] {
  return Array.from({ length: players }, (_, seat) => sitters[seat] ?? { kind: "open" });
}

/** The values of an option that make sense with so many players: nobody on the fourth seat begins a game of two. */
export function valuesFor(option: string, values: readonly string[], players: number): string[] {
  return values.filter((value) => option !== "first" || !/^\d+$/.test(value) || Number(value) < players);
}

/** What the server is asked for. */
export function setupOf(game: GameFacts, wishes: Wishes, sitters: readonly Sitter[]): Setup {
  const options = Object.entries(wishes.options).map(([option, value]) => {
    const values = valuesFor(option, game.options[option] ?? [value], sitters.length);
    return [option, values.includes(value) ? value : (values[0] ?? value)] as const;
  });
  return {
    game: game.name,
    seats: plansOf(sitters),
    options: Object.fromEntries(options),
    public: wishes.isPublic,
    talk: wishes.talk,
    ...(wishes.hints ? { hints: true } : {}),
    clock: CLOCKS[wishes.clock],
    title: wishes.title.trim(),
  };
}

/** The seats as the server is asked for them. */
export function plansOf(sitters: readonly Sitter[]): SeatPlan[] {
  return sitters.map(planOf);
}

function planOf(sitter: Sitter): SeatPlan {
  if (sitter.kind === "me") return sitter.name.trim() ? { kind: "me", name: sitter.name.trim() } : { kind: "me" };
  return sitter.kind === "bot" ? { kind: "bot", bot: sitter.bot } : { kind: "open" };
}
