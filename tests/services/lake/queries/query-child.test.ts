import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { startQueryChild, type QueryChild, type Question } from '#services/lake/queries/query-child.ts';

let child: QueryChild;

beforeEach(() => {
  child = startQueryChild([], { timeMs: 20_000, memoryMib: 256 });
});

afterEach(() => child.end());

const question = (query: string): Question => ({ kind: 'query', request: { query, params: {}, perspective: { kind: 'raw' } } });
const quick = question('1 + 1');
const endless = question(`${JSON.stringify('a'.repeat(550))} match "a*a*a*a*b"`);
const two = { kind: 'answer', answer: { result: '2' } };

describe('a process that evaluates queries', () => {
  test('refuses with 503, which is tried again, what it was evaluating when it was ended', async () => {
    expect(await child.ask(quick, undefined)).toMatchObject(two);
    const asked = child.ask(endless, undefined);
    // the query is sent once the process is known to be ready
    await new Promise((resolve) => setImmediate(resolve));
    child.end();
    await expect(asked).rejects.toMatchObject({ status: 503 });
    expect(child.alive).toBe(false);
  }, 60_000);

  test('refuses with 503 what it was asked when it was ended before it had started', async () => {
    const asked = child.ask(quick, undefined);
    child.end();
    await expect(asked).rejects.toMatchObject({ status: 503 });
  }, 60_000);

  test('is not asked by a caller who left while it started, and answers the next one', async () => {
    const left = new AbortController();
    const asked = child.ask(endless, left.signal);
    left.abort();
    await expect(asked).rejects.toMatchObject({ kind: 'caller-left' });
    expect(await child.ask(quick, undefined)).toMatchObject(two);
  }, 60_000);

  test('is ended when a query takes more memory than it may, though the heap would be given more', async () => {
    expect(await child.ask(quick, undefined)).toMatchObject(two);
    const growing = question(`{"a":"xxxxxxxxxxxxxxxx"}${'{"a":a+a}'.repeat(20)}{"b":string::split(a,"")}`);
    await expect(child.ask(growing, undefined)).rejects.toMatchObject({ message: expect.stringContaining('more than 256 MiB of memory') });
    expect(child.alive).toBe(false);
  }, 60_000);

  test('is ended soon after its caller left, long before its time is over', async () => {
    expect(await child.ask(quick, undefined)).toMatchObject(two);
    const other = startQueryChild([], { timeMs: 20_000, memoryMib: 256 });
    expect(await other.ask(quick, undefined)).toMatchObject(two);
    let otherOver = false;
    const stays = other
      .ask(endless, undefined)
      .catch(() => undefined)
      .finally(() => (otherOver = true));
    const left = new AbortController();
    const asked = child.ask(endless, left.signal);
    await new Promise((resolve) => setImmediate(resolve));
    left.abort();
    await expect(asked).rejects.toBeDefined();
    expect([child.alive, otherOver]).toEqual([false, false]);
    other.end();
    await stays;
  }, 60_000);
});
