import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { createBoundedQueue } from '#services/platform/bounded-queue.ts';

/** Works that run until they are let go, in the order in which they began. */
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
  return { begun, work, letOneGo };
}

describe('a bounded queue', () => {
  test('lets some run, begins those that wait in their order and refuses what is too many', async () => {
    const queue = createBoundedQueue({ atOnce: 2, waitingAtMost: 2 });
    const { begun, work, letOneGo } = slowWorks();
    const runs = ['a', 'b', 'c', 'd'].map((name) => queue.run(work(name)));
    await expect(queue.run(work('e'))).rejects.toMatchObject({ kind: 'queue-full' });
    expect(begun).toEqual(['a', 'b']);
    await letOneGo();
    expect(begun).toEqual(['a', 'b', 'c']);
    for (let n = 0; n < 3; n += 1) await letOneGo();
    expect(await Promise.all(runs)).toEqual(['a', 'b', 'c', 'd']);
  });

  test('no share takes more than its part, and what has waited in vain leaves its place', async () => {
    const queue = createBoundedQueue({ atOnce: 1, waitingAtMost: 10, shareAtMost: 2 });
    const { begun, work, letOneGo } = slowWorks();
    const left = new AbortController();
    const first = queue.run(work('a'), { share: 'one' });
    const second = queue.run(work('b'), { share: 'one', signal: left.signal });
    await expect(queue.run(work('c'), { share: 'one' })).rejects.toMatchObject({ kind: 'queue-full' });
    const other = queue.run(work('d'), { share: 'other' });
    left.abort();
    await expect(second).rejects.toMatchObject({ kind: 'caller-left' });
    const again = queue.run(work('e'), { share: 'one' });
    for (let n = 0; n < 3; n += 1) await letOneGo();
    expect(await Promise.all([first, other, again])).toEqual(['a', 'd', 'e']);
    expect(begun).toEqual(['a', 'd', 'e']);
  });

  test('a failure hands the place on', async () => {
    const queue = createBoundedQueue({ atOnce: 1, waitingAtMost: 1 });
    const failed = queue.run(() => Promise.reject(new Error('no')));
    const next = queue.run(async () => 'yes');
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('yes');
  });
});
