import { useEffect, useState } from 'react';

/** Milliseconds that the server's clock is ahead of this machine's; requested once per tab, null while the service is unavailable. */
let asked: Promise<number | null> | null = null;

async function askOffset(): Promise<number | null> {
  const [{ makeCall }, { serverClock }] = await Promise.all([
    import('../calls/make-call.ts'),
    import('#lib/contracts/calls/site-calls.ts'),
  ]);
  const before = Date.now();
  const result = await makeCall(serverClock, {});
  return result.ok ? result.message.nowMs - (before + Date.now()) / 2 : null;
}

export type AskClockOffset = () => Promise<number | null>;

/** Without an answer this machine's clock counts, and the next page tries again. */
const offsetOfTab: AskClockOffset = () => {
  asked ??= askOffset().catch(() => null);
  void asked.then((offsetMs) => {
    if (offsetMs === null) asked = null;
  });
  return asked;
};

const tickMs = 1_000;

export interface ServerNow {
  readonly nowMs: number;
  /** False until the clock was requested: the page shows the time of its rendering. */
  readonly known: boolean;
}

const minuteMs = 60_000;

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
    let offsetMs = 0;
    let left = false;
    const tick = (): void => {
      const nowMs = Date.now() + offsetMs;
      if (!left) setNow((before) => (before.known && isSameMinute(before.nowMs, nowMs, until) ? before : { nowMs, known: true }));
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
