/** Moving and scaling a picture by hand: drag, pinch, wheel, and fitting it to its frame. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const LEAST = 0.25;
const MOST = 4;
/** How far what is drawn may be stretched before it is drawn anew. */
const STRETCH = 2;
/** Milliseconds after the last scaling when it is drawn anew in any case. */
const REST = 160;
/** A finger or hand that moves less than this has clicked. */
const SLACK = 6;

export class PanZoom {
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  /** The scale at which the picture is drawn. While it is being scaled, what is drawn is stretched. */
  drawn = $state(1);
  /** Whether a drag is under way: then nothing is picked. */
  isDragging = $state(false);
  width = 1;
  height = 1;

  #held = new Map<number, { x: number; y: number }>();
  #moved = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;
  /** Somebody has moved the picture: do not fit it again by ourselves. */
  isTouched = false;

  /** Where what is drawn goes. By whole pixels: between them it would have to be drawn anew. */
  get moved(): string {
    return `translate(${Math.round(this.x)}px, ${Math.round(this.y)}px) scale(${this.scale / this.drawn})`;
  }

  /** Show all of this box, turned by some quarters, as large as possible. */
  fit(box: Box, degrees = 0, padding = 12): void {
    const [cos, sin] = [Math.round(Math.cos((degrees * Math.PI) / 180)), Math.round(Math.sin((degrees * Math.PI) / 180))];
    const corners = [
      [box.x, box.y],
      [box.x + box.width, box.y + box.height],
    ].map(([x = 0, y = 0]) => [x * cos - y * sin, x * sin + y * cos] as const);
    const left = Math.min(corners[0]![0], corners[1]![0]);
    const top = Math.min(corners[0]![1], corners[1]![1]);
    const wide = Math.abs(corners[0]![0] - corners[1]![0]);
    const high = Math.abs(corners[0]![1] - corners[1]![1]);
    const scale = Math.min((this.width - 2 * padding) / wide, (this.height - 2 * padding) / high, 1.6);
    this.scale = Math.max(LEAST, scale);
    this.x = this.width / 2 - (left + wide / 2) * this.scale;
    this.y = this.height / 2 - (top + high / 2) * this.scale;
    this.isTouched = false;
    this.#draw();
  }

  /** Scale around a point of the frame. */
  zoom(factor: number, x = this.width / 2, y = this.height / 2): void {
    const scale = Math.min(MOST, Math.max(LEAST, this.scale * factor));
    const by = scale / this.scale;
    this.x = x - (x - this.x) * by;
    this.y = y - (y - this.y) * by;
    this.scale = scale;
    this.isTouched = true;
    const stretched = scale / this.drawn;
    if (stretched > STRETCH || stretched < 1 / STRETCH) this.#draw();
    else {
      clearTimeout(this.#rest);
      this.#rest = setTimeout(() => this.#draw(), REST);
    }
  }

  #draw(): void {
    clearTimeout(this.#rest);
    this.drawn = this.scale;
  }

  pan(x: number, y: number): void {
    this.x += x;
    this.y += y;
    this.isTouched = true;
  }

  /** Bring a point of the picture (already turned) into the middle, if it is not well inside the frame. */
  show(x: number, y: number): void {
    const [px, py] = [this.x + x * this.scale, this.y + y * this.scale];
    const margin = 60;
    if (px > margin && py > margin && px < this.width - margin && py < this.height - margin) return;
    this.x += this.width / 2 - px;
    this.y += this.height / 2 - py;
  }

  down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    this.#held.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#held.size === 1) this.#moved = 0;
  };

  move = (event: PointerEvent): void => {
    // A button that was let go elsewhere is not held any more.
    if (!event.buttons) this.#held.delete(event.pointerId);
    const before = this.#held.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    this.#moved += Math.abs(now.x - before.x) + Math.abs(now.y - before.y);
    if (this.#moved < SLACK) return;
    if (!this.isDragging) {
      this.isDragging = true;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    }
    const other = [...this.#held].find(([id]) => id !== event.pointerId)?.[1];
    this.#held.set(event.pointerId, now);
    if (!other) {
      this.pan(now.x - before.x, now.y - before.y);
      return;
    }
    const frame = (event.currentTarget as Element).getBoundingClientRect();
    const apart = (a: { x: number; y: number }): number => Math.hypot(a.x - other.x, a.y - other.y) || 1;
    this.zoom(apart(now) / apart(before), (now.x + other.x) / 2 - frame.left, (now.y + other.y) / 2 - frame.top);
    this.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
  };

  up = (event: PointerEvent): void => {
    this.#held.delete(event.pointerId);
    // The click that ends a drag comes after this.
    if (!this.#held.size) setTimeout(() => (this.isDragging = false));
  };

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const frame = (event.currentTarget as Element).getBoundingClientRect();
    this.zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0015)), event.clientX - frame.left, event.clientY - frame.top);
  };
}
