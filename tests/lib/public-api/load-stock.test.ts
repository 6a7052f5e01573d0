import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { loadSoldOut, loadStock } from '#lib/public-api/load-stock.ts';

const soldOut = { region: 'US-0', model: 'c1m1', state: 'sold-out' } as const;
let nowMs = Date.parse('2026-11-23T12:00:00Z');

/** Each test begins long after the one before, so that nothing kept by it counts. */
beforeEach(() => {
  nowMs += 3_600_000;
  jest.spyOn(Date, 'now').mockImplementation(() => nowMs);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.restoreAllMocks();
});

const servicesAnswer = () =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(JSON.stringify({ code: 2000, message: [soldOut] })));

const servicesAreAway = () => jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Promise.reject(new TypeError('refused')));

describe('R-4.4 the stock for programs', () => {
  test('is asked for once a second, however many want it', async () => {
    const asked = servicesAnswer();
    const answers = await Promise.all([loadStock(), loadStock(), loadStock()]);
    expect(answers).toEqual(Array.from({ length: 3 }, () => ({ entries: [soldOut], asOfMs: nowMs })));
    nowMs += 900;
    await loadStock();
    expect(asked).toHaveBeenCalledTimes(1);
    nowMs += 200;
    expect(await loadStock()).toMatchObject({ asOfMs: nowMs });
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test('stays for half a minute with its time while the services are away, and is unknown then', async () => {
    servicesAnswer();
    const readMs = nowMs;
    await loadStock();
    servicesAreAway();
    nowMs = readMs + 29_000;
    expect(await loadStock()).toEqual({ entries: [soldOut], asOfMs: readMs });
    nowMs = readMs + 31_000;
    expect(await loadStock()).toBeNull();
  });

  test('tells what is sold out, and nothing while it is unknown', async () => {
    servicesAnswer();
    const isSoldOut = await loadSoldOut();
    expect([isSoldOut('US-0', 'c1m1'), isSoldOut('JP-0', 'c1m1')]).toEqual([true, false]);
    servicesAreAway();
    nowMs += 60_000;
    expect((await loadSoldOut())('US-0', 'c1m1')).toBe(false);
  });
});
