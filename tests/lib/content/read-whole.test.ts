import { expect, test } from '@jest/globals';
import { watchedSource } from '#lib/content/content-source.ts';
import { readingsAtMost, readWhole } from '#lib/content/read-whole.ts';

/** Sources whose answers have these numbers, one after the other. */
function sourcesOf(numbers: readonly (number | null)[]) {
  let next = 0;
  let opened = 0;
  return {
    opened: () => opened,
    open: () => {
      opened += 1;
      return watchedSource(async () => ({ result: next, jointPublication: numbers[next++] ?? null }), false);
    },
  };
}

const twice = async ({ ask }: { ask: (query: string) => Promise<unknown> }): Promise<unknown[]> => [await ask('*'), await ask('*')];

test('what was read between two joint publications is read once', async () => {
  const { open, opened } = sourcesOf([3, 3]);
  expect(await readWhole(open, twice)).toEqual([0, 1]);
  expect(opened()).toBe(1);
});

test('what was read partly before one and partly after it is read again', async () => {
  const { open, opened } = sourcesOf([3, 4, 4, 4]);
  expect(await readWhole(open, twice)).toEqual([2, 3]);
  expect(opened()).toBe(2);
});

test('a CMS that begins to number them counts as a change', async () => {
  const { open } = sourcesOf([null, 1, 1, 1]);
  expect(await readWhole(open, twice)).toEqual([2, 3]);
});

test('the last reading counts, and after it the content is unavailable', async () => {
  const mixed = Array.from({ length: 2 * readingsAtMost }, (_, place) => place);
  const lastWhole = mixed.toSpliced(-1, 1, 2 * readingsAtMost - 2);
  expect(await readWhole(sourcesOf(lastWhole).open, twice)).toEqual([8, 9]);
  const { open, opened } = sourcesOf(mixed);
  await expect(readWhole(open, twice)).rejects.toMatchObject({ kind: 'content-unavailable' });
  expect(opened()).toBe(5);
});

test('a failure is told at once, but of a mixture tried again', async () => {
  const failing = (fails: (reading: number) => boolean) => {
    let reading = 0;
    return async (source: { ask: (query: string) => Promise<unknown> }) => {
      reading += 1;
      const read = await twice(source);
      if (fails(reading)) throw new Error('does not fit');
      return read;
    };
  };
  const whole = sourcesOf([3, 3]);
  await expect(
    readWhole(
      whole.open,
      failing(() => true),
    ),
  ).rejects.toThrow('does not fit');
  expect(whole.opened()).toBe(1);
  expect(
    await readWhole(
      sourcesOf([3, 4, 4, 4]).open,
      failing((reading) => reading === 1),
    ),
  ).toEqual([2, 3]);
});
