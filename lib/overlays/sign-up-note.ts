import { dayMs } from '#lib/time/lengths.ts';
import { hidesOffers, isCheckout } from './promotion-rules.ts';

/** Whoever closed the note is not asked again for a month. */
export const signUpNoteIntervalMs = 30 * dayMs;

/** What decides whether a visitor is offered an account here, whatever coupon comes with it. */
interface SignUpMoment {
  readonly path: string;
  readonly hasAccount: boolean;
  /** In this tab, which a browser without storage would forget. */
  readonly closed: boolean;
  /** Null: never, as far as the browser has stored. */
  readonly closedAtMs: number | null;
  /** By the visitor's clock, as the closing was. */
  readonly nowMs: number;
}

/** Whether the sign-up note may show: to visitors without an account, until they close it, and not on pages that sell something. */
export const maySignUpNoteShow = ({ path, hasAccount, closed, closedAtMs, nowMs }: SignUpMoment): boolean =>
  !hasAccount && !closed && !hidesOffers(path) && !isCheckout(path) && (closedAtMs === null || nowMs >= closedAtMs + signUpNoteIntervalMs);
