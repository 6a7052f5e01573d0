import type { orderStates } from '#lib/contracts/order-states.ts';
import { dayMs, hourMs } from '#lib/time/lengths.ts';
import { endOfTermMs, renewableUntilMs, type ServerTerm } from '../server-term.ts';

/** How many days before the end of a server its automatic renewal is charged: after the reminder of 7 days, before that of 1 day. */
const chargeDaysBefore = 3;

/** When the automatic renewal of a server is charged, epoch ms. */
export const chargeAtMs = (term: Pick<ServerTerm, 'activeMs' | 'months'>): number => endOfTermMs(term) - chargeDaysBefore * dayMs;

/** When it is charged if it is turned on at an instant: at once, where that time is over. */
export const nextChargeMs = (term: Pick<ServerTerm, 'activeMs' | 'months'>, nowMs: number): number => Math.max(chargeAtMs(term), nowMs);

/** How long before it is charged a higher price has to be announced. */
const noticeOfRiseMs = 2 * dayMs;

/** Whether a higher price can still be announced at an instant. */
export const canAnnounceRise = (term: Pick<ServerTerm, 'activeMs' | 'months'>, nowMs: number): boolean =>
  nowMs + noticeOfRiseMs <= chargeAtMs(term);

/** What is known of a server at an instant, and of the last try to renew it. */
export interface AutomaticSituation {
  readonly state: (typeof orderStates)[number];
  readonly term: ServerTerm | undefined;
  /** The end that a renewal was tried for; null: none was. */
  readonly triedEndMs: number | null;
  /** A renewal or a change of the server is not done yet. */
  readonly isOtherUnderWay: boolean;
  readonly nowMs: number;
}

/** `over`: there is nothing to renew any more. */
export type AutomaticStep =
  | { readonly kind: 'over' }
  | { readonly kind: 'wait'; readonly untilMs: number }
  | { readonly kind: 'renew'; readonly endMs: number };

/** What is to be done about the automatic renewal of a server: one try for each end, from three days before it until its release. */
export function automaticStep({ state, term, triedEndMs, isOtherUnderWay, nowMs }: AutomaticSituation): AutomaticStep {
  if (!term || (state !== 'active' && state !== 'expired') || nowMs >= renewableUntilMs(term)) return { kind: 'over' };
  const endMs = endOfTermMs(term);
  // a renewal by hand moves the end, and with it the next try
  if (triedEndMs === endMs) return { kind: 'wait', untilMs: nowMs + dayMs };
  if (nowMs < chargeAtMs(term)) return { kind: 'wait', untilMs: chargeAtMs(term) };
  return isOtherUnderWay ? { kind: 'wait', untilMs: nowMs + hourMs } : { kind: 'renew', endMs };
}
