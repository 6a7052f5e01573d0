import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createHttpRegistrar } from '#services/mydoc/domains/registrar.ts';
import { readSignedMessage, signMessage, type SharedSecrets } from '#services/platform/secrets/signed-messages.ts';

const secrets: SharedSecrets = ['a secret of the registrar'];
const now = (): Date => new Date();
let answerWith: { status: number; text: (name: string) => string; secrets: SharedSecrets } = { status: 200, text: () => '', secrets };
const verdicts: boolean[] = [];
const bodies: unknown[] = [];

const server = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const body = Buffer.concat(parts).toString();
  const header = (name: string): string | undefined => request.headers[name]?.toString();
  verdicts.push(readSignedMessage({ method: 'POST', path: request.url ?? '', body }, header, secrets, now()).ok);
  bodies.push(JSON.parse(body));
  const text = answerWith.text((JSON.parse(body) as { name: string }).name);
  const signed = signMessage(
    { method: 'ANSWER', path: `${request.url} ${header('hf-message-id') ?? ''}`, body: text },
    answerWith.secrets,
    now(),
  );
  response.writeHead(answerWith.status, signed).end(text);
});
let baseUrl = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const check = () => createHttpRegistrar({ baseUrl, secrets, now }).check('reed.com', AbortSignal.timeout(2_000));
const free = (name: string): string => JSON.stringify({ name, state: 'free' });

describe('R-5.14 a registrar over HTTP', () => {
  test('is asked by a signed message, and its signed answer is returned', async () => {
    answerWith = { status: 200, text: free, secrets };
    expect(await check()).toEqual({ name: 'reed.com', state: 'free' });
    expect(verdicts).toEqual([true]);
  });

  test('an answer that is not signed by it, of another status, too long or not JSON counts as none', async () => {
    answerWith = { status: 200, text: free, secrets: ['somebody else’s secret'] };
    await expect(check()).rejects.toThrow('status 200');
    answerWith = { status: 503, text: free, secrets };
    await expect(check()).rejects.toThrow('status 503');
    answerWith = { status: 200, text: (name) => free(name).padEnd(20_000), secrets };
    await expect(check()).rejects.toThrow('16384 bytes');
    answerWith = { status: 200, text: () => 'free', secrets };
    await expect(check()).rejects.toThrow();
  });

  test('is asked to register by a signed message too, for a year', async () => {
    const price = { currency: 'USD', firstYearMinor: 1_200, renewalMinor: 1_500 } as const;
    const request = { key: 'key-1', name: 'reed.com', class: 'standard', price, accountId: 'account-1' } as const;
    answerWith = { status: 200, text: (name) => JSON.stringify({ key: 'key-1', name, state: 'taken' }), secrets };
    const answer = await createHttpRegistrar({ baseUrl, secrets, now }).register(request, AbortSignal.timeout(2_000));
    expect(answer).toEqual({ key: 'key-1', name: 'reed.com', state: 'taken' });
    expect(verdicts.at(-1)).toBe(true);
    expect(bodies.at(-1)).toEqual({ ...request, years: 1 });
  });
});
