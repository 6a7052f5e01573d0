import { describe, expect, test } from '@jest/globals';
import { createStrangerStreams } from '#services/lake/http/stranger-streams.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';
import { until } from '#tests/setup/until.ts';
import { openLake } from '../lake-under-test.ts';

describe('streams of strangers', () => {
  test('are bounded for each address and in all, and one that ends makes room once', () => {
    const streams = createStrangerStreams({ ofAddressAtMost: 2, atMost: 3 });
    const end = streams.begin('a');
    streams.begin('a');
    expect(() => streams.begin('a')).toThrow(expect.objectContaining({ status: 429 }));
    streams.begin('b');
    expect(() => streams.begin('c')).toThrow(expect.objectContaining({ status: 429 }));
    end();
    end();
    streams.begin('c');
    expect(() => streams.begin('d')).toThrow(expect.objectContaining({ status: 429 }));
  });

  test('of a public dataset: an address that has enough is refused with 429 until one of its listeners leaves', async () => {
    const database = await openTestDatabase();
    const open = await openLake(database, { anyoneReads: true });
    const listeners: AbortController[] = [];
    const listen = async (path: string): Promise<number> => {
      const stop = new AbortController();
      const answer = await fetch(`${open.origin}/lake/v2025-02-19/data/${path}`, { signal: stop.signal });
      if (answer.status === 200) listeners.push(stop);
      return answer.status;
    };
    const paths = ['listen/production?query=*', 'live/events/production'];
    try {
      for (let n = 0; n < 10; n += 1) expect(await listen(paths[n % 2] ?? '')).toBe(200);
      for (const path of paths) expect(await listen(path)).toBe(429);
      listeners.pop()?.abort();
      let status = 0;
      await until('room for another one', async () => (status = await listen('listen/production?query=*')) === 200);
      expect(status).toBe(200);
    } finally {
      for (const stop of listeners) stop.abort();
      await open.close();
      await database.close();
    }
  }, 60_000);
});
