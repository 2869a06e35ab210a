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
/** Where one part of the table is seen at a time. */
const NARROW = typeof matchMedia === "function" ? matchMedia("(max-width: 900px)") : { matches: false };

/**
 * Mark what a lesson points at, and whatever of it appears later, until told otherwise. Things have their names in
 * `data-lesson`, there also by their kind (`map` for `map:M05`); places of a map in `data-kind` and `data-name`. `drawn`
 * is called whenever something has appeared or gone. Where one part of the table is seen at a time, the first of them to
 * be seen there is scrolled into sight.
 */
export function pointOut(points: readonly string[], drawn: () => void): () => void {
  const wanted = points.flatMap((point) => {
    const [kind = "", name] = point.split(":");
    return [point, kind].map((one) => `[data-lesson~="${one}"]`).concat(`[data-kind="${kind}"][data-name="${name ?? ""}"]`);
  });
  let isBrought = false;
  const look = (): void => {
    drawn();
    isBrought ||= bringFirst();
  };
  const mark = (): void => {
    const found = new Set(wanted.length ? document.querySelectorAll(wanted.join()) : []);
    for (const old of document.querySelectorAll(`[${MARK}]`)) if (!found.has(old)) old.removeAttribute(MARK);
    for (const one of found) one.setAttribute(MARK, "");
    requestAnimationFrame(look);
  };
  mark();
  const watching = new MutationObserver(mark);
  watching.observe(document.body, { childList: true, subtree: true, attributeFilter: ["data-lesson", "data-name", "data-part"] });
  return () => {
    watching.disconnect();
    for (const old of document.querySelectorAll(`[${MARK}]`)) old.removeAttribute(MARK);
  };
}

/** Scroll the first mark that is drawn on a narrow screen into sight; whether there is one. */
function bringFirst(): boolean {
  const marks = NARROW.matches ? [...document.querySelectorAll(`[${MARK}]:not([data-tab])`)] : [];
  const one = marks.find((mark) => mark.getBoundingClientRect().width > 0);
  if (one) bring(one);
  return one !== undefined;
}

/** Scroll what scrolls around a thing, so that it is seen: nothing that is cut off on purpose. */
function bring(thing: Element): void {
  for (let around = thing.parentElement; around; around = around.parentElement) {
    const scrolls = /auto|scroll/.test(getComputedStyle(around).overflowY) && around.scrollHeight > around.clientHeight;
    if (!scrolls) continue;
    const [inner, outer] = [thing.getBoundingClientRect(), around.getBoundingClientRect()];
    if (inner.top < outer.top) around.scrollTop -= outer.top - inner.top + SLACK;
    else if (inner.bottom > outer.bottom) around.scrollTop += Math.min(inner.bottom - outer.bottom, inner.top - outer.top) + SLACK;
    return;
  }
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
