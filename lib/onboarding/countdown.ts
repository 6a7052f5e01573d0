/** A wait with an end time, so that a tab that slept knows at once how much is left. */
export type Countdown =
  | { readonly kind: 'running'; readonly endsAtMs: number }
  | { readonly kind: 'paused'; readonly leftMs: number }
  | { readonly kind: 'over' };

/** How long the welcome page shows before it redirects to the console. */
export const welcomeMs = 10_000;

export const startCountdown = (nowMs: number, durationMs: number): Countdown => ({ kind: 'running', endsAtMs: nowMs + durationMs });

/** The time left in ms; a clock that was set back never makes it longer than the whole wait. */
export function leftMs(countdown: Countdown, nowMs: number, durationMs: number): number {
  if (countdown.kind === 'over') return 0;
  const left = countdown.kind === 'paused' ? countdown.leftMs : countdown.endsAtMs - nowMs;
  return Math.min(durationMs, Math.max(0, left));
}

/** Whole seconds as a person counts them: 10 at the start, 1 in the last second. */
export const leftSeconds = (countdown: Countdown, nowMs: number, durationMs: number): number =>
  Math.ceil(leftMs(countdown, nowMs, durationMs) / 1_000);

/** Checks the clock: a running wait is over once its end time has passed, however long nobody checked. */
export function look(countdown: Countdown, nowMs: number, durationMs: number): Countdown {
  if (countdown.kind !== 'running') return countdown;
  const left = leftMs(countdown, nowMs, durationMs);
  if (left === 0) return { kind: 'over' };
  return left < countdown.endsAtMs - nowMs ? startCountdown(nowMs, left) : countdown;
}

/** Pauses a running wait; one that is over stays over. */
export const pause = (countdown: Countdown, nowMs: number, durationMs: number): Countdown =>
  countdown.kind === 'running' ? { kind: 'paused', leftMs: leftMs(countdown, nowMs, durationMs) } : countdown;

export const resume = (countdown: Countdown, nowMs: number): Countdown =>
  countdown.kind === 'paused' ? startCountdown(nowMs, countdown.leftMs) : countdown;
