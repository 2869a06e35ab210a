/** Which rule is being read: the last one whose heading has gone up to the top of the window. */

const TOP = 140;

export class Reading {
  at = $state("");
  #waits = false;

  /** Look once in a frame, however fast the page is scrolled. */
  look(): void {
    if (this.#waits) return;
    this.#waits = true;
    requestAnimationFrame(() => {
      this.#waits = false;
      let at = "";
      for (const rule of document.querySelectorAll<HTMLElement>("[data-rule]")) {
        if (rule.getBoundingClientRect().top > TOP) break;
        at = rule.id;
      }
      this.at = at;
    });
  }
}
