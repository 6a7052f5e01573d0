import { useEffect, useState } from 'react';

const tickMs = 1_000;

/** Milliseconds since an instant of this machine's clock, updated once a second while needed; right again at once in a tab that slept. */
export function useTicking(sinceMs: number, ticks: boolean): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    if (!ticks) return undefined;
    const tick = (): void => setNowMs(Date.now());
    const timer = setInterval(tick, tickMs);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [ticks]);
  return Math.max(0, nowMs - sinceMs);
}
