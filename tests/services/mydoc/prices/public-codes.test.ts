import { describe, expect, test } from '@jest/globals';
import { publicCodesQuery, readPublicCodes } from '#services/mydoc/prices/public-codes.ts';
import { seededCatalogue } from '#tests/lib/catalogue/seeded-catalogue.ts';
import { askOver, type SampleDocument } from '#tests/lib/content/ask-over.ts';

const catalogue = await seededCatalogue();
const sold = catalogue.models.filter(({ trial }) => !trial).map(({ code }) => code);

const campaign = (code: string, change: Record<string, unknown> = {}) => ({
  _id: `coupon-${code}`,
  _type: 'couponCampaign',
  code,
  how: 'code',
  kind: 'new-purchase',
  discountPercent: 10,
  minimumSpend: { USD: 0, HKD: 0, JPY: 0 },
  startsAt: '2026-01-01T00:00:00Z',
  endsAt: '2027-01-01T00:00:00Z',
  products: { rule: 'all' },
  periods: { rule: 'all' },
  ...change,
});

const publicOf = async (...documents: readonly SampleDocument[]) =>
  readPublicCodes(await askOver(documents)(publicCodesQuery, {}), catalogue);

describe('R-6 of the codes in the history of prices', () => {
  test('one that anybody may enter counts, for every model but a trial', async () => {
    expect(await publicOf(campaign('ALL10'))).toMatchObject([
      { kind: 'coupon', code: 'ALL10', percent: 10, models: sold, startsAt: Date.parse('2026-01-01T00:00:00Z'), repeatsEveryDays: null },
    ]);
  });

  test.each([
    ['is put into an account', { how: 'claim' }],
    ['comes at the sign-up', { how: 'automatic' }],
    ['only new customers may use', { newcomersOnly: true }],
    ['is for renewals', { kind: 'renewal' }],
  ])('one that %s is personal, and does not', async (_name, change) => {
    expect(await publicOf(campaign('MINE10', change))).toEqual([]);
  });

  test('one for some models or all but some, and for some periods, counts for these', async () => {
    const [model = ''] = sold;
    const [period = ''] = catalogue.periods.map(({ code }) => code);
    const named = [
      { _id: 'model', _type: 'model', code: model },
      { _id: 'period', _type: 'period', code: period },
    ];
    const of = (rule: string) => ({
      products: { rule, models: [{ _type: 'reference', _ref: 'model' }] },
      periods: { rule, periods: [{ _type: 'reference', _ref: 'period' }] },
    });
    const [only] = await publicOf(...named, campaign('ONLY10', of('only')));
    expect([only?.models, only?.periods]).toEqual([[model], [period]]);
    const [except] = await publicOf(...named, campaign('REST10', of('except')));
    expect(except?.models).toEqual(sold.filter((code) => code !== model));
    expect(except?.periods).not.toContain(period);
  });

  test('one without a code or an end is left out, and hides no other', async () => {
    expect(
      (await publicOf(campaign('X', { code: null }), campaign('Y', { endsAt: null }), campaign('Z10'))).map(({ code }) => code),
    ).toEqual(['Z10']);
  });
});
