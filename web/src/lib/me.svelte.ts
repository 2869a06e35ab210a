/** Who I am to the server: nobody yet, a guest, or somebody with an account. Kept here and nowhere else. */

import { ask, get, post, Refused } from "../wire/api";
import type { Change, Changed, Me, NewAccount, NewPasswords, SignedIn, SignIn } from "../wire/types";
import { t } from "./words.svelte";

const NAMES =
  "Ariadne Daidalos Doris Europa Glaukos Ianthe Ikaros Kallisto Leandros Lykos Melissa Myrto Nikandros Phaidra Talos Thais".split(
    " ",
  );
const PLACES = "Delos Gournia Kea Knossos Kythera Malia Melos Naxos Paros Phaistos Thera Zakros".split(" ");

const KEY = "labrys.guest";

/** Two numbers of chance, the same for as long as this page's tab is open. */
function drawn(): [number, number] {
  try {
    const [one = NaN, other = NaN] = (sessionStorage.getItem(KEY) ?? "").split(" ").map(Number);
    if (one >= 0 && one < 1 && other >= 0 && other < 1) return [one, other];
    const fresh: [number, number] = [Math.random(), Math.random()];
    sessionStorage.setItem(KEY, fresh.join(" "));
    return fresh;
  } catch {
    return [Math.random(), Math.random()]; // a browser that keeps nothing
  }
}

function at(share: number, from: readonly string[]): string {
  return from[Math.floor(share * from.length)] ?? "";
}

class Identity {
  /** The player that I am; null while I am nobody, or as long as that is not known. */
  player = $state.raw<Me | null>(null);
  /** Whether the server has been asked. */
  isKnown = $state(false);
  #proposed = $state("");
  #chance = drawn();
  #asking: Promise<void> | null = null;
  #becoming: Promise<Me> | null = null;

  /** My name, or the one that I would get as a guest. */
  get name(): string {
    const [one, other] = this.#chance;
    return this.player?.name ?? (this.#proposed || t("guest-name", { name: at(one, NAMES), place: at(other, PLACES) }));
  }

  /** Call myself otherwise before I am anybody. */
  propose(name: string): void {
    this.#proposed = name.trim();
  }

  /** Ask the server who I am, once; further calls wait for the same answer. */
  load(): Promise<void> {
    this.#asking ??= this.again();
    return this.#asking;
  }

  /** Ask once more: somebody else's doing, such as another page of this browser, may have changed it. */
  async again(): Promise<void> {
    try {
      this.player = await get<Me>("/me");
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      // Without an answer I may well be somebody: ask again next time.
      if (error.status !== 401) {
        this.#asking = null;
        throw error;
      }
      this.player = null;
    }
    this.isKnown = true;
  }

  /** Be somebody: who has no session becomes a guest. */
  become(name: string = this.name): Promise<Me> {
    // Whoever presses twice becomes one guest.
    this.#becoming ??= this.#become(name).finally(() => (this.#becoming = null));
    return this.#becoming;
  }

  async #become(name: string): Promise<Me> {
    await this.load();
    this.player ??= await post<Me>("/guests", { name });
    return this.player;
  }

  /** Be called otherwise from now on. */
  async rename(name: string): Promise<void> {
    await this.load();
    if (this.player) await this.change({ name });
    else await this.become(name);
  }

  async change(change: Change): Promise<Changed> {
    const changed = await ask<Changed>("PATCH", "/me", change);
    const { hook_secret: _, ...player } = changed;
    this.player = player;
    return changed;
  }

  async openAccount(account: NewAccount): Promise<void> {
    this.player = await post<Me>("/account", account);
  }

  /** Sign in; says how many tables came along. */
  async signIn(session: SignIn): Promise<number> {
    const { adopted, ...player } = await post<SignedIn>("/session", session);
    this.player = player;
    return adopted.length;
  }

  async changePassword(passwords: NewPasswords): Promise<void> {
    this.player = await ask<Me>("PUT", "/account/password", passwords);
  }

  async signOut(everywhere: boolean): Promise<void> {
    await ask<null>("DELETE", everywhere ? "/sessions" : "/session");
    this.player = null;
  }
}

export const me = new Identity();
