import { afterEach, expect, jest, test } from '@jest/globals';
import { z } from 'zod';
import { choicesAtMost } from '#lib/contracts/calls/price-calls.ts';
import { askPricesBefore } from '#lib/price-history/ask-prices-before.ts';

afterEach(() => {
  jest.restoreAllMocks();
  delete process.env.SERVICES_URL;
});

const none = { kind: 'none', nowMinor: null, reason: 'not-sold' };
const choice = { region: 'US-0', model: 'c1m1', disk: { type: 'ssd_cloud_disk', sizeGib: 10 }, traffic: 't500', period: '1m' };
const params = { markets: ['EU' as const], choices: [choice] };

const answerWith = (body: string, status = 200) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(body, { status }));

test('R-6 the site’s server asks the services for the prices before', async () => {
  process.env.SERVICES_URL = 'http://127.0.0.1:4321';
  const asked = answerWith(JSON.stringify({ code: 2000, message: [{ USD: none, HKD: none, JPY: none }] }));
  expect(await askPricesBefore(params)).toEqual([{ USD: none, HKD: none, JPY: none }]);
  expect(asked.mock.calls[0]?.[0]).toBe('http://127.0.0.1:4321/myDoc/catalogue/price-before');
});

/** The sizes that a call asked for. */
const sizesIn = (init: RequestInit | undefined): number[] => {
  const { choices } = z
    .object({ choices: z.array(z.object({ disk: z.object({ sizeGib: z.number() }) })) })
    .parse(JSON.parse(new URLSearchParams(String(init?.body)).get('params') ?? ''));
  return choices.map(({ disk }) => disk.sizeGib);
};

const manyChoices = Array.from({ length: 2 * choicesAtMost + 1 }, (_, index) => ({ ...choice, disk: { ...choice.disk, sizeGib: index } }));

test('R-6 more choices than one call takes are asked for in several, and answered in their order', async () => {
  const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    const message = sizesIn(init).map((nowMinor) => ({ USD: { ...none, nowMinor }, HKD: none, JPY: none }));
    return new Response(JSON.stringify({ code: 2000, message }));
  });
  const answer = await askPricesBefore({ ...params, choices: manyChoices });
  expect(answer?.map(({ USD }) => USD.nowMinor)).toEqual(manyChoices.map((_, index) => index));
  expect(asked.mock.calls.map(([, init]) => sizesIn(init).length)).toEqual([choicesAtMost, choicesAtMost, 1]);
});

test('R-6 nothing is answered while one of several calls fails', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    const sizes = sizesIn(init);
    const message = sizes.map(() => ({ USD: none, HKD: none, JPY: none }));
    return sizes.length === 1 ? new Response('', { status: 503 }) : new Response(JSON.stringify({ code: 2000, message }));
  });
  expect(await askPricesBefore({ ...params, choices: manyChoices })).toBeNull();
  expect(warn).toHaveBeenCalledTimes(1);
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
