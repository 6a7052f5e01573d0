import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { answerFreshMs, createDomainLookUp } from '#services/mydoc/domains/domain-look-up.ts';
import type { RdapSource } from '#services/mydoc/domains/rdap/rdap-source.ts';
import { createTokenBuckets } from '#services/platform/limits/token-buckets.ts';

const asked = { address: 'one', again: false };
const never = (): Promise<never> => new Promise(() => undefined);

interface Options {
  readonly atOnce?: number;
  readonly perMinute?: number;
  readonly rdap?: RdapSource;
  readonly timeoutMs?: number | undefined;
}

function open(check: (name: string) => unknown, more: Options = {}) {
  const clock = { ms: 5_000_000 };
  const questions: string[] = [];
  const lookUp = createDomainLookUp({
    registrar: {
      check: async (name) => {
        questions.push(name);
        return check(name);
      },
    },
    rdap: more.rdap,
    limit: createTokenBuckets({ atOnce: more.atOnce ?? 1_000, perMinute: more.perMinute ?? 1 }, () => 0),
    nowMs: () => clock.ms,
    timeoutMs: more.timeoutMs ?? 1_000,
  });
  const stateOf = async (name: string, how = asked) => (await lookUp.find(name, how)).knowledge;
  return { clock, questions, lookUp, stateOf };
}

describe('R-5.14 a look-up', () => {
  test('a name asked for twice at once is looked up once', async () => {
    const { questions, stateOf } = open((name) => ({ name, state: 'free' }));
    expect(await Promise.all([stateOf('reed.com'), stateOf('reed.com')])).toEqual([{ state: 'free' }, { state: 'free' }]);
    expect(questions).toEqual(['reed.com']);
  });

  test.each(['free', 'taken'] as const)('%s is answered from memory until its time is over', async (state) => {
    const { clock, questions, stateOf, lookUp } = open((name) => ({ name, state }));
    await stateOf('reed.com');
    const atMs = clock.ms;
    clock.ms += answerFreshMs[state] - 1;
    expect(lookUp.find('reed.com', { ...asked, again: true })).toEqual({ knowledge: { state }, atMs });
    clock.ms += 1;
    await stateOf('reed.com');
    expect(questions).toHaveLength(2);
  });

  test('a registrar that never answers leaves a name unknown, and asking again asks anew', async () => {
    let answers = false;
    const { questions, stateOf } = open((name) => (answers ? { name, state: 'taken' } : never()), { timeoutMs: 20 });
    expect(await stateOf('reed.com')).toEqual({ state: 'unknown', reason: 'timeout' });
    answers = true;
    expect(await stateOf('reed.com')).toEqual({ state: 'unknown', reason: 'timeout' });
    expect(await stateOf('reed.com', { ...asked, again: true })).toEqual({ state: 'taken' });
    expect(questions).toHaveLength(2);
  });

  test('a registrar that fails is away', async () => {
    const { stateOf } = open(() => {
      throw new Error('refused');
    });
    expect(await stateOf('reed.com')).toEqual({ state: 'unknown', reason: 'away' });
  });

  test('an address that has asked for too many names gets no more answers, another one does', async () => {
    const { stateOf, questions } = open((name) => ({ name, state: 'free' }), { atOnce: 2 });
    for (const name of ['a.com', 'b.com', 'a.com']) expect(await stateOf(name)).toEqual({ state: 'free' });
    expect(await stateOf('c.com')).toEqual({ state: 'unknown', reason: 'limited' });
    expect(await stateOf('c.com', { address: 'two', again: false })).toEqual({ state: 'free' });
    expect(questions).toEqual(['a.com', 'b.com', 'c.com']);
  });

  test('a registry that describes the name overrules the registrar, and one that hangs or fails does not hold it', async () => {
    const states = { 'a.com': async () => 'taken' as const, 'b.com': never, 'c.com': () => Promise.reject(new Error('away')) };
    const rdap: RdapSource = { check: (name) => (states as Record<string, () => Promise<'taken' | 'unknown'>>)[name]?.() ?? never() };
    const { stateOf } = open((name) => ({ name, state: 'free' }), { rdap, timeoutMs: 50 });
    expect(await stateOf('a.com')).toEqual({ state: 'taken' });
    expect(await stateOf('b.com')).toEqual({ state: 'free' });
    expect(await stateOf('c.com')).toEqual({ state: 'free' });
  });

  test('a name asked for by an address that has to wait a second is not looked up', async () => {
    const { stateOf } = open((name) => ({ name, state: 'free' }), { atOnce: 1, perMinute: 60 });
    await stateOf('a.com');
    expect(await stateOf('b.com')).toEqual({ state: 'unknown', reason: 'limited' });
  });

  test('an address with a hundred hanging names waits for its own, and another one does not', async () => {
    const { stateOf, lookUp, questions } = open((name) => (name.startsWith('hang') ? never() : { name, state: 'free' }), { timeoutMs: 50 });
    const running = Array.from({ length: 400 }, (_, index) => lookUp.find(`hang${index}.com`, asked));
    expect(questions).toHaveLength(100);
    expect(await stateOf('free.com', { address: 'two', again: false })).toEqual({ state: 'free' });
    expect(questions).toHaveLength(101);
    await Promise.all(running);
    expect(questions).toHaveLength(401);
  });

  test('a name that one address waits for is looked up at once for another that has places', async () => {
    const { lookUp, stateOf, questions } = open((name) => (name.startsWith('hang') ? never() : { name, state: 'free' }), { timeoutMs: 50 });
    const running = Array.from({ length: 100 }, (_, index) => lookUp.find(`hang${index}.com`, asked));
    const waiting = lookUp.find('free.com', asked);
    expect(questions).not.toContain('free.com');
    expect(await stateOf('free.com', { address: 'two', again: false })).toEqual({ state: 'free' });
    expect((await waiting).knowledge).toEqual({ state: 'free' });
    await Promise.all(running);
  });

  test('a service with all places and the whole queue in use says that it is busy, and blames nobody', async () => {
    const { lookUp, stateOf } = open(never, { atOnce: 10_000, timeoutMs: 100 });
    const all = Array.from({ length: 4_400 }, (_, index) => lookUp.find(`${index}.com`, { address: String(index % 20), again: false }));
    expect(await stateOf('more.com', { address: 'another', again: false })).toEqual({ state: 'unknown', reason: 'busy' });
    await Promise.all(all);
  });

  test('an address whose share of the queue is in use has asked for too much, and others have their turn', async () => {
    const { lookUp, stateOf } = open(never, { atOnce: 10_000, timeoutMs: 100 });
    const all = Array.from({ length: 500 }, (_, index) => lookUp.find(`${index}.com`, asked));
    expect(await stateOf('more.com')).toEqual({ state: 'unknown', reason: 'limited' });
    expect(await stateOf('other.com', { address: 'another', again: false })).toEqual({ state: 'unknown', reason: 'timeout' });
    await Promise.all(all);
  });

  test('20,000 answers are kept, and the oldest goes for one more', async () => {
    const { stateOf, lookUp } = open((name) => ({ name, state: 'free' }), { atOnce: 30_000 });
    for (let index = 0; index <= 20_000; index += 1) await stateOf(`${index}.com`);
    expect(lookUp.size).toBe(20_000);
  });
});

describe('R-5.14 how long an answer is kept', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  test.each([
    ['taken', 600_000],
    ['free', 150_000],
  ] as const)('%s is forgotten after %i ms, though nobody asks again', async (state, keptMs) => {
    jest.useFakeTimers();
    const lookUp = createDomainLookUp({
      registrar: { check: async (name) => ({ name, state }) },
      limit: createTokenBuckets({ atOnce: 9, perMinute: 1 }, () => 0),
    });
    await lookUp.find('reed.com', asked);
    await jest.advanceTimersByTimeAsync(keptMs - 60_000);
    expect(lookUp.size).toBe(1);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(lookUp.size).toBe(0);
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('R-5.14 how long a look-up waits', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  const lookUpOf = (registrar: () => Promise<unknown>, rdap?: RdapSource) =>
    createDomainLookUp({ registrar: { check: registrar }, rdap, limit: createTokenBuckets({ atOnce: 9, perMinute: 1 }, () => 0) });

  test('eight seconds for the registrar', async () => {
    jest.useFakeTimers();
    const asking = Promise.resolve(lookUpOf(never).find('reed.com', asked));
    const heard = jest.fn();
    void asking.then(heard);
    await jest.advanceTimersByTimeAsync(7_999);
    expect(heard).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(heard).toHaveBeenCalledWith({ knowledge: { state: 'unknown', reason: 'timeout' }, atMs: expect.any(Number) });
  });

  test('four seconds for a registry that hangs, and no timer is left but the one that forgets the answer', async () => {
    jest.useFakeTimers();
    const heard = jest.fn();
    void Promise.resolve(lookUpOf(async () => ({ name: 'reed.com', state: 'free' }), { check: never }).find('reed.com', asked)).then(heard);
    await jest.advanceTimersByTimeAsync(3_999);
    expect(heard).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(heard).toHaveBeenCalledWith({ knowledge: { state: 'free' }, atMs: expect.any(Number) });
    expect(jest.getTimerCount()).toBe(1);
  });
});
