/** What is said aloud to those who listen: one region for the whole app shows it, see Announcer.svelte. */

class Saying {
  text = $state("");
  #next: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Say it after what is being said. Things that come together are said together. */
  say(text: string): void {
    if (!text) return;
    this.#next.push(text);
    this.#timer ??= setTimeout(() => {
      const words = this.#next.join(" ");
      // The same words once more would not be said: a space makes them others.
      this.text = words === this.text ? `${words}\u00a0` : words;
      this.#next = [];
      this.#timer = undefined;
    }, 120);
  }

  /** Say nothing more, and forget what was said. */
  hush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#next = [];
    this.text = "";
  }
}

export const saying = new Saying();

export function announce(text: string): void {
  saying.say(text);
}

export function hush(): void {
  saying.hush();
}
