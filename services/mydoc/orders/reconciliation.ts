import type { CentrePayment } from '#lib/contracts/account-centre.ts';
import type { Currency } from '#lib/money/currencies.ts';

/** A payment as our books have it. */
export interface BookedPayment {
  readonly paymentId: string;
  readonly orderId: string;
  readonly currency: Currency;
  readonly paidMinor: number;
  readonly refundedMinor: number;
  /** When it was noted, and when the books last moved. */
  readonly atMs: number;
  readonly changedAtMs: number;
}

export const differenceKinds = ['missing-here', 'missing-there', 'another-order', 'another-currency', 'another-amount', 'another-refund'] as const;

/** Where our books and the account centre's do not say the same of a payment. */
export interface Difference {
  readonly kind: (typeof differenceKinds)[number];
  readonly paymentId: string;
  readonly orderId: string;
  readonly currency: Currency;
  /** What was paid less what was given back, here and there. */
  readonly ours: { readonly paidMinor: number; readonly refundedMinor: number };
  readonly theirs: { readonly paidMinor: number; readonly refundedMinor: number };
}

export interface Judged {
  /** Payments that were asked for before this are only looked up. */
  readonly sinceMs: number;
  /** Payments that changed on either side after this are on their way. */
  readonly settledMs: number;
}

const nothing = { paidMinor: 0, refundedMinor: 0 } as const;

/** Compares payments by their name, once each. A payment without money on either side is no difference: an attempt that nobody finished. */
export function findDifferences(ours: readonly BookedPayment[], theirs: readonly CentrePayment[], judged: Judged): Difference[] {
  const booked = new Map(ours.map((payment) => [payment.paymentId, payment]));
  const listed = new Set(theirs.map(({ paymentId }) => paymentId));
  const differences: Difference[] = [];
  for (const there of theirs) {
    const here = booked.get(there.paymentId);
    const changedAtMs = Math.max(Date.parse(there.changedAt), here?.changedAtMs ?? 0);
    if (changedAtMs > judged.settledMs || Date.parse(there.at) < judged.sinceMs) continue;
    const difference = differenceOf(here, there);
    if (difference) differences.push(difference);
  }
  for (const here of ours) {
    const isJudged = here.atMs >= judged.sinceMs && here.changedAtMs <= judged.settledMs;
    if (!isJudged || listed.has(here.paymentId) || here.paidMinor === 0) continue;
    differences.push({ kind: 'missing-there', ...nameOf(here), ours: moneyOf(here), theirs: nothing });
  }
  return differences;
}

function differenceOf(here: BookedPayment | undefined, there: CentrePayment): Difference | null {
  const theirs = { paidMinor: there.state === 'paid' ? there.amountMinor : 0, refundedMinor: there.refundedMinor };
  const ours = here ? moneyOf(here) : nothing;
  if (theirs.paidMinor === 0 && ours.paidMinor === 0 && theirs.refundedMinor === 0) return null;
  const kind = kindOf(here, there, theirs);
  return kind && { kind, ...nameOf(there), ours, theirs };
}

function kindOf(here: BookedPayment | undefined, there: CentrePayment, theirs: Difference['theirs']): Difference['kind'] | null {
  if (!here) return 'missing-here';
  if (here.orderId !== there.orderId) return 'another-order';
  if (here.currency !== there.currency) return 'another-currency';
  if (here.paidMinor !== theirs.paidMinor) return 'another-amount';
  return here.refundedMinor === theirs.refundedMinor ? null : 'another-refund';
}

const nameOf = ({ paymentId, orderId, currency }: Pick<Difference, 'paymentId' | 'orderId' | 'currency'>) => ({ paymentId, orderId, currency });
const moneyOf = ({ paidMinor, refundedMinor }: BookedPayment): Difference['ours'] => ({ paidMinor, refundedMinor });
