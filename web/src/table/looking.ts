/** Which seat's person sits before a shared screen, kept for this tab: reloading the page shows the same hand. */

const key = (table: string): string => `labrys.looking.${table}`;

export function lookingAt(table: string): number | null {
  try {
    const kept = sessionStorage.getItem(key(table));
    return kept !== null && /^\d$/.test(kept) ? Number(kept) : null;
  } catch {
    return null;
  }
}

export function rememberLooking(table: string, seat: number): void {
  try {
    sessionStorage.setItem(key(table), String(seat));
  } catch {
    // A browser that keeps nothing covers the screen again.
  }
}
