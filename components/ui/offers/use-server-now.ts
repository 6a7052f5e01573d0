import { useEffect, useState } from 'react';
import { minuteMs } from '#lib/time/lengths.ts';
import { offsetOfTab, type AskClockOffset } from './server-clock.ts';

export type { AskClockOffset } from './server-clock.ts';

const tickMs = 1_000;

export interface ServerNow {
  readonly nowMs: number;
  /** False until the clock was requested: the page shows the time of its rendering. */
  readonly known: boolean;
}

/** Pages show minutes; only a new one, or the awaited instant, needs another rendering. */
const isSameMinute = (beforeMs: number, nowMs: number, until: number): boolean =>
  Math.floor(beforeMs / minuteMs) === Math.floor(nowMs / minuteMs) && beforeMs < until === nowMs < until;

/**
 * The server's time to the minute, checked once a second until `until`; right again at once in a tab that slept. `madeAtMs`, when the page
 * was rendered, is used until the clock is known, so that the first rendering is the same on both sides.
 */
export function useServerNow(madeAtMs: number, until: number | null, askClock: AskClockOffset = offsetOfTab): ServerNow {
  const [now, setNow] = useState<ServerNow>({ nowMs: madeAtMs, known: false });
  useEffect(() => {
    if (until === null) return undefined;
    // until the answer, this machine's clock, which may be wrong by a day, decides nothing
    let offsetMs: number | null = null;
    let left = false;
    const tick = (): void => {
      if (left || offsetMs === null) return;
      const nowMs = Date.now() + offsetMs;
      setNow((before) => (before.known && isSameMinute(before.nowMs, nowMs, until) ? before : { nowMs, known: true }));
    };
    void askClock().then((found) => {
      offsetMs = found ?? 0;
      tick();
    });
    const timer = setInterval(tick, tickMs);
    document.addEventListener('visibilitychange', tick);
    return () => {
      left = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [until, askClock]);
  return now;
}
