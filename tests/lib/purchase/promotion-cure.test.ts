import { beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { isModelSold } from '#lib/catalogue/on-sale.ts';
import { judgePromotion, type IsSoldOut, type PromotedChoice } from '#lib/offers/judge-promotion.ts';
import type { PromotionTerms } from '#lib/offers/promotion-terms.ts';
import { promotionCure } from '#lib/purchase/promotion-cure.ts';
import { seededCatalogue } from '#tests/lib/catalogue/seeded-catalogue.ts';

let catalogue: Catalogue;

beforeAll(async () => {
  catalogue = await seededCatalogue();
});

const week: PromotionTerms = {
  code: 'festivals',
  percent: 25,
  period: '1y',
  models: ['cvm.g4a.amd.c1m1', 'cvm.g4a.amd.c2m4', 'cvm.mx4a.amd.c2m8'],
  window: { startsAt: 0, endsAt: 10, repeatsEveryDays: null },
  onePerPerson: false,
};
const choice: PromotedChoice = { region: 'US-0', model: 'cvm.g4a.amd.c2m4', period: '1y' };
const nothing: IsSoldOut = () => false;

const cureOf = (change: Partial<PromotedChoice>, isSoldOut = nothing, promotion = week, nowMs = 5) => {
  const chosen = { ...choice, ...change };
  return promotionCure(catalogue, promotion, chosen, judgePromotion(promotion, chosen, nowMs, isSoldOut), isSoldOut);
};

describe('R-6.6 what makes a promotion apply', () => {
  test('is its period, its most similar size, or both', () => {
    expect(cureOf({ period: '1m' })).toEqual({ period: '1y' });
    expect(cureOf({ model: 'cvm.g4a.amd.c4m8' })).toEqual({ model: 'cvm.mx4a.amd.c2m8' });
    expect(cureOf({ model: 'cvm.g4a.amd.c1m2', period: '3m' })).toEqual({ model: 'cvm.g4a.amd.c1m1', period: '1y' });
  });

  test('is another of its sizes where the chosen one is sold out; nothing where all are', () => {
    const gone =
      (...models: string[]): IsSoldOut =>
      (region, model) =>
        region === 'US-0' && models.includes(model);
    expect(cureOf({}, gone('cvm.g4a.amd.c2m4'))).toEqual({ model: 'cvm.mx4a.amd.c2m8' });
    expect(cureOf({ period: '1m' }, gone('cvm.g4a.amd.c2m4'))).toEqual({ model: 'cvm.mx4a.amd.c2m8', period: '1y' });
    expect(cureOf({}, gone(...week.models))).toBeNull();
  });

  test('is nothing before its start, after its end, where it applies, or where its period is gone', () => {
    expect([cureOf({ period: '1m' }, nothing, week, -1), cureOf({ period: '1m' }, nothing, week, 10), cureOf({})]).toEqual([
      null,
      null,
      null,
    ]);
    expect(cureOf({}, nothing, { ...week, period: '9y' })).toBeNull();
    expect(cureOf({ model: 'cvm.g4a.amd.c4m8' }, nothing, { ...week, models: ['cvm.gone'] })).toBeNull();
  });

  test('taken, makes it apply: for any choice and any stock', () => {
    const models = catalogue.models.filter((model) => isModelSold(model, 'US-0')).map(({ code }) => code);
    const cases = fc.record({
      model: fc.constantFrom(...models),
      period: fc.constantFrom(...catalogue.periods.map(({ code }) => code)),
      gone: fc.subarray([...week.models]),
    });
    fc.assert(
      fc.property(cases, ({ gone, ...change }) => {
        const soldOut: IsSoldOut = (_region, model) => gone.includes(model);
        const cure = cureOf(change, soldOut);
        const before = judgePromotion(week, { ...choice, ...change }, 5, soldOut).state;
        const after = cure && judgePromotion(week, { ...choice, ...change, ...cure }, 5, soldOut).state;
        const isCurable = before !== 'applies' && gone.length < week.models.length;
        expect([after]).toEqual([isCurable ? 'applies' : null]);
      }),
      { numRuns: 500 },
    );
  });
});
