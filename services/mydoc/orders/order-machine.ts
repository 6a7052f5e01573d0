import type { orderStates } from '#lib/contracts/order-states.ts';
import type { OrderEventKind } from '#lib/contracts/calls/orders/order-message.ts';
import type { refundReasons } from '#lib/contracts/refund-reasons.ts';
import { givenBackMinor } from '#lib/orders/given-back.ts';
import { endOfTermMs, remindersBy, renewableUntilMs, type ServerTerm } from '#lib/orders/server-term.ts';

/** What each means is said beside `orderStates`. */
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
  /** It registers a name, and is done once the registrar has. */
  readonly ofName?: boolean;
  /** How long its server is paid for; absent: none runs, or it is about the server of another order. */
  readonly term?: ServerTerm | undefined;
  /** It renews or changes the server of another order; `isThere`: that server still is. */
  readonly about?: AboutServer | undefined;
}

export interface AboutServer {
  readonly what: 'renewal' | 'change';
  readonly isThere: boolean;
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
  /** The registrar has registered the name, which cannot be returned. */
  | { readonly kind: 'registered' }
  /** It has not, and will not: somebody else has the name, it is of another class or price than was paid, or nobody will say. */
  | { readonly kind: 'name-taken' }
  | { readonly kind: 'class-changed' }
  | { readonly kind: 'registration-failed' }
  /** Reaches the order of a server: a renewal of it was paid. */
  | { readonly kind: 'extended'; readonly months: number }
  /** Reaches the order of a server: a renewal whose period had not begun goes back. */
  | { readonly kind: 'shortened'; readonly months: number }
  /**
   * Reaches the order of a server: a change of it was carried out. `place`: set if its size is another one, with whether that takes a
   * place in stock.
   */
  | { readonly kind: 'server-changed'; readonly place: { readonly holdsStock: boolean } | null }
  /**
   * Requested by the buyer, by the refund policy; never more than what was kept. `ofOthersMinor`: money of renewals and changes goes back
   * with it, so that nothing may be left of its own.
   */
  | { readonly kind: 'refund-requested'; readonly amountMinor: number; readonly ofOthersMinor?: number }
  /** By the consumer's right of withdrawal: everything that was kept, whatever the refund policy gives. */
  | { readonly kind: 'withdrawn' }
  /** Reaches a renewal or a change: its server is released or goes back. */
  | { readonly kind: 'server-gone' }
  /** The total that the account centre has refunded of one attempt by now. */
  | { readonly kind: 'refunded'; readonly attempt: string; readonly amountMinor: number };

/** Why money is refunded. */
export type RefundReason = (typeof refundReasons)[number];

/** What is written with the new state, in the same transaction: work for the outbox, and history for the buyer. */
export type OrderEffect =
  | { readonly kind: 'provision' }
  | { readonly kind: 'release-stock' }
  | { readonly kind: 'end-server' }
  /** Follows from a renewal: the end of its server moves by its months, or back. */
  | { readonly kind: 'extend-server' }
  | { readonly kind: 'shorten-server' }
  /** Follows from a change: its server becomes what was ordered, and takes over the place in stock. */
  | { readonly kind: 'change-server'; readonly holdsStock: boolean }
  /** Follows from the order of a server: what awaits payment about it has no server any more, or another time of it. */
  | { readonly kind: 'close-unpaid'; readonly why: 'server-gone' | 'cancelled' }
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
      return order.state === 'awaiting-group' ? startRefund(order, netMinor(order), 'group-failed') : same(order);
    case 'due':
      return isOverdue(order, event.nowMs) ? close(order, 'closed') : passTime(order, event.nowMs);
    case 'cancelled':
      return order.state === 'awaiting-payment' ? close(order, 'cancelled') : same(order);
    case 'server-gone':
      return order.state === 'awaiting-payment' && order.about ? close(order, 'server-gone') : same(order);
    case 'registered':
      return order.ofName && isBeingServed(order)
        ? { order: { ...order, state: 'registered' }, effects: [notifyBuyer('registered')] }
        : same(order);
    case 'name-taken':
    case 'class-changed':
    case 'registration-failed':
      return order.ofName && isBeingServed(order) ? startRefund(order, netMinor(order), event.kind) : same(order);
    case 'provisioning-started':
      return order.state === 'paid' && !order.ofName
        ? { order: { ...order, state: 'provisioning' }, effects: [notifyBuyer('provisioning-started')] }
        : same(order);
    case 'provisioned':
      return isBeingServed(order) && !order.ofName ? deliver(order) : same(order);
    case 'provisioning-failed':
      return isBeingServed(order) && !order.ofName ? startRefund(order, netMinor(order), 'provisioning-failed') : same(order);
    case 'extended':
      return changeTerm(order, event.months, 'renewed');
    case 'shortened':
      return changeTerm(order, -event.months, 'renewal-returned');
    case 'server-changed':
      return changeServer(order, event.place);
    case 'refund-requested':
      return requestRefund(order, event);
    case 'withdrawn':
      return withdraw(order);
    case 'refunded':
      return settle(order, event.attempt, event.amountMinor);
  }
}

/** The time to pay is over; `isOverdueRow` of `order-tables.ts` says the same in SQL. */
const isOverdue = ({ state, dueAtMs }: Order, nowMs: number): boolean => state === 'awaiting-payment' && nowMs >= dueAtMs;

/** Time has changed something about it: it is overdue, or its server's term has reached an instant. */
export const isDue = (order: Order, nowMs: number): boolean => transition(order, { kind: 'due', nowMs }).order !== order;

/** What was paid and not requested back. */
export const netMinor = (order: Order): number =>
  order.payments.reduce((sum, payment) => sum + payment.amountMinor - payment.refundAskedMinor, 0);

/** What goes back, or has gone back, of its price. */
export function backOfOrder(order: Order): number {
  const { state, totalMinor, payments } = order;
  const refundAskedMinor = payments.reduce((sum, payment) => sum + payment.refundAskedMinor, 0);
  return givenBackMinor({ state, totalMinor, paidMinor: netMinor(order) + refundAskedMinor, refundAskedMinor });
}

/** What is paid is built or carried out at once, or once its group succeeds; a renewal moves the end of its server. */
function start(order: Order, notice: OrderEffect): Transition {
  if (order.about?.isThere === false) return same(order);
  if (order.about?.what === 'renewal')
    return { order: { ...order, state: 'renewed' }, effects: [notice, { kind: 'extend-server' }, notifyBuyer('renewed')] };
  return order.ofGroup
    ? { order: { ...order, state: 'awaiting-group' }, effects: [notice] }
    : { order: { ...order, state: 'paid' }, effects: [{ kind: 'provision' }, notice] };
}

/** The server runs, or has become what was ordered; what was paid for one that is gone goes back. */
function deliver(order: Order): Transition {
  if (!order.about) return { order: { ...order, state: 'active' }, effects: [notifyBuyer('active')] };
  if (!order.about.isThere) return startRefund(order, netMinor(order), 'provisioning-failed');
  return {
    order: { ...order, state: 'changed', holdsStock: false },
    effects: [{ kind: 'change-server', holdsStock: order.holdsStock }, notifyBuyer('changed')],
  };
}

/** The place of the size that a server had is free, once it has that of another. */
function changeServer(order: Order, place: { readonly holdsStock: boolean } | null): Transition {
  if (!order.term || (order.state !== 'active' && order.state !== 'expired')) return same(order);
  return {
    order: { ...order, holdsStock: place ? place.holdsStock : order.holdsStock },
    effects: [...(place ? released(order) : []), notifyBuyer('server-changed')],
  };
}

/** What an instant makes of a server that is paid for until then: a reminder, its end, and in the end its release. */
function passTime(order: Order, nowMs: number): Transition {
  const { term } = order;
  if (!term) return same(order);
  if (order.state === 'expired') return nowMs >= renewableUntilMs(term) ? release(order, [notifyBuyer('released')]) : same(order);
  if (order.state !== 'active') return same(order);
  if (nowMs >= endOfTermMs(term)) {
    return { order: { ...order, state: 'expired', term: { ...term, expiredMs: nowMs } }, effects: [notifyBuyer('expired')] };
  }
  const reminders = remindersBy(term, nowMs);
  // one that was missed is not made up for by two
  return reminders > term.reminders
    ? { order: { ...order, term: { ...term, reminders } }, effects: [notifyBuyer('renewal-due')] }
    : same(order);
}

const release = (order: Order, notices: readonly OrderEffect[]): Transition => ({
  order: { ...order, state: 'released', holdsStock: false },
  effects: [{ kind: 'close-unpaid', why: 'server-gone' }, ...released(order), { kind: 'end-server' }, ...notices],
});

/** A server whose time is over runs on from its end once it is renewed. */
function changeTerm(order: Order, months: number, what: 'renewed' | 'renewal-returned'): Transition {
  const { term, state } = order;
  if (!term || (state !== 'active' && state !== 'expired')) return same(order);
  const changed = { ...term, months: term.months + months, reminders: 0, expiredMs: null };
  return {
    order: { ...order, state: 'active', term: changed },
    effects: [...(months < 0 ? [{ kind: 'close-unpaid', why: 'cancelled' } as const] : []), notifyBuyer(what)],
  };
}

function requestRefund(order: Order, { amountMinor, ofOthersMinor = 0 }: Extract<OrderEvent, { kind: 'refund-requested' }>): Transition {
  // a name is registered within a moment, or everything goes back by itself
  if (order.ofName) return same(order);
  const isRunning = order.state === 'active' || isBeingServed(order);
  if (!isRunning && order.state !== 'renewed' && order.state !== 'changed') return same(order);
  if (amountMinor > 0) return startRefund(order, Math.min(amountMinor, netMinor(order)), 'refund-requested');
  return ofOthersMinor > 0 && order.state === 'active' ? release(order, [notifyBuyer('given-back', ofOthersMinor)]) : same(order);
}

const withdrawnFrom: ReadonlySet<OrderState> = new Set<OrderState>([
  ...(['awaiting-group', 'paid', 'provisioning', 'active', 'expired'] as const),
  ...(['renewed', 'changed'] as const),
]);

/** The contract is as if it had not been made: nothing is kept of it, and what awaits payment closes. */
function withdraw(order: Order): Transition {
  if (order.state === 'awaiting-payment') return close(order, 'cancelled');
  return withdrawnFrom.has(order.state) && !order.ofName ? startRefund(order, netMinor(order), 'withdrawn') : same(order);
}

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

/** Why a payment goes back that does not pay its order. */
function reasonToReturn(state: Order['state']): 'paid-late' | 'wrong-amount' | 'paid-twice' {
  if (state === 'closed') return 'paid-late';
  return state === 'awaiting-payment' ? 'wrong-amount' : 'paid-twice';
}

function receive(asked: Order, attempt: string, amountMinor: number): Transition {
  if (amountMinor <= 0 || asked.payments.some((payment) => payment.attempt === attempt)) return same(asked);
  // what is about a server that is gone cannot be paid any more
  const isVain = asked.state === 'awaiting-payment' && asked.about?.isThere === false;
  const { order, effects } = isVain ? close(asked, 'server-gone') : same(asked);
  const declined = order.declined.filter((other) => other !== attempt);
  const took = (refundAskedMinor: number): Pick<Order, 'payments' | 'declined'> => ({
    declined,
    payments: [...order.payments, { attempt, amountMinor, refundAskedMinor, refundedMinor: 0 }],
  });
  if (order.state === 'awaiting-payment' && amountMinor === order.totalMinor) {
    return start({ ...order, ...took(0) }, notifyBuyer('paid', amountMinor));
  }
  const reason = reasonToReturn(order.state);
  return {
    order: { ...order, ...took(amountMinor) },
    effects: [...effects, { kind: 'refund', attempt, amountMinor, reason }, notifyBuyer(reason, amountMinor)],
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

function close(order: Order, what: 'closed' | 'cancelled' | 'server-gone'): Transition {
  return { order: { ...order, state: 'closed', holdsStock: false }, effects: [...released(order), notifyBuyer(what)] };
}

const released = (order: Order): OrderEffect[] => (order.holdsStock ? [{ kind: 'release-stock' }] : []);

/** Why a whole order ends with a refund. */
type EndingReason = Exclude<RefundReason, 'paid-late' | 'paid-twice' | 'wrong-amount'>;

function stateAfterRefund(reason: EndingReason, isMoneyOnItsWay: boolean): 'withdrawn' | 'refunding' | 'refunded' {
  if (reason === 'withdrawn') return 'withdrawn';
  return isMoneyOnItsWay ? 'refunding' : 'refunded';
}

/**
 * Requests a refund out of what was kept, and ends the server; the order waits until the account centre has paid it. A withdrawal ends the
 * order at once, and its money follows.
 */
function startRefund(order: Order, amountMinor: number, reason: EndingReason): Transition {
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
    order: { ...order, state: stateAfterRefund(reason, refunds.length > 0), payments, holdsStock: false },
    effects: [
      // before the stock, as each order locks what it has
      ...(order.term ? [{ kind: 'close-unpaid', why: 'server-gone' } as const] : []),
      ...released(order),
      ...endingOf(order, reason),
      ...refunds,
      notifyBuyer(reason, amountMinor),
    ],
  };
}

/**
 * What ends with the money: the server, or the period of a renewal; nothing before the group succeeds, of a name, which was not registered,
 * and of a change, which goes with its server.
 */
const endingOf = ({ about, ofName, state }: Order, reason: EndingReason): OrderEffect[] =>
  reason === 'group-failed' || state === 'awaiting-group' || ofName || about?.what === 'change'
    ? []
    : [{ kind: about ? 'shorten-server' : 'end-server' }];

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
