/** What is in the box, by name, and what is written on it. Asked for once, while the table itself is still on its way. */

import { games } from "../../lib/games";
import { get } from "../../wire/api";
import type { Ability, ActionBonus, Box as Given, Card, Foundation, Phrase, Route, SeaPeople, StartingCard, TradeBonus, Vase } from "./types";

function byId<T extends { id: string }>(things: readonly T[]): ReadonlyMap<string, T> {
  return new Map(things.map((one) => [one.id, one]));
}

export class Box {
  readonly cards: ReadonlyMap<string, Card>;
  readonly starts: ReadonlyMap<string, StartingCard>;
  readonly abilities: ReadonlyMap<string, Ability>;
  readonly foundations: ReadonlyMap<string, Foundation>;
  readonly peoples: ReadonlyMap<string, SeaPeople>;
  readonly routes: ReadonlyMap<string, Route>;
  readonly trade: ReadonlyMap<string, TradeBonus>;
  readonly bonuses: ReadonlyMap<string, ActionBonus>;
  readonly vases: ReadonlyMap<string, Vase>;

  constructor(private readonly given: Given) {
    const set = given.components;
    this.cards = byId(set.cards);
    this.starts = byId(set.starts);
    this.abilities = byId(set.abilities);
    this.foundations = byId(set.foundations);
    this.peoples = byId(set.sea_peoples);
    this.routes = byId(set.routes);
    this.trade = byId(set.trade_bonuses);
    this.bonuses = byId(set.action_bonuses);
    this.vases = byId(set.vases);
  }

  get components(): Given["components"] {
    return this.given.components;
  }

  /** Numbers of the rules that stand on no component. */
  get numbers(): Given["numbers"] {
    return this.given.numbers;
  }

  /** What an effect says, as the components spell it; null for none. */
  said(effect: string): Phrase | null {
    return effect === "" ? null : (this.given.said[effect] ?? null);
  }

  /** What an ability does at a level, counted from 1. */
  ability(id: string, level: number): Phrase | null {
    return this.given.abilities[id]?.[level - 1] ?? null;
  }
}

let asked: Promise<Box> | null = null;
let come: Box | null = null;

/** The box, if it is here. */
export function arrived(): Box | null {
  return come;
}

export function box(): Promise<Box> {
  asked ??= fetched().catch((error: unknown) => {
    asked = null; // ask again next time
    throw error;
  });
  return asked;
}

async function fetched(): Promise<Box> {
  const digest = (await games()).find((one) => one.name === "minos")?.components ?? "";
  come = new Box(await get<Given>(`/games/minos/components/${digest}`));
  return come;
}

// Whoever needs it is told of a fault; nobody needs it yet.
box().catch(() => undefined);
