import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { findPageStore, openPageStore, setPageStore, type RenderedPages } from '#lib/revalidation/page-store-registry.ts';

const pages: RenderedPages = {
  dropAll: async () => undefined,
  evictFromEdge: async () => undefined,
  mayHold: async () => false,
  isKept: () => false,
  freshPage: async () => null,
  loadedAtMs: () => null,
};

const forget = (): void => void (globalThis.hostfrontRenderedPages = undefined);
beforeEach(forget);
afterEach(forget);

test('R-4 what a notice drops is there although nobody has asked for a page since the start', async () => {
  const rendered: string[] = [];
  const opened = await openPageStore(async (address) => {
    rendered.push(address);
    setPageStore(pages);
  });
  expect(opened).toBe(pages);
  expect(await openPageStore(async (address) => void rendered.push(address))).toBe(pages);
  expect(rendered).toEqual(['/']);
});

test('so it is where the page that opens it cannot be rendered; otherwise that is said', async () => {
  const fail = async (): Promise<void> => Promise.reject(new Error('the CMS is away'));
  await expect(openPageStore(fail)).rejects.toThrow('the CMS is away');
  const opened = await openPageStore(async () => {
    setPageStore(pages);
    await fail();
  });
  expect(opened).toBe(pages);
});

test('where pages are not kept there is no store', async () => {
  expect(await openPageStore(async () => undefined)).toBeNull();
  expect(findPageStore()).toBeNull();
});
