import type { DomainOrder } from '#lib/contracts/calls/orders/order-message.ts';
import { createOrder } from '#lib/contracts/calls/orders/order-calls.ts';
import { domainQuoteMessage, type DomainQuote } from '#lib/contracts/calls/orders/domain-quote-call.ts';
import type { Answer } from '#tests/services/mydoc/mydoc-under-test.ts';
import type { ShopUnderTest } from '../shop-under-test.ts';

/** What a buyer does about names. */
export interface NameShop {
  askQuote(buyer: string, name?: string, currency?: string): Promise<Answer>;
  quote(buyer: string, name?: string, currency?: string): Promise<DomainQuote>;
  /** An order that awaits payment. */
  order(buyer: string, name?: string): Promise<DomainOrder>;
  detail(buyer: string, id: string): Promise<DomainOrder>;
  /** An order that was paid; nothing follows from it yet. */
  paid(buyer: string, name?: string): Promise<DomainOrder>;
}

export const nameOf = ({ message }: Answer): DomainOrder => {
  const order = createOrder.output.parse(message);
  if (!('domain' in order)) throw new Error('a server was ordered');
  return order;
};

export function namesAt(shop: ShopUnderTest): NameShop {
  const names: NameShop = {
    askQuote: (buyer, name = 'saltmarsh.com', currency = 'USD') => shop.call(buyer, 'order-server/domainQuote', { name, currency }),
    quote: async (buyer, name, currency) => domainQuoteMessage.parse((await names.askQuote(buyer, name, currency)).message),
    order: async (buyer, name) => nameOf(await shop.create(buyer, (await names.quote(buyer, name)).id, { conditions: 'true' })),
    detail: async (buyer, id) => nameOf(await shop.call(buyer, 'order-server/detail', { id })),
    paid: async (buyer, name) => {
      const { id } = await names.order(buyer, name);
      await shop.notify(id, await shop.pay(buyer, id));
      return names.detail(buyer, id);
    },
  };
  return names;
}
