/** Asking again and again, but only while somebody is looking. */

const PAUSE = 15_000;

/** Do it now, then every 15 seconds while the page is visible, and at once when it becomes visible again. */
export function whileVisible(task: () => Promise<void>, pause: number = PAUSE): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let isOver = false;

  const run = async (): Promise<void> => {
    if (isRunning || isOver) return;
    clearTimeout(timer);
    isRunning = true;
    try {
      await task();
    } finally {
      isRunning = false;
      if (!isOver && !document.hidden) timer = setTimeout(() => void run(), pause);
    }
  };
  const look = (): void => {
    if (document.hidden) clearTimeout(timer);
    else void run();
  };

  document.addEventListener("visibilitychange", look);
  void run();
  return () => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
