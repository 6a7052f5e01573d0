import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { findPageCache, setPageCache, type RenderedPages } from '#lib/revalidation/page-cache-registry.ts';

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
  expect(findPageCache()).toBeNull();
  setPageCache(pages);
  expect(findPageCache()).toBe(pages);
});
