/** What is in a box, by name, and what is written on it. Today's is asked for while the table itself is on its way. */

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

const TODAYS = "";
/** By digest: the boxes that were asked for, and those that are here. Tables may be played with a former one. */
const asked = new Map<string, Promise<Box>>();
const here = new Map<string, Box>();

/** The box of this digest, if it is here; today's if none is named. */
export function arrived(digest = TODAYS): Box | null {
  return here.get(digest) ?? null;
}

/** The box of this digest; today's if none is named. */
export function box(digest = TODAYS): Promise<Box> {
  const known = asked.get(digest);
  if (known) return known;
  const found = (digest === TODAYS ? todays() : fetched(digest)).then(
    (come) => {
      here.set(digest, come);
      return come;
    },
    (error: unknown) => {
      asked.delete(digest); // ask again next time
      throw error;
    },
  );
  asked.set(digest, found);
  return found;
}

async function todays(): Promise<Box> {
  return box((await games()).find((one) => one.name === "minos")?.components ?? "unknown");
}

async function fetched(digest: string): Promise<Box> {
  return new Box(await get<Given>(`/games/minos/components/${digest}`));
}

// Whoever needs it is told of a fault; nobody needs it yet.
box().catch(() => undefined);
