import { expect, test } from '@jest/globals';
import {
  createLookUpQueue,
  runningAtMost,
  runningOfAddressAtMost,
  waitingAtMost,
  waitingOfAddressAtMost,
} from '#services/mydoc/domains/look-up-queue.ts';

/** Work that ends when it is told to. */
function openWork() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, work, end };
}

const fill = (
  queue: ReturnType<typeof createLookUpQueue<string>>,
  work: ReturnType<typeof openWork>['work'],
  address: string,
  count: number,
) => {
  for (let index = 0; index < count; index += 1) void queue.add(`${address}${index}`, address, work(`${address}${index}`));
};

test('R-5.14 an address has its share of the places, and the rest of its work begins in its order', async () => {
  const { begun, work, end } = openWork();
  const queue = createLookUpQueue<string>();
  fill(queue, work, 'a', runningOfAddressAtMost + 2);
  expect(begun).toHaveLength(runningOfAddressAtMost);
  fill(queue, work, 'b', 1);
  expect(begun.at(-1)).toBe('b0');
  await end('a0');
  expect(begun.at(-1)).toBe(`a${runningOfAddressAtMost}`);
  await end('b0');
  expect(begun).toHaveLength(runningOfAddressAtMost + 2);
});

test('R-5.14 all addresses together have no more than all places', async () => {
  const { begun, work, end } = openWork();
  const queue = createLookUpQueue<string>();
  for (const address of ['a', 'b', 'c', 'd', 'e']) fill(queue, work, address, runningOfAddressAtMost);
  expect(begun).toHaveLength(runningAtMost);
  await end('a0');
  expect(begun.at(-1)).toBe('e0');
});

test('R-5.14 who joins waiting work with a place of their own begins it, and its result comes to the first', async () => {
  const { begun, work, end } = openWork();
  const queue = createLookUpQueue<string>();
  fill(queue, work, 'a', runningOfAddressAtMost);
  const waiting = queue.add('key', 'a', work('late'));
  queue.join('another key', 'b');
  expect(begun).not.toContain('late');
  queue.join('key', 'b');
  expect(begun).toContain('late');
  await end('late');
  expect(await waiting).toBe('late');
});

test('R-5.14 work that fails gives its place back', async () => {
  const { begun, work } = openWork();
  const queue = createLookUpQueue<string>();
  fill(queue, work, 'a', runningOfAddressAtMost - 1);
  await expect(queue.add('bad', 'a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  void queue.add('good', 'a', work('good'));
  expect(begun).toContain('good');
});

test('R-5.14 a free place goes to the address that has the fewest, whoever has waited longer, then in the order of names', async () => {
  const { begun, work, end } = openWork();
  const queue = createLookUpQueue<string>();
  for (const address of ['a', 'b', 'c', 'd']) fill(queue, work, address, runningOfAddressAtMost + 50);
  fill(queue, work, 'e', 2);
  fill(queue, work, 'f', 1);
  for (const ended of ['a0', 'a1', 'a2']) await end(ended);
  expect(begun.slice(runningAtMost)).toEqual(['e0', 'f0', 'e1']);
  await end('b0');
  expect(begun.at(-1)).toBe(`a${runningOfAddressAtMost}`);
});

test('R-5.14 who joins what another waits for has it begun in their turn, once', async () => {
  const { begun, work, end } = openWork();
  const queue = createLookUpQueue<string>();
  for (const address of ['a', 'b', 'c', 'd']) fill(queue, work, address, runningOfAddressAtMost + 1);
  const late = `a${runningOfAddressAtMost}`;
  queue.join(late, 'e');
  await end('b0');
  expect(begun.slice(runningAtMost)).toEqual([late]);
  await end('b1');
  expect(begun.slice(runningAtMost)).toEqual([late, `b${runningOfAddressAtMost}`]);
});

test('R-5.14 an address has its share of the queue, which is free again once its work begins', async () => {
  const { work, end } = openWork();
  const queue = createLookUpQueue<string>();
  fill(queue, work, 'a', runningOfAddressAtMost + waitingOfAddressAtMost);
  expect(queue.add('one more', 'a', work('one more'))).toBe('limited');
  expect(queue.add('of another', 'b', work('of another'))).toBeInstanceOf(Promise);
  await end('a0');
  expect(queue.add('one more', 'a', work('one more'))).toBeInstanceOf(Promise);
  expect(queue.add('yet another', 'a', work('yet another'))).toBe('limited');
});

test('R-5.14 more than the queue holds is refused', () => {
  const { work } = openWork();
  const queue = createLookUpQueue<string>();
  for (let index = 0; index < waitingAtMost / waitingOfAddressAtMost; index += 1)
    fill(queue, work, `address-${index}-`, runningOfAddressAtMost + waitingOfAddressAtMost);
  expect(queue.add('of another', 'another', work('of another'))).toBe('busy');
});
