/** Where an order stands. `closed`, `active`, `refunded` are ends; a paid order never closes. */
export type OrderState = 'awaiting-payment' | 'paid' | 'provisioning' | 'active' | 'refunding' | 'refunded' | 'closed';

/** One attempt to pay, by the account centre's own name of it. */
export interface Payment {
  readonly attempt: string;
  readonly amountMinor: number;
  /** What was asked to be given back, and what the account centre says it gave back. */
  readonly refundAskedMinor: number;
  readonly refundedMinor: number;
}

export interface Order {
  readonly state: OrderState;
  readonly totalMinor: number;
  /** Unpaid after this instant it closes (R-7.3 names 3 hours). */
  readonly dueAtMs: number;
  readonly payments: readonly Payment[];
  /** The place that was reserved for it: given back at most once. */
  readonly holdsStock: boolean;
}

export type OrderEvent =
  | { readonly kind: 'paid'; readonly attempt: string; readonly amountMinor: number }
  | { readonly kind: 'declined'; readonly attempt: string }
  | { readonly kind: 'due'; readonly nowMs: number }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'provisioning-started' }
  | { readonly kind: 'provisioned' }
  /** For good: whoever provisions has tried often enough. */
  | { readonly kind: 'provisioning-failed' }
  /** The buyer's own wish, by the rules of §9; never more than what was kept. */
  | { readonly kind: 'refund-requested'; readonly amountMinor: number }
  | { readonly kind: 'refunded'; readonly attempt: string; readonly amountMinor: number };

/** Work that is written into the outbox in the transaction that keeps the new state. */
export type OrderEffect =
  | { readonly kind: 'provision' }
  | { readonly kind: 'release-stock' }
  | { readonly kind: 'refund'; readonly attempt: string; readonly amountMinor: number }
  | { readonly kind: 'tell-buyer'; readonly what: 'closed' | 'paid-late' | 'paid-twice' | 'wrong-amount' | 'active' | 'failed' | 'refunded' };

export interface Transition {
  readonly order: Order;
  readonly effects: readonly OrderEffect[];
}

const same = (order: Order): Transition => ({ order, effects: [] });

/**
 * The one place that changes an order. Every event may come twice, late or out of order: what was absorbed already changes
 * nothing. Money that an order cannot use goes back in full, and the buyer is told.
 */
export function transition(order: Order, event: OrderEvent): Transition {
  switch (event.kind) {
    case 'paid':
      return receive(order, event.attempt, event.amountMinor);
    case 'declined':
      // the order waits on: another attempt may pay it, and a late word never cancels what was paid
      return same(order);
    case 'due':
      return order.state === 'awaiting-payment' && event.nowMs >= order.dueAtMs ? close(order) : same(order);
    case 'cancelled':
      return order.state === 'awaiting-payment' ? close(order) : same(order);
    case 'provisioning-started':
      return order.state === 'paid' ? { order: { ...order, state: 'provisioning' }, effects: [] } : same(order);
    case 'provisioned':
      return order.state === 'paid' || order.state === 'provisioning'
        ? { order: { ...order, state: 'active', holdsStock: false }, effects: [{ kind: 'tell-buyer', what: 'active' }] }
        : same(order);
    case 'provisioning-failed':
      return order.state === 'paid' || order.state === 'provisioning' ? giveBack(order, keptMinor(order), [{ kind: 'tell-buyer', what: 'failed' }]) : same(order);
    case 'refund-requested':
      return order.state === 'active' ? giveBack(order, Math.min(event.amountMinor, keptMinor(order)), []) : same(order);
    case 'refunded':
      return settle(order, event.attempt, event.amountMinor);
  }
}

/** What was paid in and is not asked back. */
export const keptMinor = (order: Order): number => order.payments.reduce((sum, payment) => sum + payment.amountMinor - payment.refundAskedMinor, 0);

function receive(order: Order, attempt: string, amountMinor: number): Transition {
  if (order.payments.some((payment) => payment.attempt === attempt)) return same(order);
  const usable = order.state === 'awaiting-payment' && amountMinor === order.totalMinor;
  if (usable) return { order: { ...order, state: 'paid', payments: [...order.payments, { attempt, amountMinor, refundAskedMinor: 0, refundedMinor: 0 }] }, effects: [{ kind: 'provision' }] };
  const what = order.state === 'closed' ? 'paid-late' : order.state === 'awaiting-payment' ? 'wrong-amount' : 'paid-twice';
  return {
    order: { ...order, payments: [...order.payments, { attempt, amountMinor, refundAskedMinor: amountMinor, refundedMinor: 0 }] },
    effects: [{ kind: 'refund', attempt, amountMinor }, { kind: 'tell-buyer', what }],
  };
}

function close(order: Order): Transition {
  return { order: { ...order, state: 'closed', holdsStock: false }, effects: [...released(order), { kind: 'tell-buyer', what: 'closed' }] };
}

const released = (order: Order): OrderEffect[] => (order.holdsStock ? [{ kind: 'release-stock' }] : []);

/** Asks an amount back from what was kept; the order waits until the account centre has given it. */
function giveBack(order: Order, amountMinor: number, told: readonly OrderEffect[]): Transition {
  let left = Math.max(0, amountMinor);
  const refunds: OrderEffect[] = [];
  const payments = order.payments.map((payment) => {
    const share = Math.min(left, payment.amountMinor - payment.refundAskedMinor);
    if (share <= 0) return payment;
    left -= share;
    refunds.push({ kind: 'refund', attempt: payment.attempt, amountMinor: share });
    return { ...payment, refundAskedMinor: payment.refundAskedMinor + share };
  });
  return { order: { ...order, state: refunds.length > 0 ? 'refunding' : 'refunded', payments, holdsStock: false }, effects: [...released(order), ...refunds, ...told] };
}

/** The account centre has given money back; a total that it names twice counts once. */
function settle(order: Order, attempt: string, amountMinor: number): Transition {
  const payments = order.payments.map((payment) =>
    payment.attempt === attempt ? { ...payment, refundedMinor: Math.max(payment.refundedMinor, Math.min(amountMinor, payment.refundAskedMinor)) } : payment);
  const settled = payments.every((payment) => payment.refundedMinor === payment.refundAskedMinor);
  if (order.state === 'refunding' && settled) return { order: { ...order, payments, state: 'refunded' }, effects: [{ kind: 'tell-buyer', what: 'refunded' }] };
  return { order: { ...order, payments }, effects: [] };
}
