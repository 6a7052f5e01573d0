/** Timers that a test can replace. */
export interface Timers {
  readonly nowMs: () => number;
  readonly setTimer: (then: () => void, afterMs: number) => number;
  readonly clearTimer: (timer: number) => void;
}

export interface VisibleTime {
  /** Tells that the page is seen from now on, or no longer. */
  setVisible(visible: boolean): void;
  stop(): void;
}

/** A page as it stands when somebody begins to count; all times by one clock. */
export interface SeenPage {
  readonly visible: boolean;
  readonly nowMs: number;
  /** Null: not loaded yet. */
  readonly loadedAtMs: number | null;
  /** When its tab was last opened. */
  readonly shownAtMs: number;
}

/** How long a page has been seen since it was loaded, as far as is known to who comes later than the page. */
export const seenSinceLoadMs = ({ visible, nowMs, loadedAtMs, shownAtMs }: SeenPage): number =>
  visible && loadedAtMs !== null ? Math.max(0, nowMs - Math.max(loadedAtMs, shownAtMs)) : 0;

/** Calls once a page has been seen for so long, however often its tab was left meanwhile. */
export function afterVisibleTime(totalMs: number, then: () => void, { nowMs, setTimer, clearTimer }: Timers): VisibleTime {
  let leftMs = totalMs;
  let over = false;
  let since: { atMs: number; timer: number } | null = null;
  const pause = (): void => {
    if (!since) return;
    clearTimer(since.timer);
    leftMs -= nowMs() - since.atMs;
    since = null;
  };
  return {
    setVisible: (visible) => {
      if (!visible) return pause();
      if (since || over) return;
      // left while a busy page had not called yet, the time is up already
      const timer = setTimer(
        () => {
          since = null;
          over = true;
          then();
        },
        Math.max(0, leftMs),
      );
      since = { atMs: nowMs(), timer };
    },
    stop: () => {
      pause();
      over = true;
    },
  };
}
