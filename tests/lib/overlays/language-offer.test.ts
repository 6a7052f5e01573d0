import { describe, expect, test } from '@jest/globals';
import { languageOfferIntervalMs, offeredLanguage } from '#lib/overlays/language-offer.ts';
import { readPastInstant, writeStored } from '#lib/storage/stored-values.ts';
import { memoryAreas } from '#tests/lib/storage/memory-areas.ts';

const nowMs = Date.parse('2026-11-21T12:00:00Z');
const ask = { browser: ['ja-JP', 'en'], page: 'en' as const, askedAtMs: null, nowMs };

describe('R-2.4 the browser’s language', () => {
  test('it is offered where it is not the page’s, and only the first one counts', () => {
    expect(offeredLanguage(ask)).toBe('ja');
    expect(offeredLanguage({ ...ask, page: 'ja' })).toBeNull();
    expect(offeredLanguage({ ...ask, browser: ['en-US', 'ja'] })).toBeNull();
    expect(offeredLanguage({ ...ask, browser: ['fr'], page: 'zh' })).toBe('en');
    expect(offeredLanguage({ ...ask, browser: [] })).toBeNull();
    expect(offeredLanguage({ ...ask, nowMs: 0 })).toBe('ja');
  });

  test('at most once in 30 days: not at 2592000000 ms, one millisecond later', () => {
    expect(languageOfferIntervalMs).toBe(30 * 24 * 60 * 60 * 1000);
    const asked = [languageOfferIntervalMs - 1, languageOfferIntervalMs, languageOfferIntervalMs + 1].map((agoMs) =>
      offeredLanguage({ ...ask, askedAtMs: nowMs - agoMs }),
    );
    expect(asked).toEqual([null, null, 'ja']);
  });

  test('an answer in the future counts as never', () => {
    const areas = memoryAreas();
    writeStored(areas, 'userSelectLangTime', nowMs + 1);
    expect(offeredLanguage({ ...ask, askedAtMs: readPastInstant(areas, 'userSelectLangTime', nowMs) })).toBe('ja');
    writeStored(areas, 'userSelectLangTime', nowMs);
    expect(offeredLanguage({ ...ask, askedAtMs: readPastInstant(areas, 'userSelectLangTime', nowMs) })).toBeNull();
  });
});
