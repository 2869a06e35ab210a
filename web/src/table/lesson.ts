/** Where a learner is: what was done the server knows; what was read is kept in this tab. */

import type { LessonFacts } from "../wire/types";

/** The step to be shown: the first that is neither done nor read. As many as there are steps if none is left. */
export function present(lesson: LessonFacts, read: number): number {
  let at = lesson.at;
  while (at < read && lesson.steps[at]?.is_read) at += 1;
  return at;
}

const key = (table: string): string => `labrys.lesson.${table}`;

/** Up to which step this tab has read; one more than there are if the lesson was put away after its end. */
export function readUpTo(table: string): number {
  try {
    return Number(sessionStorage.getItem(key(table))) || 0;
  } catch {
    return 0; // a browser that keeps nothing shows it again
  }
}

export function keepRead(table: string, read: number): void {
  try {
    sessionStorage.setItem(key(table), String(read));
  } catch {
    // It is known to this page.
  }
}

const MARK = "data-pointed-out";

/**
 * Mark what a lesson points at, and whatever of it appears later, until told otherwise. Things have their names in
 * `data-lesson`, there also by their kind (`map` for `map:M05`); places of a map in `data-kind` and `data-name`. `drawn`
 * is called whenever something has appeared or gone.
 */
export function pointOut(points: readonly string[], drawn: () => void): () => void {
  const wanted = points.flatMap((point) => {
    const [kind = "", name] = point.split(":");
    return [point, kind].map((one) => `[data-lesson~="${one}"]`).concat(`[data-kind="${kind}"][data-name="${name ?? ""}"]`);
  });
  const mark = (): void => {
    const found = new Set(wanted.length ? document.querySelectorAll(wanted.join()) : []);
    for (const old of document.querySelectorAll(`[${MARK}]`)) if (!found.has(old)) old.removeAttribute(MARK);
    for (const one of found) one.setAttribute(MARK, "");
    requestAnimationFrame(drawn);
  };
  mark();
  const watching = new MutationObserver(mark);
  watching.observe(document.body, { childList: true, subtree: true, attributeFilter: ["data-lesson", "data-name"] });
  return () => {
    watching.disconnect();
    for (const old of document.querySelectorAll(`[${MARK}]`)) old.removeAttribute(MARK);
  };
}

/** Marks beat, and are a little larger then. */
const SLACK = 12;

/** Whether something lies over what is pointed at. */
export function covers(card: Element): boolean {
  const { x, y, width, height } = card.getBoundingClientRect();
  const over = new DOMRect(x - SLACK, y - SLACK, width + 2 * SLACK, height + 2 * SLACK);
  return [...document.querySelectorAll(`[${MARK}], .pointed`)].some((one) => {
    const under = one.getBoundingClientRect();
    const isDrawn = under.width > 0;
    return isDrawn && under.left < over.right && over.left < under.right && under.top < over.bottom && over.top < under.bottom;
  });
}
