/** A wait that ends at an instant of the clock, so that a tab that slept knows at once how much is left. */
export type Countdown =
  | { readonly kind: 'running'; readonly endsAtMs: number }
  | { readonly kind: 'paused'; readonly leftMs: number }
  | { readonly kind: 'over' };

/** How long the welcome stands before the console opens. */
export const welcomeMs = 10_000;

export const startCountdown = (nowMs: number, durationMs: number): Countdown => ({ kind: 'running', endsAtMs: nowMs + durationMs });

/** What is left in ms; a clock that was set back never makes the wait longer than the whole. */
export function leftMs(countdown: Countdown, nowMs: number, durationMs: number): number {
  if (countdown.kind === 'over') return 0;
  const left = countdown.kind === 'paused' ? countdown.leftMs : countdown.endsAtMs - nowMs;
  return Math.min(durationMs, Math.max(0, left));
}

/** Whole seconds as a person counts them: 10 at the start, 1 in the last second. */
export const leftSeconds = (countdown: Countdown, nowMs: number, durationMs: number): number =>
  Math.ceil(leftMs(countdown, nowMs, durationMs) / 1_000);

/** Looks at the clock: a running wait is over once its instant has come, however long nobody looked. */
export function look(countdown: Countdown, nowMs: number, durationMs: number): Countdown {
  if (countdown.kind !== 'running') return countdown;
  const left = leftMs(countdown, nowMs, durationMs);
  if (left === 0) return { kind: 'over' };
  return left < countdown.endsAtMs - nowMs ? startCountdown(nowMs, left) : countdown;
}

/** Stops a running wait where it is; one that is over stays over. */
export const pause = (countdown: Countdown, nowMs: number, durationMs: number): Countdown =>
  countdown.kind === 'running' ? { kind: 'paused', leftMs: leftMs(countdown, nowMs, durationMs) } : countdown;

export const resume = (countdown: Countdown, nowMs: number): Countdown =>
  countdown.kind === 'paused' ? startCountdown(nowMs, countdown.leftMs) : countdown;
