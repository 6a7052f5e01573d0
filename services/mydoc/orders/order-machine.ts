import type { orderStates, OrderEventKind } from '#lib/contracts/calls/order-calls.ts';
import type { refundReasons } from '#lib/contracts/refund-reasons.ts';

/**
 * The state of an order. `closed` and `refunded` are final, except for a seat of a group whose money came late; an active order can still
 * be refunded, and a paid one never closes. `awaiting-group`: paid, and built once its group succeeds.
 */
export type OrderState = (typeof orderStates)[number];

/** One paid attempt, by the account centre's payment id. */
export interface Payment {
  readonly attempt: string;
  readonly amountMinor: number;
  /** The refund requested, and the refund that the account centre confirmed. */
  readonly refundAskedMinor: number;
  readonly refundedMinor: number;
}

export interface Order {
  readonly state: OrderState;
  readonly totalMinor: number;
  /** An unpaid order closes after this instant (`unpaidOrderTtlHours` of the site settings). */
  readonly dueAtMs: number;
  readonly payments: readonly Payment[];
  /** Attempts that were declined and not paid later. */
  readonly declined: readonly string[];
  /** The stock reserved for the order or used by its server: released at most once. */
  readonly holdsStock: boolean;
  /** It is a seat of a group: paid, it waits for the group. */
  readonly ofGroup?: boolean;
}

export type OrderEvent =
  | { readonly kind: 'paid'; readonly attempt: string; readonly amountMinor: number }
  | { readonly kind: 'declined'; readonly attempt: string }
  /** Paid after it was closed, and its group has given it a seat again; `holdsStock`: a unit was reserved again. */
  | { readonly kind: 'seated-again'; readonly attempt: string; readonly amountMinor: number; readonly holdsStock: boolean }
  | { readonly kind: 'group-succeeded' }
  | { readonly kind: 'group-failed' }
  /** Nothing is left to pay: its discounts are the whole price. */
  | { readonly kind: 'covered' }
  | { readonly kind: 'due'; readonly nowMs: number }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'provisioning-started' }
  | { readonly kind: 'provisioned' }
  /** Final: retried often enough, refused, or not done in time. */
  | { readonly kind: 'provisioning-failed' }
  /** Requested by the buyer, by the refund policy; never more than what was kept. */
  | { readonly kind: 'refund-requested'; readonly amountMinor: number }
  /** The total that the account centre has refunded of one attempt by now. */
  | { readonly kind: 'refunded'; readonly attempt: string; readonly amountMinor: number };

/** Why money is refunded. */
export type RefundReason = (typeof refundReasons)[number];

/** What is written with the new state, in the same transaction: work for the outbox, and history for the buyer. */
export type OrderEffect =
  | { readonly kind: 'provision' }
  | { readonly kind: 'release-stock' }
  | { readonly kind: 'end-server' }
  | { readonly kind: 'refund'; readonly attempt: string; readonly amountMinor: number; readonly reason: RefundReason }
  | { readonly kind: 'notify-buyer'; readonly what: OrderEventKind; readonly amountMinor?: number };

export interface Transition {
  readonly order: Order;
  readonly effects: readonly OrderEffect[];
}

const same = (order: Order): Transition => ({ order, effects: [] });
const notifyBuyer = (what: OrderEventKind, amountMinor?: number): OrderEffect => ({
  kind: 'notify-buyer',
  what,
  ...(amountMinor === undefined ? {} : { amountMinor }),
});
const isBeingServed = ({ state }: Order): boolean => state === 'paid' || state === 'provisioning';

/**
 * The one place that decides on the state and the money of an order. Every event may come twice, late or out of order: one that was
 * already applied changes nothing, and returns the same object. Money that an order cannot use is refunded in full, and the buyer is
 * informed.
 */
export function transition(order: Order, event: OrderEvent): Transition {
  switch (event.kind) {
    case 'paid':
      return receive(order, event.attempt, event.amountMinor);
    case 'declined':
      return decline(order, event.attempt);
    case 'covered':
      return order.state === 'awaiting-payment' && order.totalMinor === 0 ? start(order, notifyBuyer('paid', 0)) : same(order);
    case 'seated-again':
      return seatAgain(order, event);
    case 'group-succeeded':
      return order.state === 'awaiting-group'
        ? { order: { ...order, state: 'paid' }, effects: [{ kind: 'provision' }, notifyBuyer('group-succeeded')] }
        : same(order);
    case 'group-failed':
      if (order.state === 'awaiting-payment') return close(order, 'closed');
      return order.state === 'awaiting-group' ? startRefund(order, keptMinor(order), 'group-failed') : same(order);
    case 'due':
      return isOverdue(order, event.nowMs) ? close(order, 'closed') : same(order);
    case 'cancelled':
      return order.state === 'awaiting-payment' ? close(order, 'cancelled') : same(order);
    case 'provisioning-started':
      return order.state === 'paid'
        ? { order: { ...order, state: 'provisioning' }, effects: [notifyBuyer('provisioning-started')] }
        : same(order);
    case 'provisioned':
      return isBeingServed(order) ? { order: { ...order, state: 'active' }, effects: [notifyBuyer('active')] } : same(order);
    case 'provisioning-failed':
      return isBeingServed(order) ? startRefund(order, keptMinor(order), 'provisioning-failed') : same(order);
    case 'refund-requested':
      return (order.state === 'active' || isBeingServed(order)) && event.amountMinor > 0
        ? startRefund(order, Math.min(event.amountMinor, keptMinor(order)), 'refund-requested')
        : same(order);
    case 'refunded':
      return settle(order, event.attempt, event.amountMinor);
  }
}

/** The time to pay is over; `isOverdueRow` of `order-tables.ts` says the same in SQL. */
export const isOverdue = ({ state, dueAtMs }: Order, nowMs: number): boolean => state === 'awaiting-payment' && nowMs >= dueAtMs;

/** What was paid and not requested back. */
export const keptMinor = (order: Order): number =>
  order.payments.reduce((sum, payment) => sum + payment.amountMinor - payment.refundAskedMinor, 0);

/** What is paid is built at once, or once its group succeeds. */
const start = (order: Order, notice: OrderEffect): Transition =>
  order.ofGroup
    ? { order: { ...order, state: 'awaiting-group' }, effects: [notice] }
    : { order: { ...order, state: 'paid' }, effects: [{ kind: 'provision' }, notice] };

/** The whole price, by an attempt that paid nothing yet: the order waits for its group as if it had come in time. */
function seatAgain(order: Order, { attempt, amountMinor, holdsStock }: Extract<OrderEvent, { kind: 'seated-again' }>): Transition {
  const isKnown = order.payments.some((payment) => payment.attempt === attempt);
  if (order.state !== 'closed' || !order.ofGroup || isKnown || amountMinor !== order.totalMinor) return same(order);
  const declined = order.declined.filter((other) => other !== attempt);
  const payments = [...order.payments, { attempt, amountMinor, refundAskedMinor: 0, refundedMinor: 0 }];
  return {
    order: { ...order, declined, payments, state: 'awaiting-group', holdsStock },
    effects: [notifyBuyer('seated-again', amountMinor)],
  };
}

function receive(order: Order, attempt: string, amountMinor: number): Transition {
  if (amountMinor <= 0 || order.payments.some((payment) => payment.attempt === attempt)) return same(order);
  const declined = order.declined.filter((other) => other !== attempt);
  const took = (refundAskedMinor: number): Pick<Order, 'payments' | 'declined'> => ({
    declined,
    payments: [...order.payments, { attempt, amountMinor, refundAskedMinor, refundedMinor: 0 }],
  });
  if (order.state === 'awaiting-payment' && amountMinor === order.totalMinor) {
    return start({ ...order, ...took(0) }, notifyBuyer('paid', amountMinor));
  }
  const reason = order.state === 'closed' ? 'paid-late' : order.state === 'awaiting-payment' ? 'wrong-amount' : 'paid-twice';
  return {
    order: { ...order, ...took(amountMinor) },
    effects: [{ kind: 'refund', attempt, amountMinor, reason }, notifyBuyer(reason, amountMinor)],
  };
}

/** The order stays open: another attempt may pay it, and a late notice never cancels a payment. */
function decline(order: Order, attempt: string): Transition {
  if (order.declined.includes(attempt) || order.payments.some((payment) => payment.attempt === attempt)) return same(order);
  return {
    order: { ...order, declined: [...order.declined, attempt] },
    effects: order.state === 'awaiting-payment' ? [notifyBuyer('payment-declined')] : [],
  };
}

function close(order: Order, what: 'closed' | 'cancelled'): Transition {
  return { order: { ...order, state: 'closed', holdsStock: false }, effects: [...released(order), notifyBuyer(what)] };
}

const released = (order: Order): OrderEffect[] => (order.holdsStock ? [{ kind: 'release-stock' }] : []);

/** Requests a refund out of what was kept, and ends the server; the order waits until the account centre has paid it. */
function startRefund(order: Order, amountMinor: number, reason: 'group-failed' | 'provisioning-failed' | 'refund-requested'): Transition {
  let left = amountMinor;
  const refunds: OrderEffect[] = [];
  const payments = order.payments.map((payment) => {
    const share = Math.min(left, payment.amountMinor - payment.refundAskedMinor);
    if (share <= 0) return payment;
    left -= share;
    refunds.push({ kind: 'refund', attempt: payment.attempt, amountMinor: share, reason });
    return { ...payment, refundAskedMinor: payment.refundAskedMinor + share };
  });
  return {
    order: { ...order, state: refunds.length > 0 ? 'refunding' : 'refunded', payments, holdsStock: false },
    effects: [
      ...released(order),
      // before its group succeeds nothing is built
      ...(reason === 'group-failed' ? [] : [{ kind: 'end-server' } as const]),
      ...refunds,
      notifyBuyer(reason, amountMinor),
    ],
  };
}

/** The account centre has refunded money; a total that it reports twice counts once. */
function settle(order: Order, attempt: string, amountMinor: number): Transition {
  const before = order.payments.find((payment) => payment.attempt === attempt);
  if (!before) return same(order);
  const refundedMinor = Math.min(amountMinor, before.refundAskedMinor);
  const givenMinor = refundedMinor - before.refundedMinor;
  if (givenMinor <= 0) return same(order);
  const payments = order.payments.map((payment) => (payment.attempt === attempt ? { ...payment, refundedMinor } : payment));
  const settled = payments.every((payment) => payment.refundedMinor === payment.refundAskedMinor);
  return {
    order: { ...order, payments, state: order.state === 'refunding' && settled ? 'refunded' : order.state },
    effects: [notifyBuyer('refunded', givenMinor)],
  };
}
