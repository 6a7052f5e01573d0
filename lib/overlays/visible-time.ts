/** Timers that a test can replace. */
export interface Timers {
  readonly nowMs: () => number;
  readonly setTimer: (then: () => void, afterMs: number) => number;
  readonly clearTimer: (timer: number) => void;
}

export interface VisibleTime {
  /** Reports when the page becomes visible or hidden. */
  setVisible(visible: boolean): void;
  stop(): void;
}

/** The visibility of a page when the timer starts; all times by one clock. */
export interface SeenPage {
  readonly visible: boolean;
  readonly nowMs: number;
  /** Null: not loaded yet. */
  readonly loadedAtMs: number | null;
  /** When its tab was last shown. */
  readonly shownAtMs: number;
}

/** How long a page has been visible since it loaded, as far as code that starts later can know. */
export const seenSinceLoadMs = ({ visible, nowMs, loadedAtMs, shownAtMs }: SeenPage): number =>
  visible && loadedAtMs !== null ? Math.max(0, nowMs - Math.max(loadedAtMs, shownAtMs)) : 0;

/** Calls back once a page has been visible for this long in total, however often its tab was hidden meanwhile. */
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
      // hidden before the timer of a busy page fired: the time is already up
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
