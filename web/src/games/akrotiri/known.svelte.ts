/** The component set that is played with, as soon as it is here: words do not wait for it. */

import type { ComponentSet } from "./types";

class Known {
  set = $state.raw<ComponentSet | null>(null);
}

export const known = new Known();
