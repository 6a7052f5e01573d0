import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { CentreInput } from '#lib/contracts/account-centre.ts';
import { createAccountCentre } from '#services/account-centre/account-centre-client.ts';

let app: FastifyInstance;
let baseUrl = '';
let status = 404;

beforeAll(async () => {
  app = Fastify();
  app.setNotFoundHandler((_request, reply) => reply.code(status).send({ message: 'never heard of it' }));
  baseUrl = await app.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(() => app.close());

const centre = () => createAccountCentre({ baseUrl, secrets: ['a secret between two servers'], now: () => new Date() });
const mail: CentreInput<'mail/send'> = {
  idempotencyKey: 'order-1-mail-1',
  accountId: 'ada',
  template: 'order-paid',
  language: 'en',
  values: { subject: 'Paid', text: 'Paid', html: '<p>Paid</p>' },
};

describe('a centre without an operation', () => {
  test.each([404, 501])('that is optional answers %d without a signature, and is believed', async (answered) => {
    status = answered;
    expect(await centre().ask('mail/send', mail)).toEqual({ ok: false, reason: 'unknown-operation' });
  });

  test.each([200, 500, 503])('is away where it answers %d without a signature', async (answered) => {
    status = answered;
    await expect(centre().ask('mail/send', mail)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  });

  test('that every centre has is away, whatever it answers', async () => {
    status = 404;
    await expect(centre().ask('server/end', { orderId: 'order-1' })).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  });
});
