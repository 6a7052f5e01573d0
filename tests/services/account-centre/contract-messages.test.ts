import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { seamPath } from '#lib/contracts/account-centre.ts';
import { createAccountCentre } from '#services/account-centre/account-centre-client.ts';
import { messageFreshnessMs, signMessage } from '#services/platform/secrets/signed-messages.ts';
import { openSandbox, testSecret, type SandboxUnderTest } from './sandbox-under-test.ts';

let sandbox: SandboxUnderTest;

beforeAll(async () => {
  sandbox = await openSandbox();
}, 60_000);

afterAll(() => sandbox.close());

/** The sandbox, and a provider's own centre if the environment names one. */
const centres = [
  { name: 'the sandbox', url: () => sandbox.origin, secret: testSecret },
  ...(process.env.CONTRACT_ACCOUNT_CENTRE_URL
    ? [
        {
          name: 'the centre of the environment',
          url: () => process.env.CONTRACT_ACCOUNT_CENTRE_URL ?? '',
          secret: process.env.CONTRACT_ACCOUNT_CENTRE_SECRET ?? '',
        },
      ]
    : []),
];

describe.each(centres)('what travels between the servers: $name', ({ url, secret }) => {
  const path = seamPath('session/verify');
  const question = (): string => JSON.stringify({ credential: 'nobody' });
  const send = (headers: Record<string, string>, body = question()): Promise<Response> =>
    fetch(new URL(path, url()), { method: 'POST', body, headers });
  const signed = (about: { body?: string; at?: Date; secret?: string; path?: string } = {}): Record<string, string> =>
    signMessage(
      { method: 'POST', path: about.path ?? path, body: about.body ?? question() },
      [about.secret ?? secret],
      about.at ?? new Date(),
    );

  test('a question without a signature, with another secret, another body, or for another address is refused', async () => {
    const statuses = [
      await send({}),
      await send(signed({ secret: 'another secret between them' })),
      await send(signed({ body: '{}' })),
      await send(signed({ path: seamPath('refund') })),
      await send({ ...signed(), 'hf-message-id': 'another-message-id' }),
      await send({ ...signed(), 'hf-message-time': String(Date.now() + 1) }),
    ].map((answer) => answer.status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401]);
  });

  test('a question older or newer than 5 minutes is refused', async () => {
    const statuses = [];
    for (const offsetMs of [
      -messageFreshnessMs - 2_000,
      messageFreshnessMs + 5_000,
      -messageFreshnessMs + 5_000,
      messageFreshnessMs - 2_000,
    ]) {
      statuses.push((await send(signed({ at: new Date(Date.now() + offsetMs) }))).status);
    }
    expect(statuses).toEqual([401, 401, 200, 200]);
  });

  test('a recorded question is answered once', async () => {
    const headers = signed();
    expect([(await send(headers)).status, (await send(headers)).status]).toEqual([200, 409]);
  });

  test('a question of another shape is refused', async () => {
    for (const body of ['', '[]', '{"credential":1}', '{"credential":"a","more":1}', 'x']) {
      expect((await send(signed({ body }), body)).status).toBe(400);
    }
  });

  test('an answer that nobody signed is not believed', async () => {
    const impostor = createAccountCentre({ baseUrl: url(), secrets: ['another secret between them'], now: () => new Date() });
    await expect(impostor.ask('session/verify', { credential: 'nobody' })).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  });

  test('an unavailable centre makes a call answer busy, not a fault', async () => {
    const nowhere = createAccountCentre({ baseUrl: 'http://127.0.0.1:9', secrets: [secret], now: () => new Date() });
    await expect(nowhere.ask('session/verify', { credential: 'nobody' })).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  });

  test('a time without payments has none to list, and an order that nobody knows has no server to end', async () => {
    const centre = createAccountCentre({ baseUrl: url(), secrets: [secret], now: () => new Date() });
    expect(
      await centre.ask('payments/list', { since: '2000-01-01T00:00:00Z', until: '2000-01-02T00:00:00Z', after: null, limit: 10 }),
    ).toEqual({ ok: true, result: { payments: [], next: null } });
    expect(await centre.ask('server/end', { orderId: `nobody-${Date.now()}` })).toEqual({ ok: true, result: { serverIds: [] } });
  });

  test('a secret can be changed: the older one is known for as long as it is named', async () => {
    const both = createAccountCentre({ baseUrl: url(), secrets: [secret, 'the older of two secrets'], now: () => new Date() });
    expect(await both.ask('session/verify', { credential: 'nobody' })).toEqual({ ok: true, result: { session: null } });
  });
});
