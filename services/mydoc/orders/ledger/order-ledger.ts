import type { OrderTerms } from '../order-terms.ts';
import type { Order } from '../order-machine.ts';

/** Debits are positive, credits negative. Sales are in `revenue` and `discount`, receipts in `held-money`, refunds in `paid-out`. */
const ledgerAccounts = ['buyer-receivable', 'revenue', 'discount', 'held-money', 'refund-due', 'paid-out'] as const;

export type LedgerAccount = (typeof ledgerAccounts)[number];

interface LedgerEntry {
  readonly account: LedgerAccount;
  readonly amountMinor: number;
  /** What a line was for, or which payment moved. */
  readonly memo: string;
}

/** Entries made together: they sum to zero. */
export interface Posting {
  readonly kind: 'placed' | 'paid' | 'unusable' | 'closed' | 'reopened' | 'refund-asked' | 'refunded';
  readonly entries: readonly LedgerEntry[];
}

const entry = (account: LedgerAccount, amountMinor: number, memo = ''): LedgerEntry => ({ account, amountMinor, memo });

/** The posting of a placed order, from its lines and discounts. @throws if they do not add up to the total. */
export function placedPosting({ lines, discounts, totalMinor }: Pick<OrderTerms, 'lines' | 'discounts' | 'totalMinor'>): Posting {
  const entries = [
    entry('buyer-receivable', totalMinor),
    ...lines.map((line) => entry('revenue', -line.amountMinor, `${line.kind} ${line.code}`)),
    ...discounts.map((discount) => entry('discount', discount.amountMinor, `${discount.kind} ${discount.code}`)),
  ];
  return balanced({ kind: 'placed', entries });
}

/** The postings for a change of an order. */
export function postingsOf(before: Order, after: Order): Posting[] {
  const closed: Posting[] =
    before.state === 'awaiting-payment' && after.state === 'closed'
      ? [{ kind: 'closed', entries: [entry('buyer-receivable', -after.totalMinor), entry('revenue', after.totalMinor)] }]
      : [];
  const reopened: Posting[] =
    before.state === 'closed' && after.state === 'awaiting-group'
      ? [{ kind: 'reopened', entries: [entry('buyer-receivable', after.totalMinor), entry('revenue', -after.totalMinor)] }]
      : [];
  return [
    ...closed,
    ...reopened,
    ...after.payments.flatMap((payment) =>
      paymentPostings(
        payment,
        before.payments.find(({ attempt }) => attempt === payment.attempt),
      ),
    ),
  ].map(balanced);
}

function paymentPostings(payment: Order['payments'][number], earlier: Order['payments'][number] | undefined): Posting[] {
  const { attempt, amountMinor, refundAskedMinor, refundedMinor } = payment;
  const givenMinor = refundedMinor - (earlier?.refundedMinor ?? 0);
  const given: Posting[] =
    givenMinor > 0
      ? [{ kind: 'refunded', entries: [entry('refund-due', givenMinor, attempt), entry('paid-out', -givenMinor, attempt)] }]
      : [];
  if (!earlier) {
    const isUsable = refundAskedMinor === 0;
    const against = entry(isUsable ? 'buyer-receivable' : 'refund-due', -amountMinor, attempt);
    return [{ kind: isUsable ? 'paid' : 'unusable', entries: [entry('held-money', amountMinor, attempt), against] }, ...given];
  }
  const askedMinor = refundAskedMinor - earlier.refundAskedMinor;
  const asked: Posting[] =
    askedMinor > 0
      ? [{ kind: 'refund-asked', entries: [entry('revenue', askedMinor, attempt), entry('refund-due', -askedMinor, attempt)] }]
      : [];
  return [...asked, ...given];
}

function balanced(posting: Posting): Posting {
  const sum = posting.entries.reduce((total, { amountMinor }) => total + amountMinor, 0);
  if (sum !== 0) throw new Error(`the posting ${posting.kind} is out of balance by ${sum}`);
  return posting;
}
