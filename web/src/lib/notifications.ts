/** Notifications of the browser: whether any can arrive here, and showing one. */

/** Why none can arrive; the same words name its text. */
export type Obstacle = "never" | "insecure" | "denied";

/** What keeps notifications from being shown here; null if nothing does, once somebody has allowed them. */
export function obstacle(): Obstacle | null {
  if (!isSecureContext) return "insecure";
  if (!("Notification" in window) || isPhone()) return "never";
  return Notification.permission === "denied" ? "denied" : null;
}

/** Whether one that is shown now would arrive. */
export function canArrive(): boolean {
  return obstacle() === null && Notification.permission === "granted";
}

/** Show one, unless the browser does not: then the answer is null. */
export function show(title: string, options: NotificationOptions): Notification | null {
  try {
    return new Notification(title, options);
  } catch {
    return null; // only from a service worker
  }
}

/** Browsers of phones have notifications and show none that a page makes: there the constructor throws. */
function isPhone(): boolean {
  if ((navigator as { userAgentData?: { mobile: boolean } }).userAgentData?.mobile) return true;
  // While they are not allowed, trying shows nothing.
  return Notification.permission !== "granted" && show("Labrys", {}) === null;
}
