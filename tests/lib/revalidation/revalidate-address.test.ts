import { describe, expect, test } from '@jest/globals';
import { revalidateAddress } from '#lib/revalidation/revalidate-address.ts';

const changeCount = 7;

/** How often an address is rendered if its stored page has these change counts after each rendering. */
async function renderingsWhenMadeAt(counts: (number | null)[], mightContain = true): Promise<number> {
  let renderings = 0;
  await revalidateAddress('/zh', changeCount, {
    render: async () => void (renderings += 1),
    pages: { mightContain: async () => mightContain, changeCountOf: async () => counts[renderings - 1] ?? null },
  });
  return renderings;
}

describe('rendering a changed page', () => {
  test('once is enough where its content was read after the change', async () => {
    expect([await renderingsWhenMadeAt([changeCount]), await renderingsWhenMadeAt([changeCount + 1])]).toEqual([1, 1]);
  });

  test('a rendering that joined an older one is done again', async () => {
    expect(await renderingsWhenMadeAt([changeCount - 1, changeCount])).toBe(2);
  });

  test('a page that is not there is asked for twice, because an older rendering may have missed it', async () => {
    expect(await renderingsWhenMadeAt([null, null])).toBe(2);
  });

  test('a page that nobody has asked for is left to its first visitor', async () => {
    expect(await renderingsWhenMadeAt([changeCount], false)).toBe(0);
  });

  test('a failed rendering fails', async () => {
    await expect(revalidateAddress('/', changeCount, { render: () => Promise.reject(new Error('away')), pages: null })).rejects.toThrow(
      'away',
    );
  });
});
