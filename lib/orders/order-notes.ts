import type { AnyOrder, OrderMessage } from '#lib/contracts/calls/orders/order-message.ts';

/** Something about an order that its buyer has to know besides its state. */
export type OrderNote =
  | { readonly kind: 'nameTaken' | 'classChanged' | 'notRegistered' }
  | { readonly kind: 'declined' | 'failed' | 'failedRefunded' | 'changeFailed' | 'changeFailedRefunded' | 'groupFailed' }
  | { readonly kind: 'paidLate' | 'paidTwice' | 'wrongAmount' | 'seatedAgain' | 'refundOnWay'; readonly amountMinor: number };

const notesOfMoney = {
  'paid-late': 'paidLate',
  'paid-twice': 'paidTwice',
  'wrong-amount': 'wrongAmount',
  'seated-again': 'seatedAgain',
} as const;

const notesOfName = { 'name-taken': 'nameTaken', 'class-changed': 'classChanged', 'registration-failed': 'notRegistered' } as const;

const isOfName = (kind: string): kind is keyof typeof notesOfName => Object.hasOwn(notesOfName, kind);
const isOfMoney = (kind: string): kind is keyof typeof notesOfMoney => Object.hasOwn(notesOfMoney, kind);

function failedOf(isChange: boolean, isRefunded: boolean): 'failed' | 'failedRefunded' | 'changeFailed' | 'changeFailedRefunded' {
  if (isChange) return isRefunded ? 'changeFailedRefunded' : 'changeFailed';
  return isRefunded ? 'failedRefunded' : 'failed';
}

/** The notes for the buyer, oldest first. A declined payment counts only until a later one succeeds. */
export function orderNotes({
  state,
  history,
  totalMinor,
  refundingMinor,
  changes,
}: Pick<AnyOrder, 'state' | 'history' | 'totalMinor' | 'refundingMinor'> & Partial<Pick<OrderMessage, 'changes'>>): OrderNote[] {
  const notes = history.flatMap(({ kind, amountMinor = totalMinor }): OrderNote[] => {
    if (isOfMoney(kind)) return [{ kind: notesOfMoney[kind], amountMinor }];
    if (isOfName(kind)) return [{ kind: notesOfName[kind] }];
    if (kind === 'group-failed') return [{ kind: 'groupFailed' }];
    return kind === 'provisioning-failed' ? [{ kind: failedOf(changes !== undefined, state === 'refunded') }] : [];
  });
  const declined = state === 'awaiting-payment' && history.at(-1)?.kind === 'payment-declined';
  const onWay = state !== 'refunding' && refundingMinor > 0;
  return [
    ...notes,
    ...(declined ? [{ kind: 'declined' } as const] : []),
    ...(onWay ? [{ kind: 'refundOnWay', amountMinor: refundingMinor } as const] : []),
  ];
}
