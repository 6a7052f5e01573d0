import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { serverOrderMessage, type OrderMessage } from '#lib/contracts/calls/orders/order-message.ts';
import { successCode } from '#lib/contracts/codes/envelope-codes.ts';
import { createBrowser, type Browser } from '#tests/services/account-centre/browser.ts';
import type { Buyer } from './add-buyers.ts';
import type { ShopProcess } from './shop-fleet.ts';
import { starter } from '#tests/fixtures/starter-configuration.ts';

const answerSchema = z.object({ code: z.int(), message: z.unknown() });

export type Answer = z.output<typeof answerSchema>;

export const readOrder = (answer: Answer): OrderMessage => serverOrderMessage.parse(answer.message);

export const browserOf = ({ origin }: Pick<ShopProcess, 'origin'>, buyer: Buyer): Browser => {
  const browser = createBrowser(origin, {});
  browser.setCookie('hf_session', buyer.credential);
  return browser;
};

/** A call of a buyer, over real HTTP. */
export const callAs = async (shop: ShopProcess, buyer: Buyer, path: string, fields: Record<string, string>): Promise<Answer> =>
  answerSchema.parse(await browserOf(shop, buyer).call(path, fields));

export async function askQuote(shop: ShopProcess, buyer: Buyer): Promise<string> {
  const { message } = await callAs(shop, buyer, 'order-server/quote', {
    params: JSON.stringify({ configuration: starter, period: '1m', currency: 'USD' }),
  });
  return z.object({ id: z.string() }).parse(message).id;
}

/** Pays as a visitor does, on the account centre's page; a paid order needs nothing. */
export async function pay(shop: ShopProcess, buyer: Buyer, id: string, outcome = 'paid'): Promise<void> {
  const { code, message } = await callAs(shop, buyer, 'order-server/pay', { id, language: 'en', key: randomUUID() });
  if (code !== successCode) return;
  const { payAddress } = z.object({ payAddress: z.string() }).parse(message);
  await browserOf(shop, buyer).fill(payAddress, payAddress, { method: 'Stripe', outcome });
}

/** Polls until a condition holds. @throws after the deadline, with the last state. */
export async function lookUntil<T>(
  look: () => Promise<T>,
  holds: (seen: T) => boolean,
  describe: (seen: T) => unknown = (seen) => seen,
): Promise<T> {
  for (const deadline = Date.now() + 120_000; ; await delay(200)) {
    const seen = await look();
    if (holds(seen)) return seen;
    if (Date.now() > deadline) throw new Error(`it stays ${JSON.stringify(describe(seen))}`);
  }
}

/** Polls an order until it is as expected. */
export const untilOrder = (look: () => Promise<OrderMessage>, holds: (order: OrderMessage) => boolean): Promise<OrderMessage> =>
  lookUntil(look, holds, ({ state, history }) => ({ state, history: history.map(({ kind }) => kind) }));
