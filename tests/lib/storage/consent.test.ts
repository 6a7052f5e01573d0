import { describe, expect, test } from '@jest/globals';
import { allowsCategory, readConsent, writeConsent, type GivenConsent } from '#lib/storage/consent.ts';
import { consentCategories } from '#lib/storage/consent-category.ts';
import { blockedAreas, fullAreas, memoryAreas } from './memory-areas.ts';

const statisticsOnly: GivenConsent = { kind: 'given', atMs: 1_767_225_600_000, statistics: true, marketing: false };

const choices = [true, false].flatMap((statistics) => [true, false].map((marketing) => ({ ...statisticsOnly, statistics, marketing })));

describe('R-3.9 consent', () => {
  test('confirming stores the four values as agreed', () => {
    const areas = memoryAreas();
    expect(writeConsent(areas, statisticsOnly)).toEqual({ ok: true });
    expect(Object.fromEntries(areas.kept.local)).toEqual({
      cookieConfirm: '{"version":1,"at":1767225600000}',
      cookieSelect1: '1',
      cookieSelect2: '1',
      cookieSelect3: '0',
    });
  });

  test.each(choices)('a choice comes back as it was: statistics $statistics, marketing $marketing', (consent) => {
    const areas = memoryAreas();
    writeConsent(areas, consent);
    expect(readConsent(areas)).toEqual(consent);
  });

  test('without any one of the four values, the visitor is unasked', () => {
    expect(readConsent(memoryAreas())).toEqual({ kind: 'unasked' });
    for (const name of ['cookieConfirm', 'cookieSelect1', 'cookieSelect2', 'cookieSelect3']) {
      const areas = memoryAreas();
      writeConsent(areas, statisticsOnly);
      areas.kept.local.delete(name);
      expect(readConsent(areas)).toEqual({ kind: 'unasked' });
    }
  });

  test('consent to another policy asks again', () => {
    const areas = memoryAreas();
    writeConsent(areas, statisticsOnly);
    areas.kept.local.set('cookieConfirm', '{"version":2,"at":1}');
    expect(readConsent(areas)).toEqual({ kind: 'unasked' });
  });

  test('R-13 blocked storage leaves the visitor unasked', () => {
    expect(writeConsent(blockedAreas(), statisticsOnly)).toEqual({ ok: false, reason: 'blocked' });
    expect(readConsent(blockedAreas())).toEqual({ kind: 'unasked' });
  });

  test.each([0, 1, 2, 3])('R-13 storage that is full after %d values keeps none of the four, an older consent included', (roomFor) => {
    const areas = memoryAreas();
    writeConsent(areas, { ...statisticsOnly, marketing: true });
    expect(writeConsent(fullAreas(areas, roomFor), statisticsOnly)).toEqual({ ok: false, reason: 'full' });
    expect(areas.kept.local.size).toBe(0);
    expect(readConsent(areas)).toEqual({ kind: 'unasked' });
  });

  test('the first two categories are always on, the others only after confirming, each by its own switch', () => {
    const allowed = (consent: Parameters<typeof allowsCategory>[0]): boolean[] =>
      consentCategories.map((category) => allowsCategory(consent, category));
    expect(allowed({ kind: 'unasked' })).toEqual([true, true, false, false]);
    expect(allowed(statisticsOnly)).toEqual([true, true, true, false]);
    expect(allowed({ ...statisticsOnly, statistics: false, marketing: true })).toEqual([true, true, false, true]);
  });
});
