import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { leftSeconds, look, pause, resume, startCountdown, type Countdown } from '#lib/onboarding/countdown.ts';

/** How often the clock is checked; a sleeping tab checks less often and is still right. */
const checkIntervalMs = 250;

export interface CountdownView {
  readonly secondsLeft: number;
  readonly paused: boolean;
  readonly pause: () => void;
  readonly resume: () => void;
}

/** Counts down from mounting, and calls `onOver` once. A page restored from the back/forward cache waits, paused. */
export function useCountdown(durationMs: number, onOver: () => void): CountdownView {
  const [countdown, setCountdown] = useState<Countdown>(() => startCountdown(Date.now(), durationMs));
  const [secondsLeft, setSecondsLeft] = useState(durationMs / 1_000);
  const told = useRef(false);
  const tellOnce = useEffectEvent(() => {
    if (told.current) return;
    told.current = true;
    onOver();
  });

  useEffect(() => {
    if (countdown.kind !== 'running') return undefined;
    const lookNow = (): void => {
      const nowMs = Date.now();
      const seen = look(countdown, nowMs, durationMs);
      setSecondsLeft(leftSeconds(seen, nowMs, durationMs));
      if (seen !== countdown) setCountdown(seen);
      if (seen.kind === 'over') tellOnce();
    };
    const timer = setInterval(lookNow, checkIntervalMs);
    document.addEventListener('visibilitychange', lookNow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookNow);
    };
  }, [countdown, durationMs]);

  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent): void => {
      if (!persisted) return;
      told.current = false;
      setCountdown({ kind: 'paused', leftMs: durationMs });
      setSecondsLeft(durationMs / 1_000);
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [durationMs]);

  return {
    secondsLeft,
    paused: countdown.kind === 'paused',
    pause: () => setCountdown((running) => pause(running, Date.now(), durationMs)),
    resume: () => setCountdown((paused) => resume(paused, Date.now())),
  };
}
