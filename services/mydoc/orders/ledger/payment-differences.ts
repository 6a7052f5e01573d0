import type { CentrePayment } from '#lib/contracts/account-centre.ts';
import type { Currency } from '#lib/money/currencies.ts';

/** A payment in our ledger. */
export interface BookedPayment {
  readonly paymentId: string;
  readonly orderId: string;
  readonly currency: Currency;
  readonly paidMinor: number;
  readonly refundedMinor: number;
  /** When it was recorded, or last changed in the ledger. */
  readonly changedAtMs: number;
}

const differenceKinds = ['missing-here', 'missing-there', 'another-order', 'another-currency', 'another-amount', 'another-refund'] as const;

/** A payment on which our ledger and the account centre disagree. */
export interface Difference {
  readonly kind: (typeof differenceKinds)[number];
  readonly paymentId: string;
  readonly orderId: string;
  readonly currency: Currency;
  /** What was paid and what was refunded, here and there. */
  readonly ours: { readonly paidMinor: number; readonly refundedMinor: number };
  readonly theirs: { readonly paidMinor: number; readonly refundedMinor: number };
}

const nothing = { paidMinor: 0, refundedMinor: 0 } as const;

/**
 * Compares the centre's payments with ours of the same ids. Movements on either side after `settledMs` are still in transit. A payment
 * without money on either side is no difference: an attempt that nobody finished.
 */
export function differencesOf(theirs: readonly CentrePayment[], ours: readonly BookedPayment[], settledMs: number): Difference[] {
  const booked = new Map(ours.map((payment) => [payment.paymentId, payment]));
  return theirs.flatMap((there) => {
    const here = booked.get(there.paymentId);
    const isSettled = Date.parse(there.changedAt) <= settledMs && (here === undefined || here.changedAtMs <= settledMs);
    return (isSettled && differenceOf(here, there)) || [];
  });
}

/** Payments that we have and the centre did not list anywhere. */
export const missingThere = (ours: readonly BookedPayment[], listed: ReadonlySet<string>, settledMs: number): Difference[] =>
  ours
    .filter(({ paymentId, paidMinor, changedAtMs }) => paidMinor > 0 && changedAtMs <= settledMs && !listed.has(paymentId))
    .map((here) => ({ kind: 'missing-there', ...nameOf(here), ours: moneyOf(here), theirs: nothing }));

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

const nameOf = ({ paymentId, orderId, currency }: Pick<Difference, 'paymentId' | 'orderId' | 'currency'>) => ({
  paymentId,
  orderId,
  currency,
});
const moneyOf = ({ paidMinor, refundedMinor }: BookedPayment): Difference['ours'] => ({ paidMinor, refundedMinor });
