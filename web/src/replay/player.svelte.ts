/** Plays a record by itself, decision by decision, and hears the keys. */

import type { Reel } from "./reel.svelte";

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** Between two decisions at the ordinary speed. */
const BEAT = 1200;

export class Player {
  isPlaying = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(1);

  constructor(private readonly reel: Reel) {}

  /** Play on while it is wanted; what it gives back ends that. */
  run(): (() => void) | undefined {
    if (!this.isPlaying) return undefined;
    const timer = setInterval(() => {
      this.reel.step(1);
      if (this.reel.at >= this.reel.last) this.stop();
    }, BEAT / this.speed);
    return () => clearInterval(timer);
  }

  toggle(): void {
    // Whoever plays at the end wants to see it again.
    if (!this.isPlaying && this.reel.at >= this.reel.last) this.reel.go(0);
    this.isPlaying = !this.isPlaying;
  }

  stop(): void {
    this.isPlaying = false;
  }

  faster(by: 1 | -1): void {
    this.speed = SPEEDS[SPEEDS.indexOf(this.speed) + by] ?? this.speed;
  }

  /** What a key does; false if it means nothing here. */
  press(event: KeyboardEvent): boolean {
    const does = this.#keys[`${event.shiftKey && event.key.startsWith("Arrow") ? "Shift+" : ""}${event.key}`];
    if (!does || event.ctrlKey || event.metaKey || event.altKey) return false;
    if (!" +-".includes(event.key)) this.stop();
    does();
    return true;
  }

  readonly #keys: Record<string, () => void> = {
    ArrowRight: () => this.reel.step(1),
    ArrowLeft: () => this.reel.step(-1),
    "Shift+ArrowRight": () => this.reel.turn(1),
    "Shift+ArrowLeft": () => this.reel.turn(-1),
    Home: () => this.reel.go(0),
    End: () => this.reel.go(this.reel.last),
    " ": () => this.toggle(),
    "+": () => this.faster(1),
    "-": () => this.faster(-1),
  };
}
