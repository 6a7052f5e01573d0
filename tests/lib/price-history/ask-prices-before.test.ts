import { afterEach, expect, jest, test } from '@jest/globals';
import { askPricesBefore } from '#lib/price-history/ask-prices-before.ts';

afterEach(() => {
  jest.restoreAllMocks();
  delete process.env.SERVICES_URL;
});

const none = { kind: 'none', nowMinor: null, reason: 'not-sold' };
const params = { markets: ['EU' as const], choices: [] };

const answerWith = (body: string, status = 200) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(body, { status }));

test('R-6 the site’s server asks the services for the prices before', async () => {
  process.env.SERVICES_URL = 'http://127.0.0.1:4321';
  const asked = answerWith(JSON.stringify({ code: 2000, message: [{ USD: none, HKD: none, JPY: none }] }));
  expect(await askPricesBefore(params)).toEqual([{ USD: none, HKD: none, JPY: none }]);
  expect(asked.mock.calls[0]?.[0]).toBe('http://127.0.0.1:4321/myDoc/catalogue/price-before');
});

test.each([
  ['does not answer', async () => Promise.reject(new Error('away'))],
  ['answers a failure', async () => new Response('', { status: 503 })],
  ['answers something else', async () => new Response(JSON.stringify({ code: 2000, message: [{ USD: 1 }] }))],
])('R-6 a service that %s is no answer, and is logged', async (_what, answer) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
  expect(await askPricesBefore(params)).toBeNull();
  expect(String(warn.mock.calls[0]?.[0])).toContain('prices-before-unknown');
});
