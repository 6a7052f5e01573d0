import { describe, expect, test } from '@jest/globals';
import { mayRequestScripts, scriptsAllowed } from '#lib/statistics/scripts-allowed.ts';
import type { StatisticsScript } from '#lib/statistics/vendors.ts';
import type { Consent } from '#lib/storage/consent.ts';

const given = (statistics: boolean, marketing: boolean): Consent => ({ kind: 'given', atMs: 1, statistics, marketing });

const scripts: readonly StatisticsScript[] = [
  { vendor: 'matomo', id: 'stats.marlow.example/1', category: 2 },
  { vendor: 'google-tag-manager', id: 'GTM-ABC1234', category: 3 },
];

describe('R-3.9 of two scripts, one for statistics and one for marketing', () => {
  test.each([
    ['before consent', { kind: 'unasked' } as const, false, []],
    ['with consent to neither', given(false, false), false, []],
    ['with consent to statistics', given(true, false), true, ['matomo']],
    ['with consent to marketing', given(false, true), true, ['google-tag-manager']],
    ['with consent to both', given(true, true), true, ['matomo', 'google-tag-manager']],
  ])('%s: requested %2$s, running %3$j', (_when, consent, requested, running) => {
    expect(mayRequestScripts(consent)).toBe(requested);
    expect(scriptsAllowed(consent, scripts).map(({ vendor }) => vendor)).toEqual(running);
  });
});
