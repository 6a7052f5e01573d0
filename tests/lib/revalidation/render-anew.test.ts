import { describe, expect, test } from '@jest/globals';
import { renderAnew } from '#lib/revalidation/render-anew.ts';

const calledAtMs = 1_000;

async function renderingsWhenLoadedAt(loads: (number | null)[]): Promise<number> {
  let renderings = 0;
  await renderAnew('/zh', {
    now: () => calledAtMs,
    render: async () => void (renderings += 1),
    pages: () => ({ dropAll: async () => undefined, evictFromEdge: async () => undefined, isKept: () => true, mayHold: async () => true, freshPage: async () => null, loadedAtMs: () => loads[renderings - 1] ?? null }),
  });
  return renderings;
}

describe('rendering a changed page', () => {
  test('once is enough where its content was read after the change', async () => {
    expect(await renderingsWhenLoadedAt([calledAtMs])).toBe(1);
  });

  test('a rendering that joined an older one is done again', async () => {
    expect(await renderingsWhenLoadedAt([calledAtMs - 1, calledAtMs + 5])).toBe(2);
  });

  test('a page that is not there is asked for twice, because an older rendering may have missed it', async () => {
    expect(await renderingsWhenLoadedAt([null, null])).toBe(2);
  });

  test('a page that nobody has asked for is left to its first visitor', async () => {
    let renderings = 0;
    await renderAnew('/zh', {
      now: () => calledAtMs,
      render: async () => void (renderings += 1),
      pages: () => ({ dropAll: async () => undefined, evictFromEdge: async () => undefined, isKept: () => false, mayHold: async () => false, freshPage: async () => null, loadedAtMs: () => null }),
    });
    expect(renderings).toBe(0);
  });

  test('a failed rendering fails', async () => {
    const failing = renderAnew('/', { now: () => 0, render: () => Promise.reject(new Error('away')), pages: () => null });
    await expect(failing).rejects.toThrow('away');
  });
});
