import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { StockNow } from '#lib/contracts/calls/orders/stock-calls.ts';
import { createStockFeed, type AskStock, type StockFeed } from '#components/ui/stock/stock-feed.ts';
import { busy } from '#tests/components/failed-calls.ts';

const ask = jest.fn<AskStock>();
let feed: StockFeed;
let visibility: DocumentVisibilityState = 'visible';

const stock = (version: string): StockNow => ({ version, asOf: '2026-07-01T00:00:00.000Z', stock: [] });
const answer = (version: string) => async () => ({ ok: true, message: stock(version) }) as const;

beforeEach(() => {
  jest.useFakeTimers();
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  ask.mockReset();
  // an answer that never comes, until the call is aborted
  ask.mockImplementation(
    (_version, signal) => new Promise((resolve) => signal.addEventListener('abort', () => resolve({ ok: false, kind: 'aborted' }))),
  );
  feed = createStockFeed({ ask, random: () => 0, settleMs: 0 });
});

afterEach(() => {
  jest.useRealTimers();
});

const pass = (ms = 0): Promise<void> => jest.advanceTimersByTimeAsync(ms);
const look = (state: DocumentVisibilityState): void => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};
const asked = (): (string | undefined)[] => ask.mock.calls.map(([version]) => version);

describe('R-4.4 the stock of a tab', () => {
  test('is asked for once, then each change after the known one, by one call for all who listen', async () => {
    ask.mockImplementationOnce(answer('a')).mockImplementationOnce(answer('b'));
    const seen = jest.fn();
    const ends = [feed.subscribe(seen), feed.subscribe(() => undefined)];
    await pass();
    expect(asked()).toEqual([undefined, 'a', 'b']);
    expect(seen).toHaveBeenCalledTimes(2);
    expect(feed.current()).toEqual({ now: stock('b'), stale: false });
    ends.forEach((end) => end());
  });

  test('is waited for only after the page has come to rest', async () => {
    const usual = createStockFeed({ ask });
    ask.mockImplementationOnce(answer('a'));
    const end = usual.subscribe(() => undefined);
    await pass(1_999);
    expect(asked()).toEqual([undefined]);
    await pass(1);
    expect(asked()).toEqual([undefined, 'a']);
    end();
  });

  test('is not asked for while nobody listens or looks at the page, and again at once when somebody does', async () => {
    ask.mockImplementationOnce(answer('a'));
    const end = feed.subscribe(() => undefined);
    await pass();
    look('hidden');
    await pass(600_000);
    expect(asked()).toEqual([undefined, 'a']);
    look('visible');
    await pass();
    expect(asked()).toEqual([undefined, 'a', 'a']);
    end();
    await pass(600_000);
    expect(asked()).toHaveLength(3);
    feed.subscribe(() => undefined)();
  });

  test('stays as it was while the service is away, and is asked for in longer and longer pauses', async () => {
    ask.mockImplementationOnce(answer('a'));
    ask.mockImplementationOnce(async () => busy).mockImplementationOnce(async () => busy);
    const end = feed.subscribe(() => undefined);
    await pass();
    expect(feed.current()).toEqual({ now: stock('a'), stale: true });
    await pass(499);
    expect(asked()).toHaveLength(2);
    await pass(1);
    expect(asked()).toHaveLength(3);
    await pass(999);
    expect(asked()).toHaveLength(3);
    ask.mockImplementationOnce(answer('a'));
    await pass(1);
    expect(feed.current().stale).toBe(false);
    end();
  });

  test('is not asked for at once again where the service lets nobody wait', async () => {
    ask.mockImplementation(answer('a'));
    const end = feed.subscribe(() => undefined);
    await pass();
    expect(asked()).toEqual([undefined, 'a']);
    await pass(4_999);
    expect(asked()).toHaveLength(2);
    await pass(1);
    expect(asked()).toHaveLength(3);
    end();
  });
});
