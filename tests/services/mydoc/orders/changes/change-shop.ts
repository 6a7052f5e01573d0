import { serverOrderMessage, type OrderMessage } from '#lib/contracts/calls/orders/order-message.ts';
import { quoteMessage, type Quote } from '#lib/contracts/calls/orders/purchase-calls.ts';
import type { Answer } from '#tests/services/mydoc/mydoc-under-test.ts';
import type { ShopUnderTest } from '../shop-under-test.ts';

interface Wish {
  readonly model?: string;
  readonly diskGib?: string;
  readonly traffic?: string;
}

/** What a buyer changes of a server that runs. */
export interface ChangeShop {
  askQuote(buyer: string, order: string, wish: Wish): Promise<Answer>;
  quote(buyer: string, order: string, wish: Wish): Promise<Quote>;
  /** A change that awaits payment. */
  order(buyer: string, order: string, wish: Wish): Promise<OrderMessage>;
  /** A change that was paid, and is not carried out yet. */
  paid(buyer: string, order: string, wish: Wish): Promise<OrderMessage>;
  /** A change that was paid and carried out. */
  change(buyer: string, order: string, wish: Wish): Promise<OrderMessage>;
}

/** The next sizes of the starter. */
export const sizes = { now: 'cvm.g4a.amd.c1m1', larger: 'cvm.g4a.amd.c2m4', largest: 'cvm.g4a.amd.c4m8' } as const;

export function changesAt(shop: ShopUnderTest): ChangeShop {
  const changes: ChangeShop = {
    askQuote: (buyer, order, wish) => shop.call(buyer, 'order-server/changeQuote', { order, ...wish }),
    quote: async (buyer, order, wish) => quoteMessage.parse((await changes.askQuote(buyer, order, wish)).message),
    order: async (buyer, order, wish) => {
      const { message } = await shop.create(buyer, (await changes.quote(buyer, order, wish)).id);
      return serverOrderMessage.parse(message);
    },
    paid: async (buyer, order, wish) => {
      const { id } = await changes.order(buyer, order, wish);
      await shop.notify(id, await shop.pay(buyer, id));
      return shop.detail(buyer, id);
    },
    change: async (buyer, order, wish) => {
      const { id } = await changes.paid(buyer, order, wish);
      await shop.outbox.drain();
      return shop.detail(buyer, id);
    },
  };
  return changes;
}
