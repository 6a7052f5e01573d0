import { describe, expect, test } from '@jest/globals';
import type { PageEntry } from '#services/door/page-cache/page-entry.ts';
import { pageState } from '#services/door/page-cache/page-state.ts';

const nowMs = 1_800_000_000_000;
const entry = (fields: Partial<PageEntry> = {}): PageEntry => ({
  lastModified: nowMs,
  changeCount: 7,
  value: { kind: 'PAGES', html: 'a page' },
  ...fields,
});
const timed = entry({ cacheControl: { revalidate: 60 } });

describe('R-4 where a stored page stands', () => {
  test.each([
    ['absent, where there is none', null, 0, nowMs, 'absent'],
    ['fresh, within its time', timed, 0, nowMs + 59_999, 'fresh'],
    ['stale, when its time is over', timed, 0, nowMs + 60_000, 'stale'],
    ['fresh without an end, where no time was set', entry(), 0, nowMs * 2, 'fresh'],
    ['fresh without an end, where it was set to none', entry({ cacheControl: { revalidate: false } }), 0, nowMs * 2, 'fresh'],
    ['fresh, of the content that all were dropped for', timed, 7, nowMs, 'fresh'],
    ['dropped, of earlier content', timed, 8, nowMs, 'dropped'],
    ['dropped rather than stale', timed, 8, nowMs + 60_000, 'dropped'],
  ] as const)('%s', (_says, page, droppedCount, atMs, state) => {
    expect(pageState(page, droppedCount, atMs)).toBe(state);
  });
});
