import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';

const askContent = jest.fn<() => Promise<number>>();
jest.unstable_mockModule('#lib/content/client.ts', () => ({ publishedClient: () => ({ fetch: askContent }) }));
const { siteHealth } = await import('#lib/health/site-health.ts');

let nowMs = 1_000_000;
const askServices = jest.fn<typeof fetch>();

beforeEach(() => {
  askContent.mockReset().mockResolvedValue(1);
  askServices.mockReset().mockImplementation(async () => new Response('ready'));
  jest.spyOn(globalThis, 'fetch').mockImplementation(askServices);
  jest.spyOn(Date, 'now').mockImplementation(() => nowMs);
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('however many ask, the CMS and the services are asked once a second', async () => {
  const many = await Promise.all(Array.from({ length: 20 }, () => siteHealth()));
  nowMs += 999;
  many.push(await siteHealth());
  expect([askContent.mock.calls.length, askServices.mock.calls.length]).toEqual([1, 1]);
  expect(new Set(many.map(({ status }) => status))).toEqual(new Set(['ok']));
});

test('what is down says so a second later, and what is up again too', async () => {
  askContent.mockRejectedValueOnce(new Error('silent'));
  nowMs += 1_000;
  expect(await siteHealth()).toMatchObject({ status: 'degraded', cms: 'down', mydoc: 'ok' });
  askServices.mockResolvedValueOnce(new Response('', { status: 503 }));
  nowMs += 1_000;
  expect(await siteHealth()).toMatchObject({ status: 'degraded', cms: 'ok', mydoc: 'down' });
  nowMs += 1_000;
  expect(await siteHealth()).toMatchObject({ status: 'ok', cms: 'ok', mydoc: 'ok' });
});
