import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { judgePromotion, type PromotedChoice } from '#lib/offers/judge-promotion.ts';
import type { PromotionTerms } from '#lib/offers/promotion-terms.ts';

const window = { startsAt: 1_000, endsAt: 2_000, repeatsEveryDays: null };
const week: PromotionTerms = { code: 'festivals', percent: 25, period: '1y', models: ['c1m1', 'c2m4'], window, onePerPerson: false };
const choice: PromotedChoice = { region: 'US-0', model: 'c2m4', period: '1y' };
const nothingSoldOut = () => false;

const judge = (
  change: Partial<PromotedChoice> = {},
  nowMs = 1_500,
  isSoldOut: (region: string, model: string) => boolean = nothingSoldOut,
) => judgePromotion(week, { ...choice, ...change }, nowMs, isSoldOut);

describe('R-6.6 a promotion', () => {
  test('applies from its start, inclusive, to its end, exclusive', () => {
    expect([999, 1_000, 1_999, 2_000].map((nowMs) => judge({}, nowMs).state)).toEqual(['not-started', 'applies', 'applies', 'ended']);
  });

  test('that comes again has not started between two times', () => {
    const dayMs = 86_400_000;
    const weekly = { ...week, window: { startsAt: 0, endsAt: dayMs, repeatsEveryDays: 7 } };
    const states = [0.5, 1, 6.9, 7, 8].map((days) => judgePromotion(weekly, choice, days * dayMs, nothingSoldOut).state);
    expect(states).toEqual(['applies', 'not-started', 'not-started', 'applies', 'not-started']);
  });

  test('is unknown if there is none of that code', () => {
    expect(judgePromotion(null, choice, 1_500, nothingSoldOut)).toEqual({ state: 'unknown', misfits: [] });
  });

  test.each([
    [{ model: 'c8m16' }, ['model']],
    [{ period: '1m' }, ['period']],
    [{ model: 'c8m16', period: '1m' }, ['model', 'period']],
  ] as const)('does not fit %j, and says which part', (change, misfits) => {
    expect(judge(change)).toEqual({ state: 'does-not-fit', misfits });
  });

  test('is given in every region', () => {
    expect(judge({ region: 'JP-0' })).toEqual({ state: 'applies', misfits: [] });
  });

  test('is sold out with the chosen model, or with all of its models if another one was chosen; stock elsewhere does not count', () => {
    const [gone, all] = [new Set(['c2m4']), new Set(['c1m1', 'c2m4'])];
    const soldOut = (models: Set<string>) => (region: string, model: string) => region === 'US-0' && models.has(model);
    expect(judge({}, 1_500, soldOut(gone))).toEqual({ state: 'sold-out', misfits: [] });
    expect(judge({ model: 'c1m1' }, 1_500, soldOut(gone)).state).toBe('applies');
    expect(judge({ model: 'c8m16' }, 1_500, soldOut(gone)).state).toBe('does-not-fit');
    expect(judge({ model: 'c8m16' }, 1_500, soldOut(all)).state).toBe('sold-out');
    expect(judge({ region: 'JP-0' }, 1_500, soldOut(all)).state).toBe('applies');
  });

  test('its time is told before its stock, and its stock before its fit', () => {
    const soldOut = () => true;
    expect([
      judge({ period: '1m' }, 999, soldOut),
      judge({ period: '1m' }, 2_000, soldOut),
      judge({ period: '1m' }, 1_500, soldOut),
    ]).toEqual(['not-started', 'ended', 'sold-out'].map((state) => ({ state, misfits: [] })));
  });

  test('applies only where every part fits at that instant, for any choice', () => {
    const choices = fc.record({
      region: fc.constantFrom('US-0', 'JP-0'),
      model: fc.constantFrom('c1m1', 'c2m4', 'c8m16'),
      period: fc.constantFrom('1m', '1y'),
    });
    fc.assert(
      fc.property(choices, fc.integer({ min: 990, max: 2_010 }), (each, nowMs) => {
        const fits = week.models.includes(each.model) && each.period === '1y' && nowMs >= window.startsAt && nowMs < window.endsAt;
        expect(judgePromotion(week, each, nowMs, nothingSoldOut).state === 'applies').toBe(fits);
      }),
      { numRuns: 500 },
    );
  });
});
