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

test('where pages are not kept there is no store; where they are, every part of the process finds the same', () => {
  expect(findPageStore()).toBeNull();
  setPageStore(pages);
  expect(findPageStore()).toBe(pages);
});
