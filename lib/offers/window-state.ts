/** From `startsAtMs`, inclusive, to `endsAtMs`, exclusive; epoch milliseconds. */
export interface OfferWindow {
  readonly startsAtMs: number;
  readonly endsAtMs: number;
}

export type WindowState = 'coming' | 'running' | 'ended';

/** The state of an offer at an instant: it runs from its start until just before its end. */
export function windowState({ startsAtMs, endsAtMs }: OfferWindow, nowMs: number): WindowState {
  if (nowMs >= endsAtMs) return 'ended';
  return nowMs < startsAtMs ? 'coming' : 'running';
}

/** The instant at which the state changes next; null once an offer has ended. */
export function nextChange(window: OfferWindow, nowMs: number): number | null {
  const state = windowState(window, nowMs);
  if (state === 'ended') return null;
  return state === 'coming' ? window.startsAtMs : window.endsAtMs;
}
