import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { paymentNoticePath, type PaymentNotice } from '#lib/contracts/account-centre.ts';
import { serverOrderMessage, type OrderMessage } from '#lib/contracts/calls/orders/order-message.ts';
import { successCode } from '#lib/contracts/codes/envelope-codes.ts';
import type { TokenBuckets } from '#services/platform/limits/token-buckets.ts';
import type { Registrar } from '#services/mydoc/domains/registrar.ts';
import { addProof } from '#services/mydoc/human/proof-store.ts';
import { checkLedger } from '#services/mydoc/orders/ledger/ledger-check.ts';
import type { LedgerDifference } from '#services/mydoc/orders/ledger/ledger-differences.ts';
import { receivePayment } from '#services/mydoc/orders/payments/receive-payment.ts';
import { signMessage } from '#services/platform/secrets/signed-messages.ts';
import type { RealNameState } from '#lib/rules/real-name.ts';
import { seedDocuments } from '#studio/seed/seed.ts';
import type { Database } from '#services/platform/database/database.ts';
import type { OrderContent } from '#services/mydoc/orders/order-content.ts';
import type { OrderService } from '#services/mydoc/orders/order-area.ts';
import { profileInOrder } from '#tests/fixtures/profile-in-order.ts';
import { starter } from '#tests/fixtures/starter-configuration.ts';
import { makeMortal, type MortalDatabase } from '#tests/setup/databases/mortal-database.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';
import { answerQuery } from '#tests/studio/query-server.ts';
import { startMydoc, type Answer, type MydocUnderTest } from '../mydoc-under-test.ts';
import { createCentreUnderTest, type CentreUnderTest } from './centre-under-test.ts';
import { createOutboxUnderTest, type OutboxUnderTest } from './outbox-under-test.ts';

const secret = 'a secret between two servers';
const merchant = 'harbour';

/** The token of somebody who works in the Studio. */
export const editorToken = 'token-of-the-cms';

/** The version of the seed's terms of service. */
export const tosVersion = '2';

interface Profile {
  barred: boolean;
  personId: string | null;
  realName?: RealNameState;
  creditScore?: number;
}

export interface ShopUnderTest {
  readonly mydoc: MydocUnderTest;
  readonly centre: CentreUnderTest;
  readonly outbox: OutboxUnderTest;
  readonly dyingAt: MortalDatabase['dyingAt'];
  /** Starts the order service's own workers; does nothing with the outbox of tests. */
  start(): Promise<void>;
  /** Accounts with restrictions. */
  readonly profiles: Map<string, Profile>;
  /** The CMS content; changes are published at once. */
  publish(documents: readonly unknown[]): void;
  /** Publishes, and keeps whoever asks for content waiting until it is let go. */
  publishSlowly(documents: readonly unknown[]): { readonly asked: Promise<void>; letGo(): void };
  call(account: string, path: string, fields?: Record<string, string>): Promise<Answer>;
  /** The same at one of the replicas, counted from 0. */
  callAt(replica: number, account: string, path: string, fields?: Record<string, string>): Promise<Answer>;
  /** Asks for a quote of the starter, changed; the call’s answer. */
  askQuote(account: string, change?: object, more?: object): Promise<Answer>;
  /** The id of a quote. */
  quote(account: string, change?: object, more?: object): Promise<string>;
  proof(): Promise<string>;
  create(account: string, quote: string, change?: Record<string, string>): Promise<Answer>;
  /** From a quote to an order that awaits payment. */
  order(account: string, change?: object, more?: object): Promise<OrderMessage>;
  detail(account: string, id: string): Promise<OrderMessage>;
  /** Starts a payment and returns its id at the centre. */
  pay(account: string, id: string): Promise<string>;
  /** Sends the centre's signed notice; returns its status. */
  notify(orderId: string, paymentId: string, change?: Partial<PaymentNotice>, replica?: number): Promise<number>;
  /** A paid order whose server runs. */
  active(account: string, change?: object, more?: object): Promise<OrderMessage>;
  remaining(model?: string): Promise<number>;
  /** Lets the shared stock reading grow older: absent, until it has expired. */
  letStockAge(ms?: number): void;
  ledgerFaults(): Promise<LedgerDifference[]>;
  close(): Promise<void>;
}

/** The selling service, over a database of its own, a centre in memory and an outbox that a test works off. */
export async function openShop(
  settings: {
    orderService?: (database: Database, centre: CentreUnderTest) => Promise<OrderService>;
    stockClock?: 'frozen';
    mails?: true;
    replicas?: number;
    /** Of names; absent: the sandbox answers, and nothing is registered. */
    registrar?: Registrar;
    /** How many names one address may have looked up. */
    nameLimit?: TokenBuckets;
  } = {},
): Promise<ShopUnderTest> {
  const { database, dyingAt } = makeMortal(await openTestDatabase());
  const centre = createCentreUnderTest();
  const content = (): Promise<OrderContent> => mydoc.mydoc.orderContent();
  const outbox = await createOutboxUnderTest(database, { ask: centre.ask, registrar: settings.registrar }, settings.mails && content);
  const orderService = (await settings.orderService?.(database, centre)) ?? {
    outbox,
    ask: centre.ask,
    receive: receivePayment(outbox),
    start: async () => undefined,
  };
  const profiles = new Map<string, Profile>();
  let documents: readonly unknown[] = seedDocuments({}, new Date());
  let answersContent: () => Promise<void> = async () => undefined;
  let skippedMs = 0;
  const start = (): Promise<MydocUnderTest> =>
    startMydoc({
      database,
      sessions: {
        read: async (account) => ({ accountId: account }),
        end: async () => undefined,
        profile: async (account) => ({ ...profileInOrder, ...profiles.get(account) }),
      },
      ask: async (query) => {
        await answersContent();
        return answerQuery(documents, query);
      },
      isEditor: async ({ token }) => token === editorToken,
      openPassword: (text, purpose) => (text.startsWith(`${purpose}:`) ? text.slice(purpose.length + 1) : null),
      orders: orderService,
      domains: settings.registrar && { registrar: settings.registrar, limit: settings.nameLimit },
      // with a frozen clock, the stock reading is shared until a test expires it, however slow the machine is
      monotonicMs: () => (settings.stockClock === 'frozen' ? 0 : performance.now()) + skippedMs,
      payments: { now: () => new Date(), secrets: [secret], merchant, receive: orderService.receive },
    });
  const mydoc = await start();
  const replicas = [mydoc];
  while (replicas.length < (settings.replicas ?? 1)) replicas.push(await start());
  const at = (replica: number): MydocUnderTest => replicas[replica] ?? mydoc;
  const { executor } = database;

  const shop: ShopUnderTest = {
    mydoc,
    centre,
    outbox,
    dyingAt,
    profiles,
    start: orderService.start,
    publish: (changed) => {
      documents = changed;
      for (const replica of replicas) replica.mydoc.contentChanged();
    },
    publishSlowly: (changed) => {
      let letGo = (): void => undefined;
      const gone = new Promise<void>((resolve) => (letGo = resolve));
      const asked = new Promise<void>((resolve) => {
        answersContent = () => {
          resolve();
          return gone;
        };
      });
      shop.publish(changed);
      return { asked, letGo: () => letGo() };
    },
    call: (account, path, fields) => shop.callAt(0, account, path, fields),
    callAt: (replica, account, path, fields = {}) =>
      at(replica).call(path, fields, account === '' ? {} : { cookie: `hf_session=${account}` }),
    askQuote: (account, change = {}, more = {}) =>
      shop.call(account, 'order-server/quote', {
        params: JSON.stringify({ configuration: { ...starter, ...change }, period: '1m', currency: 'USD', ...more }),
      }),
    quote: async (account, change, more) => idOf((await shop.askQuote(account, change, more)).message),
    proof: () => addProof(executor, 'order'),
    create: async (account, quote, change = {}) =>
      shop.call(account, 'order-server/create', {
        quote,
        key: randomUUID(),
        proof: change.proof ?? (await shop.proof()),
        termsVersion: tosVersion,
        ...change,
      }),
    order: async (account, change, more) => orderOf(await shop.create(account, await shop.quote(account, change, more))),
    detail: async (account, id) => orderOf(await shop.call(account, 'order-server/detail', { id })),
    pay: async (account, id) => {
      const { message } = await shop.call(account, 'order-server/pay', { id, language: 'en', key: randomUUID() });
      return z.object({ payAddress: z.string() }).parse(message).payAddress.split('/').at(-1) ?? '';
    },
    notify: async (orderId, paymentId, change = {}, replica = 0) => {
      const request = centre.payments.find((payment) => payment.paymentId === paymentId)?.request;
      const notice: PaymentNotice = {
        noticeId: randomUUID(),
        merchant,
        orderId,
        paymentId,
        outcome: 'paid',
        amountMinor: request?.amountMinor ?? 0,
        currency: request?.currency ?? 'USD',
        method: 'PayPal',
        at: new Date().toISOString(),
        ...change,
      };
      const body = JSON.stringify(notice);
      const headers = {
        'content-type': 'application/json',
        ...signMessage({ method: 'POST', path: paymentNoticePath, body }, [secret], new Date()),
      };
      return (await at(replica).app.inject({ method: 'POST', url: paymentNoticePath, headers, payload: body })).statusCode;
    },
    active: async (account, change, more) => {
      const order = await shop.order(account, change, more);
      await shop.notify(order.id, await shop.pay(account, order.id));
      await outbox.drain();
      return shop.detail(account, order.id);
    },
    remaining: async (model = starter.model) => {
      const result = z.object({ rows: z.array(z.object({ remaining: z.coerce.number() })) });
      return (
        result.parse(await executor.execute(sql`SELECT remaining FROM server_stock WHERE region = 'US-0' AND model = ${model}`)).rows[0]
          ?.remaining ?? Number.NaN
      );
    },
    letStockAge: (ms = 1_000) => {
      skippedMs += ms;
    },
    ledgerFaults: async () => (await checkLedger(executor)).differences,
    close: async () => {
      for (const replica of replicas) await replica.close();
      await database.close();
    },
  };
  return shop;
}

function orderOf({ code, message }: Answer): OrderMessage {
  if (code !== successCode) throw new Error(`refused: ${JSON.stringify(message)}`);
  return serverOrderMessage.parse(message);
}

/** Makes an order overdue. */
export const makeDue = (shop: ShopUnderTest, id: string): Promise<unknown> =>
  shop.mydoc.database.executor.execute(sql`UPDATE server_order SET due_at = now() WHERE id = ${id}::uuid`);

/** The seed with one document changed. */
export const seedChanged = (id: string, change: object) =>
  seedDocuments({}, new Date()).map((document) => (document._id === id ? { ...document, ...change } : document));

export const idOf = (message: unknown): string => z.object({ id: z.string() }).parse(message).id;

/** The key of a refusal. */
export const keyOf = (message: unknown): string => z.object({ key: z.string() }).parse(message).key;

export const countOrdersOf = async (shop: ShopUnderTest, account: string): Promise<number> =>
  z.array(z.unknown()).parse((await shop.call(account, 'order-server/list')).message).length;
