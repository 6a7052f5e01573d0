import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { callerGone, createBoundedQueue, isCallerLeft, isQueueFull } from '#services/platform/limits/bounded-queue.ts';

/** The result of a task so far: one that is still running fails a test at once. */
const endOf = (run: Promise<unknown>): Promise<unknown> => Promise.race([run.catch((error: unknown) => error), delay(1, 'goes on')]);

/** Tasks that run until they are released, in the order in which they started. */
function slowWorks() {
  const begun: string[] = [];
  const held: (() => void)[] = [];
  const work = (name: string) => async (): Promise<string> => {
    begun.push(name);
    await new Promise<void>((resolve) => held.push(resolve));
    return name;
  };
  const letOneGo = async (): Promise<void> => {
    held.shift()?.();
    await delay(1);
  };
  /** The results of the tasks once each was released. */
  const letAllGo = async (runs: readonly Promise<unknown>[]): Promise<unknown> => {
    while (held.length > 0) await letOneGo();
    return endOf(Promise.all(runs));
  };
  return { begun, work, letOneGo, letAllGo };
}

const full = { kind: 'queue-full' };
const gone = { kind: 'caller-left' };

describe('a bounded queue', () => {
  test('lets some run, begins those that wait in their order and refuses what is too many', async () => {
    const queue = createBoundedQueue({ atOnce: 2, waitingAtMost: 2 });
    const { begun, work, letOneGo } = slowWorks();
    const runs = ['a', 'b', 'c', 'd'].map((name) => queue.run(work(name)));
    expect(await endOf(queue.run(work('e')))).toMatchObject({ kind: 'queue-full' });
    expect(begun).toEqual(['a', 'b']);
    await letOneGo();
    expect(begun).toEqual(['a', 'b', 'c']);
    for (let n = 0; n < 3; n += 1) await letOneGo();
    expect(await endOf(Promise.all(runs))).toEqual(['a', 'b', 'c', 'd']);
  });

  test('no share takes more than its part, and what has waited in vain leaves its place', async () => {
    const queue = createBoundedQueue({ atOnce: 1, waitingAtMost: 10, shareAtMost: 2 });
    const { begun, work, letOneGo } = slowWorks();
    const left = new AbortController();
    const first = queue.run(work('a'), { share: 'one' });
    const second = queue.run(work('b'), { share: 'one', signal: left.signal });
    expect(await endOf(queue.run(work('c'), { share: 'one' }))).toMatchObject({ kind: 'queue-full' });
    const other = queue.run(work('d'), { share: 'other' });
    left.abort();
    expect(await endOf(second)).toMatchObject({ kind: 'caller-left' });
    const again = queue.run(work('e'), { share: 'one' });
    for (let n = 0; n < 3; n += 1) await letOneGo();
    expect(await endOf(Promise.all([first, other, again]))).toEqual(['a', 'd', 'e']);
    expect(begun).toEqual(['a', 'd', 'e']);
  });

  test('a failure hands the place on', async () => {
    const queue = createBoundedQueue({ atOnce: 1, waitingAtMost: 1 });
    const failed = queue.run(() => Promise.reject(new Error('no')));
    const next = queue.run(async () => 'yes');
    await expect(failed).rejects.toThrow('no');
    expect(await endOf(next)).toBe('yes');
  });
});

describe('places of a bounded queue', () => {
  test('are freed one by one: a task that arrives after an end waits if all slots are taken again', async () => {
    const queue = createBoundedQueue({ atOnce: 2, waitingAtMost: 5 });
    const { begun, work, letOneGo, letAllGo } = slowWorks();
    const runs = ['a', 'b', 'c'].map((name) => queue.run(work(name)));
    await letOneGo();
    runs.push(queue.run(work('d')));
    expect(begun).toEqual(['a', 'b', 'c']);
    expect(await letAllGo(runs)).toEqual(['a', 'b', 'c', 'd']);
  });

  test('to wait in come back when a work begins, one for each', async () => {
    const queue = createBoundedQueue({ atOnce: 1, waitingAtMost: 1 });
    const { work, letOneGo, letAllGo } = slowWorks();
    const runs = ['a', 'b'].map((name) => queue.run(work(name)));
    await letOneGo();
    runs.push(queue.run(work('c')));
    expect(await endOf(queue.run(work('d')))).toMatchObject(full);
    expect(await letAllGo(runs)).toEqual(['a', 'b', 'c']);
  });

  test('to wait in come back when a caller leaves, one for each, and those behind keep theirs', async () => {
    const queue = createBoundedQueue({ atOnce: 1, waitingAtMost: 2 });
    const { begun, work, letAllGo } = slowWorks();
    const left = new AbortController();
    const first = queue.run(work('a'));
    const second = queue.run(work('b'), { signal: left.signal });
    const third = queue.run(work('c'));
    left.abort();
    expect(await endOf(second)).toMatchObject(gone);
    const fourth = queue.run(work('d'));
    expect(await endOf(queue.run(work('e')))).toMatchObject(full);
    expect(await letAllGo([first, third, fourth])).toEqual(['a', 'c', 'd']);
    expect(begun).toEqual(['a', 'c', 'd']);
  });
});

describe('a caller of a bounded queue', () => {
  test('that has left before it asks takes no place, and nothing is done for it', async () => {
    const queue = createBoundedQueue({ atOnce: 1, waitingAtMost: 0 });
    const { begun, work, letAllGo } = slowWorks();
    expect(await endOf(queue.run(work('a'), { signal: AbortSignal.abort() }))).toMatchObject(gone);
    const next = queue.run(work('b'));
    expect([await letAllGo([next]), begun]).toEqual([['b'], ['b']]);
  });

  test('that leaves once its work has begun changes nothing for the others', async () => {
    const queue = createBoundedQueue({ atOnce: 1, waitingAtMost: 1 });
    const { work, letOneGo, letAllGo } = slowWorks();
    const left = new AbortController();
    const runs = [queue.run(work('a')), queue.run(work('b'), { signal: left.signal })];
    await letOneGo();
    left.abort();
    runs.push(queue.run(work('c')));
    expect(await endOf(queue.run(work('d')))).toMatchObject(full);
    expect(await letAllGo(runs)).toEqual(['a', 'b', 'c']);
  });
});

describe('shares of a bounded queue', () => {
  const slowShares = (limits: Parameters<typeof createBoundedQueue>[0]) => {
    const queue = createBoundedQueue(limits);
    const works = slowWorks();
    /** Runs the task `a1` of the share `a`. */
    const ask = (name: string, signal?: AbortSignal): Promise<string> => queue.run(works.work(name), { share: name.charAt(0), signal });
    return { ...works, ask };
  };

  test('take turns, and one that comes back after it was idle comes last', async () => {
    const { ask, begun, letOneGo, letAllGo } = slowShares({ atOnce: 1, waitingAtMost: 10 });
    const runs = [ask('a1'), ask('x1')];
    await letOneGo();
    runs.push(...['b1', 'a2', 'x2', 'b2'].map((name) => ask(name)));
    await letAllGo(runs);
    expect(begun).toEqual(['a1', 'x1', 'b1', 'a2', 'x2', 'b2']);
  });

  test('that had a turn come after those that had none, though none of their works has ended', async () => {
    const { ask, begun, letOneGo, letAllGo } = slowShares({ atOnce: 2, waitingAtMost: 10 });
    const runs = ['a1', 'a2', 'b1', 'b2', 'c1'].map((name) => ask(name));
    await letOneGo();
    await letOneGo();
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1']);
    await letAllGo(runs);
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'b2']);
  });

  test('whose only caller left lose their turn', async () => {
    const { ask, begun, letAllGo } = slowShares({ atOnce: 1, waitingAtMost: 10 });
    const left = new AbortController();
    const runs = [ask('x1')];
    const leaving = ask('a1', left.signal);
    left.abort();
    expect(await endOf(leaving)).toMatchObject(gone);
    runs.push(ask('b1'), ask('a2'));
    await letAllGo(runs);
    expect(begun).toEqual(['x1', 'b1', 'a2']);
  });

  test('whose caller left go on with their other works, and those count on', async () => {
    const { ask, begun, letAllGo } = slowShares({ atOnce: 1, waitingAtMost: 10, shareAtMost: 2 });
    const left = new AbortController();
    const runs = [ask('a1')];
    const leaving = ask('a2', left.signal);
    left.abort();
    expect(await endOf(leaving)).toMatchObject(gone);
    runs.push(ask('a3'));
    expect(await endOf(ask('a4'))).toMatchObject(full);
    await letAllGo(runs);
    expect(begun).toEqual(['a1', 'a3']);
  });

  test('run no more works at once than is allowed to each, while others go past', async () => {
    const { ask, begun, letOneGo, letAllGo } = slowShares({ atOnce: 2, waitingAtMost: 10, shareAtOnce: 1 });
    const runs = ['a1', 'a2', 'b1', 'b2'].map((name) => ask(name));
    expect(begun).toEqual(['a1', 'b1']);
    await letOneGo();
    expect(begun).toEqual(['a1', 'b1', 'a2']);
    runs.push(ask('a3'));
    await letOneGo();
    expect(begun).toEqual(['a1', 'b1', 'a2', 'b2']);
    await letAllGo(runs);
    expect(begun).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
  });

  test('that may run no more leave their turn to those that may', async () => {
    const { ask, begun, letOneGo, letAllGo } = slowShares({ atOnce: 2, waitingAtMost: 10, shareAtOnce: 1 });
    const runs = ['b1', 'a1', 'a2', 'b2'].map((name) => ask(name));
    await letOneGo();
    expect(begun).toEqual(['b1', 'a1', 'b2']);
    await letAllGo(runs);
    expect(begun).toEqual(['b1', 'a1', 'b2', 'a2']);
  });

  test('leave a place free rather than run more than is allowed to each', async () => {
    const { ask, begun, letAllGo } = slowShares({ atOnce: 3, waitingAtMost: 10, shareAtOnce: 1 });
    const runs = ['a1', 'a2', 'a3'].map((name) => ask(name));
    expect(begun).toEqual(['a1']);
    runs.push(ask('b1'));
    expect(begun).toEqual(['a1', 'b1']);
    await letAllGo(runs);
    expect(begun).toEqual(['a1', 'b1', 'a2', 'a3']);
  });

  test('in which nothing waits do not hold up those behind them', async () => {
    const { ask, begun, letOneGo, letAllGo } = slowShares({ atOnce: 2, waitingAtMost: 10 });
    const runs = ['y1', 'x1', 'z1'].map((name) => ask(name));
    await letOneGo();
    expect(begun).toEqual(['y1', 'x1', 'z1']);
    expect(await letAllGo(runs)).toEqual(['y1', 'x1', 'z1']);
  });

  test('use their whole part again once their works have ended', async () => {
    const { ask, letAllGo } = slowShares({ atOnce: 2, waitingAtMost: 10, shareAtMost: 2 });
    for (let n = 0; n < 3; n += 1) {
      const runs = [ask('a1'), ask('a2')];
      expect(await endOf(ask('a3'))).toMatchObject(full);
      expect(await letAllGo(runs)).toEqual(['a1', 'a2']);
    }
  });
});

describe('a full queue', () => {
  const fullOf = (names: readonly string[], limits: Parameters<typeof createBoundedQueue>[0]) => {
    const queue = createBoundedQueue(limits);
    const works = slowWorks();
    const ask = (name: string, signal?: AbortSignal): Promise<string> => queue.run(works.work(name), { share: name.charAt(0), signal });
    return { ...works, ask, runs: names.map((name) => ask(name).catch((error: unknown) => error)) };
  };

  test('takes the first task of another share in the place of the last one of the largest', async () => {
    const { ask, runs, begun, letAllGo } = fullOf(['a1', 'b1', 'a2', 'a3', 'b2'], { atOnce: 1, waitingAtMost: 4 });
    const other = ask('c1');
    expect(await endOf(runs[3] ?? other)).toMatchObject(full);
    expect(await letAllGo([...runs, other])).toEqual(['a1', 'b1', 'a2', expect.objectContaining(full), 'b2', 'c1']);
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2']);
  });

  test('refuses a share that would be larger than the one which makes room, and takes one that would be as large', async () => {
    const { ask, runs, letAllGo } = fullOf(['a1', 'a2', 'a3', 'b1'], { atOnce: 1, waitingAtMost: 3 });
    const second = ask('b2');
    expect(await endOf(runs[2] ?? second)).toMatchObject(full);
    expect(await endOf(ask('b3'))).toMatchObject(full);
    expect(await endOf(ask('a4'))).toMatchObject(full);
    await letAllGo([...runs, second]);
    expect(await endOf(second)).toBe('b2');
  });

  test('drops nothing of a share of which nothing waits', async () => {
    const { ask, runs, letAllGo } = fullOf(['a1', 'a2', 'a3', 'b1'], { atOnce: 3, waitingAtMost: 1 });
    expect(await endOf(ask('c1'))).toMatchObject(full);
    expect(await letAllGo(runs)).toEqual(['a1', 'a2', 'a3', 'b1']);
  });

  test('has a place for each task that leaves after one was dropped, and no more', async () => {
    const { ask, runs, letAllGo } = fullOf(['x1', 'a1', 'a2'], { atOnce: 1, waitingAtMost: 2 });
    const left = new AbortController();
    const leaving = ask('b1', left.signal);
    expect(await endOf(runs[2] ?? leaving)).toMatchObject(full);
    left.abort();
    expect(await endOf(leaving)).toMatchObject(gone);
    const next = ask('c1');
    expect(await endOf(ask('d1'))).toMatchObject(full);
    expect(await letAllGo([...runs, next])).toEqual(['x1', 'a1', expect.objectContaining(full), 'c1']);
  });

  test('hears no more of the caller of a task that it dropped', async () => {
    const queue = createBoundedQueue({ atOnce: 1, waitingAtMost: 2 });
    const { work, letAllGo } = slowWorks();
    const left = new AbortController();
    const first = [queue.run(work('x1'), { share: 'x' }), queue.run(work('a1'), { share: 'a' })];
    const dropped = queue.run(work('a2'), { share: 'a', signal: left.signal });
    const other = queue.run(work('b1'), { share: 'b' });
    expect(await endOf(dropped)).toMatchObject(full);
    left.abort();
    expect(await endOf(queue.run(work('c1'), { share: 'c' }))).toMatchObject(full);
    expect(await letAllGo([...first, other])).toEqual(['x1', 'a1', 'b1']);
  });

  test('refuses nobody whose share is small while another share has more than one more', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'go'), { maxLength: 60 }),
        fc.record({ atOnce: fc.integer({ min: 1, max: 3 }), waitingAtMost: fc.integer({ min: 1, max: 8 }) }),
        async (steps, limits) => {
          const queue = createBoundedQueue(limits);
          const running = new Map<string, number>();
          const waiting = new Map<string, number>();
          const held: (() => void)[] = [];
          const add = (to: Map<string, number>, share: string, more: number) => to.set(share, (to.get(share) ?? 0) + more);
          const sizeOf = (share: string): number => (running.get(share) ?? 0) + (waiting.get(share) ?? 0);
          const work = (share: string) => async (): Promise<void> => {
            add(waiting, share, -1);
            add(running, share, 1);
            await new Promise<void>((resolve) => held.push(resolve));
            add(running, share, -1);
          };
          for (const step of steps) {
            if (step === 'go') held.shift()?.();
            else {
              const others = ['a', 'b', 'c', 'd'].filter((share) => share !== step && (waiting.get(share) ?? 0) > 0).map(sizeOf);
              const mine = sizeOf(step);
              let refused = false;
              add(waiting, step, 1);
              const run = queue.run(work(step), { share: step }).catch(() => {
                refused = true;
                add(waiting, step, -1);
              });
              await Promise.race([run, settle()]);
              if (refused) expect(Math.max(0, ...others)).toBeLessThanOrEqual(mine + 1);
            }
            await settle();
            const all = [...waiting.values()].reduce((sum, count) => sum + count, 0);
            expect(all).toBeLessThanOrEqual(limits.waitingAtMost);
          }
          while (held.length > 0) {
            held.shift()?.();
            await settle();
          }
          expect([...running.values(), ...waiting.values()].every((count) => count === 0)).toBe(true);
        },
      ),
      { numRuns: 100 },
    );
  });
});

/** Lets everything that was resolved run. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('a refusal is recognised by its kind, and nothing else is one', async () => {
  const queue = createBoundedQueue({ atOnce: 0, waitingAtMost: 0 });
  const refused: unknown = await endOf(queue.run(async () => 'never'));
  expect([isQueueFull(refused), isCallerLeft(refused)]).toEqual([true, false]);
  expect([isQueueFull(callerGone()), isCallerLeft(callerGone())]).toEqual([false, true]);
  const others = [null, undefined, 'queue-full', 7, {}, new Error('queue-full'), { kind: 'other' }];
  expect(others.map((error) => isQueueFull(error) || isCallerLeft(error))).toEqual(others.map(() => false));
});
