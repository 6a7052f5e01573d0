import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { successCode } from '#lib/contracts/codes/envelope-codes.ts';
import { createBrowser, type Browser } from '#tests/services/account-centre/browser.ts';
import type { Buyer } from '#tests/services/mydoc/orders/add-buyers.ts';
import { insist, type Heard } from './insist.ts';

/** What a buyer was told. */
export interface Purchase {
  readonly accountId: string;
  /** The acknowledged order; null: sold out, or no answer before the end. */
  order: string | null;
  /** The account centre has acknowledged the payment. */
  isPaid: boolean;
}

export interface Buyers {
  readonly purchases: readonly Purchase[];
  stop(): Promise<void>;
  /** Waits until each acknowledged payment has reached its order, up to this time. */
  untilBooked(withinMs: number): Promise<void>;
}

interface Shop {
  readonly origin: string;
  readonly termsVersion: string;
  /** Starts new buyers; none: nobody else comes. */
  readonly take: () => Promise<Buyer | undefined>;
  readonly fault: (message: string) => void;
}

const atOnce = 3;
const pauseMs = 100;
/** A model with plenty of stock, and one that is nearly sold out. */
export const plentifulModel = 'cvm.g4a.amd.c2m2';
export const scarceModel = 'cvm.g4a.amd.c1m1';
export const region = 'US-0';
const ofModel = (model: string): string =>
  JSON.stringify({
    period: '1m',
    currency: 'USD',
    configuration: {
      region,
      model,
      disk: { type: 'ssd_cloud_disk', sizeGib: 15 },
      traffic: 't500',
      dataDisks: [],
      bandwidthMbps: 50,
      image: { kind: 'image', code: 'debian-13' },
      securityGroup: 'default',
      snapshot: null,
    },
  });

const answerSchema = z.object({ code: z.int(), message: z.unknown() });
const refusalSchema = z.object({ key: z.string() });
const orderSchema = z.object({ id: z.string(), state: z.string().optional() });
const paySchema = z.object({ payAddress: z.string() });

/** The answer of a call: its message, or the key of its refusal. */
type Reply = { readonly message: unknown } | { readonly refused: string };

/** When a part dies, the page reports it and the visitor tries again. */
const again: readonly string[] = ['systemBusy'];

/**
 * Concurrent buyers: each requests a quote, orders it and pays on the account centre's page, and retries with the same key until it is
 * answered.
 */
export function startBuyers(shop: Shop): Buyers {
  const purchases: Purchase[] = [];
  const browsers = new Map<Purchase, Browser>();
  let over = false;
  const { say, settle, refuse } = shopClient(shop, () => over);

  const buy = async (buyer: Buyer, number: number): Promise<void> => {
    const purchase: Purchase = { accountId: buyer.accountId, order: null, isPaid: false };
    purchases.push(purchase);
    // each from another address, because of rate limits
    const browser = createBrowser(shop.origin, { 'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}` });
    browser.setCookie('hf_session', buyer.credential);
    browsers.set(purchase, browser);
    const quoted = await say(browser, 'order-server/quote', { params: ofModel(number % 2 === 0 ? plentifulModel : scarceModel) });
    if (quoted === null || isSoldOut(quoted.value)) return;
    const quote = 'message' in quoted.value ? orderSchema.parse(quoted.value.message).id : refuse(quoted.value, 'a quote');
    if (quote === null) return;
    const made = await say(browser, 'order-server/create', {
      quote,
      key: randomUUID(),
      proof: buyer.proof,
      termsVersion: shop.termsVersion,
    });
    if (made === null || isSoldOut(made.value)) return;
    purchase.order = 'message' in made.value ? orderSchema.parse(made.value.message).id : refuse(made.value, 'an order');
    if (purchase.order !== null) await settle(browser, purchase, purchase.order);
  };

  let number = 0;
  const broke = (error: unknown): undefined => void shop.fault(`a purchase broke: ${String(error)}`);
  const comeAndGo = async (): Promise<void> => {
    while (!over) {
      const buyer = await shop.take().catch(broke);
      if (buyer === undefined) return;
      await buy(buyer, (number += 1)).catch(broke);
      await delay(pauseMs);
    }
  };

  const work = Promise.all(Array.from({ length: atOnce }, comeAndGo));
  return {
    purchases,
    stop: async () => {
      over = true;
      await work;
    },
    untilBooked: async (withinMs) => {
      const until = performance.now() + withinMs;
      for (const [purchase, browser] of browsers) {
        if (purchase.isPaid)
          await insist(
            () => performance.now() > until,
            () => isBooked(purchase, browser),
          );
      }
    },
  };
}

const isSoldOut = (said: Reply): boolean => 'refused' in said && said.refused === 'modelSoldOut';

/** The calls of a buyer, each retried until it is answered; null once the run is over. An unexplained refusal is a fault. */
function shopClient(shop: Shop, isOver: () => boolean) {
  const say = (browser: Browser, path: string, fields: Record<string, string>): Promise<Heard<Reply>> =>
    insist(isOver, async (): Promise<Heard<Reply>> => {
      const { code, message } = answerSchema.parse(await browser.call(path, fields));
      if (code === successCode) return { value: { message } };
      const { key } = refusalSchema.parse(message);
      return again.includes(key) ? null : { value: { refused: key } };
    });

  const settle = async (browser: Browser, purchase: Purchase, id: string): Promise<void> => {
    const key = randomUUID();
    await insist(isOver, async () => {
      const said = await say(browser, 'order-server/pay', { id, language: 'en', key });
      if (said === null) return null;
      if ('refused' in said.value) {
        // already paid: the answer to the form was lost
        if (said.value.refused !== 'orderClosed') refuse(said.value, 'a payment');
        return { value: true };
      }
      const { payAddress } = paySchema.parse(said.value.message);
      const answer = await browser.fill(payAddress, payAddress, { method: 'Stripe', outcome: 'paid' });
      purchase.isPaid ||= answer.status === 303 && answer.location !== null && !answer.location.startsWith('/ucenter/');
      return purchase.isPaid ? { value: true } : null;
    });
  };

  const refuse = ({ refused }: { refused: string }, what: string): null => {
    shop.fault(`${what} was refused: ${refused}`);
    return null;
  };

  return { say, settle, refuse };
}

async function isBooked({ order }: Purchase, browser: Browser): Promise<Heard<true>> {
  const { code, message } = answerSchema.parse(await browser.call('order-server/detail', { id: order ?? '' }));
  return code === successCode && orderSchema.parse(message).state !== 'awaiting-payment' ? { value: true } : null;
}
