/** An independent model of orders, written from the rules alone, without the service's code. */
export interface Reference {
  orders(): readonly NotedOrder[];
  payments(): readonly NotedPayment[];
  /** Whether the stock was read since the start. */
  stockWasRead(): boolean;
  /** Reads the stock: quotes use this reading until the next one. */
  stockRead(): void;
  /** A quote for so many servers was refused, since fewer are left. */
  notQuoted(servers: number): void;
  /** An order of so many servers; null: it was refused. */
  ordered(buyer: string, servers: number, order: { id: string; totalMinor: number } | null): void;
  asked(orderId: string, paymentId: string | null): void;
  paid(paymentId: string, amountMinor: number): void;
  declined(paymentId: string): void;
  givenUp(orderId: string, accepted: boolean): void;
  overdue(orderId: string): void;
  askedBack(orderId: string, accepted: boolean): void;
}

interface NotedPayment {
  readonly id: string;
  readonly orderId: string;
  readonly askedMinor: number;
}

interface NotedOrder {
  readonly id: string;
  readonly buyer: string;
  readonly servers: number;
  readonly totalMinor: number;
  isUnpaid(): boolean;
  /** Everything that the buyer ever paid for it. */
  moneyIn(): number;
  /** How it may end, by what happened to it. */
  endsAllowed(): readonly string[];
}

interface Notes extends NotedOrder {
  place: 'waits' | 'sold' | 'free';
  refundAsked: boolean;
  readonly received: Map<string, number>;
}

/** @throws if the service accepted or refused against the rules. */
export function createReference(places: number): Reference {
  const notes = new Map<string, Notes>();
  const payments = new Map<string, NotedPayment>();
  const of = (id: string): Notes => {
    const found = notes.get(id);
    if (!found) throw new Error(`nobody ordered ${id}`);
    return found;
  };
  const agree = (isAllowed: boolean, what: string): void => {
    if (!isAllowed) throw new Error(`against the rules: ${what}`);
  };

  /** How many places are certainly free: those of a refunded order are released once its servers have ended. */
  const certainlyLeft = (): number => {
    const noted = [...notes.values()];
    if (noted.some(({ refundAsked }) => refundAsked)) return 0;
    return noted.reduce((left, { place, servers }) => left - (place === 'free' ? 0 : servers), places);
  };
  /** Null: nobody has read the stock. */
  let leftWhenRead: number | null = null;

  return {
    stockWasRead: () => leftWhenRead !== null,
    stockRead: () => void (leftWhenRead = certainlyLeft()),
    notQuoted: (servers) => agree((leftWhenRead ?? places) < servers, 'no quote though enough places were free when the stock was read'),
    orders: () => [...notes.values()],
    payments: () => [...payments.values()],
    ordered: (buyer, servers, order) => {
      if (!order) return agree(certainlyLeft() < servers, 'refused while enough places were free');
      if (notes.has(order.id)) return agree(of(order.id).place === 'waits', 'an old order for a new quote');
      const received = new Map<string, number>();
      const noted: Notes = {
        id: order.id,
        buyer,
        servers,
        totalMinor: order.totalMinor,
        place: 'waits',
        refundAsked: false,
        received,
        isUnpaid: () => noted.place === 'waits',
        moneyIn: () => [...received.values()].reduce((sum, amount) => sum + amount, 0),
        endsAllowed: () => {
          if (noted.place === 'free') return ['closed'];
          return noted.refundAsked ? ['refunded'] : ['active', 'refunded'];
        },
      };
      notes.set(order.id, noted);
    },
    asked: (orderId, paymentId) => {
      const order = of(orderId);
      agree((paymentId !== null) === order.isUnpaid(), 'a payment is asked for exactly while an order waits');
      if (paymentId !== null) payments.set(paymentId, { id: paymentId, orderId, askedMinor: order.totalMinor });
    },
    paid: (paymentId, amountMinor) => {
      const order = of(payments.get(paymentId)?.orderId ?? '');
      if (order.received.has(paymentId)) return;
      order.received.set(paymentId, amountMinor);
      if (order.place === 'waits' && amountMinor === order.totalMinor) order.place = 'sold';
    },
    declined: () => undefined,
    givenUp: (orderId, accepted) => {
      const order = of(orderId);
      agree(accepted === (order.place !== 'sold'), 'an order can be given up exactly while it is not paid');
      if (order.place === 'waits') order.place = 'free';
    },
    overdue: (orderId) => {
      const order = of(orderId);
      if (order.place === 'waits') order.place = 'free';
    },
    askedBack: (orderId, accepted) => {
      const order = of(orderId);
      if (!accepted) return;
      agree(order.place === 'sold', 'only what was paid is given back');
      order.refundAsked = true;
    },
  };
}
