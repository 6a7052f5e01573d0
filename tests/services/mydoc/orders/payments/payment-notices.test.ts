import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { paymentNoticePath, type PaymentNotice } from '#lib/contracts/account-centre.ts';
import { paymentNoticeRoutes, type ReceivePayment } from '#services/mydoc/orders/payments/payment-notices.ts';
import type { Database } from '#services/platform/database/database.ts';
import { createLog } from '#services/platform/log.ts';
import { signMessage } from '#services/platform/secrets/signed-messages.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';

const secret = 'a secret between two servers';
const now = new Date('2026-11-21T12:00:00Z');
const notice: PaymentNotice = {
  noticeId: 'notice-1',
  merchant: 'harbour',
  orderId: 'order-1',
  paymentId: 'pay-1',
  outcome: 'paid',
  amountMinor: 1_658,
  currency: 'JPY',
  method: 'PayPal',
  at: '2026-11-21T11:59:00Z',
};

let app: FastifyInstance;
let database: Database;
let received: PaymentNotice[];
let receive: ReceivePayment;

beforeAll(async () => {
  database = await openTestDatabase();
  app = Fastify();
  await app.register(
    paymentNoticeRoutes({
      database,
      log: createLog({ name: 'test', level: 'silent' }),
      now: () => now,
      secrets: [secret],
      merchant: 'harbour',
      receive: (tx, told) => receive(tx, told),
    }),
  );
}, 60_000);

afterAll(async () => {
  await app.close();
  await database.close();
});

beforeEach(async () => {
  await database.executor.execute(sql`DELETE FROM payment_notice`);
  received = [];
  receive = async (_tx, told) => {
    received.push(told);
    return 'accepted';
  };
});

async function notify(
  about: Partial<PaymentNotice> = {},
  sign: { at?: Date; secret?: string; body?: string } = {},
): Promise<[number, unknown]> {
  const body = JSON.stringify({ ...notice, ...about });
  const signature = signMessage(
    { method: 'POST', path: paymentNoticePath, body: sign.body ?? body },
    [sign.secret ?? secret],
    sign.at ?? now,
  );
  const answer = await app.inject({
    method: 'POST',
    url: paymentNoticePath,
    headers: { 'content-type': 'application/json', ...signature },
    payload: body,
  });
  const { code, message } = answer.json<{ code: number; message: { key?: string } }>();
  return [code, message.key ?? 'taken'];
}

describe('R-10 a notice of payment', () => {
  test('is acted on once, however often it comes', async () => {
    expect([await notify(), await notify(), await notify()]).toEqual([
      [2000, 'taken'],
      [2000, 'taken'],
      [2000, 'taken'],
    ]);
    expect(received).toEqual([notice]);
  });

  test('that comes five times at once is acted on once', async () => {
    await Promise.all(Array.from({ length: 5 }, () => notify()));
    expect(received).toHaveLength(1);
  });

  test('with a known id and another body is refused', async () => {
    await notify();
    expect(await notify({ amountMinor: 1 })).toEqual([409, 'id-reused']);
    expect(received).toHaveLength(1);
  });

  test('of an order that is not known is not acknowledged, and taken when it comes again later', async () => {
    const taking = receive;
    receive = async () => 'unknown-order';
    expect(await notify()).toEqual([404, 'unknown-order']);
    receive = taking;
    expect(await notify()).toEqual([2000, 'taken']);
  });

  test('that does not match its order, or names another merchant, is not acknowledged', async () => {
    receive = async () => 'mismatch';
    expect(await notify()).toEqual([409, 'mismatch']);
    expect(await notify({ merchant: 'somebody else' })).toEqual([409, 'mismatch']);
  });

  test('whose order fails to take it leaves no trace', async () => {
    receive = async () => {
      throw new Error('the order failed');
    };
    expect((await app.inject({ method: 'POST', url: paymentNoticePath })).statusCode).toBe(401);
    const body = JSON.stringify(notice);
    const failed = await app.inject({
      method: 'POST',
      url: paymentNoticePath,
      headers: signMessage({ method: 'POST', path: paymentNoticePath, body }, [secret], now),
      payload: body,
    });
    expect(failed.statusCode).toBe(500);
    receive = async () => 'accepted';
    expect(await notify()).toEqual([2000, 'taken']);
  });

  test('unsigned, signed by another, for another body, or too old is refused', async () => {
    expect(await notify({}, { secret: 'somebody else’s secret' })).toEqual([401, 'unsigned']);
    expect(await notify({}, { body: '{}' })).toEqual([401, 'unsigned']);
    expect(await notify({}, { at: new Date(now.getTime() - 300_001) })).toEqual([401, 'stale']);
    expect(await notify({}, { at: new Date(now.getTime() + 300_001) })).toEqual([401, 'stale']);
    expect(received).toEqual([]);
  });

  test.each([
    { amountMinor: -1 },
    { amountMinor: 1.5 },
    { amountMinor: Number.NaN },
    { currency: 'EUR' },
    { outcome: 'maybe' },
    { orderId: '../x' },
    { more: 1 },
  ])('of another shape is refused: %j', async (about) => {
    expect(await notify(about as Partial<PaymentNotice>)).toEqual([400, 'malformed']);
  });
});
