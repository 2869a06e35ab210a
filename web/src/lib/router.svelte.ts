/** Which page is shown: addresses to pages and back. Every page has its own address; the back button works. */

import { CHAPTERS, GAMES } from "./chapters";

export type Place =
  | { page: "home" }
  | { page: "lobby" }
  | { page: "mine" }
  | { page: "settings" }
  | { page: "table"; id: string }
  | { page: "replay"; id: string | null }
  | { page: "rules"; chapter: string }
  | { page: "learn"; game: string }
  | { page: "missing" };

/** The place that an address names. */
export function placeOf(path: string): Place {
  const [first = "", second = "", ...more] = path.split("/").filter(Boolean).map(decoded);
  if (more.length) return { page: "missing" };
  if (first === "tables" && second) return { page: "table", id: second };
  if (first === "replay") return { page: "replay", id: second || null };
  if (first === "rules") return { page: "rules", chapter: second || (CHAPTERS[0] ?? "") };
  if (first === "learn" && GAMES.includes(second)) return { page: "learn", game: second };
  if (second) return { page: "missing" };
  if (first === "") return { page: "home" };
  if (first === "lobby" || first === "mine" || first === "settings") return { page: first };
  return { page: "missing" };
}

/** A part of an address as it is meant; as it is written if that means nothing. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  path = $state(location.pathname);
  hash = $state(location.hash);
  place = $derived(placeOf(this.path));

  constructor() {
    addEventListener("popstate", () => this.#look());
    addEventListener("hashchange", () => this.#look());
  }

  #look(): void {
    this.path = location.pathname;
    this.hash = location.hash;
  }

  /** Go to an address of ours. */
  go(address: string, options: { replace?: boolean } = {}): void {
    if (options.replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    const before = this.path;
    this.#look();
    if (before !== this.path) scrollTo(0, 0);
  }

  /** For the click of a link: ours are followed here, unless somebody wants a new tab. */
  follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api") || link.pathname === "/programs") return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
    if (link.hash) document.getElementById(decoded(link.hash.slice(1)))?.scrollIntoView();
  };
}

export const router = new Router();
