import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { createPaymentNotices } from '#services/account-centre/sandbox/payment-notices.ts';
import type { Jobs } from '#services/platform/jobs.ts';
import { createLog } from '#services/platform/log.ts';

const nothing = async (): Promise<void> => undefined;

const notice = {
  noticeId: 'notice-1',
  merchant: 'sandbox',
  orderId: 'order-1',
  paymentId: 'pay-1',
  outcome: 'paid',
  amountMinor: 347,
  currency: 'USD',
  method: 'PayPal',
  at: '2026-11-21T11:00:00Z',
};

test('after each notice the next one is looked for at once, so that a later word does not catch up with an earlier one', async () => {
  const site = createServer((_request, response) => response.end('{"code":2000,"message":{}}'));
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const looked: string[] = [];
  let deliver: ((payload: unknown) => Promise<void>) | null = null;
  const jobs: Jobs = {
    start: nothing,
    stop: nothing,
    declare: nothing,
    send: nothing,
    cancelWaiting: nothing,
    takeBack: nothing,
    wake: ({ name }) => void looked.push(name),
    work: async (queue, handler) => {
      deliver = (payload) => handler(z.parse(queue.payload, payload), { id: 'job-1', number: 1 });
    },
  };
  const { port } = site.address() as AddressInfo;
  const notices = createPaymentNotices({
    jobs,
    log: createLog({ name: 'test', level: 'silent' }),
    now: () => new Date(),
    siteServicesUrl: `http://127.0.0.1:${port}`,
    secrets: ['a secret between two servers'],
  });
  await notices.start();
  await (deliver as ((payload: unknown) => Promise<void>) | null)?.(notice);
  site.closeAllConnections();
  site.close();
  expect(looked).toEqual(['sandbox-payment-notice']);
});
