/** What a person has chosen for this browser. It is kept here and nowhere else. */

export const LANGUAGES = ["en", "fr", "es"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Look = "system" | "light" | "dark";
/** How long things take to move: 0 is not at all. */
export type Speed = 0 | 0.5 | 1 | 2;

interface Chosen {
  language: Language;
  look: Look;
  speed: Speed;
  sounds: boolean;
  notify: boolean;
  confirmEnd: boolean;
  ownSideDown: boolean;
  /** Whether bots answer at once where nobody else plays. */
  hurryBots: boolean;
}

const KEY = "labrys.settings";

function preferred(): Language {
  for (const wished of navigator.languages ?? [navigator.language]) {
    const found = LANGUAGES.find((one) => wished.toLowerCase().startsWith(one));
    if (found) return found;
  }
  return "en";
}

const ORDINARY: Chosen = {
  language: preferred(),
  look: "system",
  speed: 1,
  sounds: false,
  notify: false,
  confirmEnd: true,
  ownSideDown: true,
  hurryBots: false,
};

/** What was stored, field by field: whatever does not fit is as if it had never been chosen. */
export function readChosen(stored: string | null): Chosen {
  const chosen = { ...ORDINARY };
  try {
    const raw = JSON.parse(stored ?? "{}") as Partial<Record<keyof Chosen, unknown>>;
    if (LANGUAGES.includes(raw.language as Language)) chosen.language = raw.language as Language;
    if (raw.look === "light" || raw.look === "dark") chosen.look = raw.look;
    if ([0, 0.5, 1, 2].includes(raw.speed as number)) chosen.speed = raw.speed as Speed;
    for (const name of ["sounds", "notify", "confirmEnd", "ownSideDown", "hurryBots"] as const)
      if (typeof raw[name] === "boolean") chosen[name] = raw[name];
  } catch {
    // Not ours, or damaged: begin anew.
  }
  return chosen;
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // a browser that keeps nothing
  }
}

export const settings: Chosen = $state(readChosen(stored()));

/** Change one thing and keep it. */
export function choose<Name extends keyof Chosen>(name: Name, value: Chosen[Name]): void {
  settings[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing has it for this page.
  }
}

/** How many times slower than usual things move; 0 if they do not. */
export function pace(): number {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : settings.speed;
}
