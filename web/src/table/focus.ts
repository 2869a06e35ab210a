/** Whoever plays by keyboard keeps their place: what they were at may vanish, as buttons do that were pressed. */

/** What has a name of its own, and stays when its buttons go. */
const PLACES = "section, nav, [role=tabpanel], main";

/**
 * When what has the focus vanishes or can no longer be pressed, the focus goes to the part of the page that it was in,
 * and not back to the beginning of the page. For `{@attach}`.
 */
export function keepsFocus(node: HTMLElement): () => void {
  let held: Element | null = null;
  let around: HTMLElement[] = [];

  const isGone = (element: Element): boolean => !element.isConnected || element.matches(":disabled");

  const take = (event: FocusEvent): void => {
    held = event.target as Element;
    around = [];
    for (let at = held.closest<HTMLElement>(PLACES); at && node.contains(at); at = at.parentElement?.closest<HTMLElement>(PLACES) ?? null)
      around.push(at);
  };

  /** A browser says nothing, or says it before the element is gone: so it is looked at afterwards. */
  const leave = (): void => {
    const left = held;
    queueMicrotask(() => {
      if (left === held && left && !isGone(left) && document.activeElement !== left) held = null;
    });
  };

  const mend = (): void => {
    if (!held || !isGone(held)) return;
    const now = document.activeElement;
    const place = around.find((one) => one.isConnected);
    if (!place || (now && now !== document.body && now !== held)) {
      held = null;
      return;
    }
    if (!place.hasAttribute("tabindex")) place.tabIndex = -1;
    place.focus({ preventScroll: true });
  };

  const watcher = new MutationObserver(mend);
  watcher.observe(node, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
  node.addEventListener("focusin", take);
  node.addEventListener("focusout", leave);
  return () => {
    watcher.disconnect();
    node.removeEventListener("focusin", take);
    node.removeEventListener("focusout", leave);
  };
}
