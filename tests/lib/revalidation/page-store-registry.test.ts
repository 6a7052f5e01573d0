import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { findPageStore, setPageStore, type RenderedPages } from '#lib/revalidation/page-store-registry.ts';

const pages: RenderedPages = {
  changeCount: async () => 0,
  countChange: async () => 1,
  dropAll: async () => undefined,
  evictFromEdge: async () => undefined,
  mightContain: async () => false,
  changeCountOf: async () => null,
  freshPage: async () => null,
  lastGoodPage: async () => null,
};

const forget = (): void => void (globalThis.hostfrontRenderedPages = undefined);
beforeEach(forget);
afterEach(forget);

test('without page cache there is none; otherwise every part of the process finds the same one', () => {
  expect(findPageStore()).toBeNull();
  setPageStore(pages);
  expect(findPageStore()).toBe(pages);
});
