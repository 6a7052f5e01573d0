import { afterEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { recentSearches, useRecentSearches } from '#components/documents/search/use-recent-searches.ts';

afterEach(() => {
  jest.restoreAllMocks();
  act(() => recentSearches.clear());
  window.localStorage.clear();
});

const stored = (): unknown => JSON.parse(window.localStorage.getItem('recentSearches') ?? 'null');

test('R-8.2 last searches that another tab removed do not come back from the memory of this one', () => {
  recentSearches.note('ssh');
  const { unmount } = renderHook(useRecentSearches);
  unmount();
  window.localStorage.removeItem('recentSearches');
  expect(renderHook(useRecentSearches).result.current).toEqual([]);
  act(() => recentSearches.note('vpc'));
  expect(stored()).toEqual(['vpc']);
});

test('R-13 where the browser stores nothing, they are those of this tab', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused');
  });
  recentSearches.note('ssh');
  recentSearches.note('vpc');
  expect(renderHook(useRecentSearches).result.current).toEqual(['vpc', 'ssh']);
});
