import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { imageOf } from '#lib/catalogue/on-sale.ts';
import { price } from '#lib/catalogue/price.ts';
import { findCure, possibleCures, takeCure, type CuredChoice } from '#lib/coupons/coupon-cure.ts';
import { bestCoupon, judgeCoupon, type CouponCase } from '#lib/coupons/judge-coupon.ts';
import type { CouponTerms } from '#lib/coupons/coupon-terms.ts';
import { currencies } from '#lib/money/currencies.ts';
import { couponKinds, couponRules } from '#lib/rules/campaigns/coupon-kinds.ts';
import { randomConfiguration } from '#tests/lib/catalogue/random-configuration.ts';
import { runsOf } from '#tests/setup/test-width.ts';
import { seededCatalogue } from '#tests/lib/catalogue/seeded-catalogue.ts';

const catalogue = await seededCatalogue();
const name = { en: 'Coupon', zh: null, ja: null };
const everything = { rule: 'all', families: [], series: [], models: [] } as const;

const plain: CouponTerms = {
  code: 'PLAIN10',
  kind: 'new-purchase',
  name,
  discountPercent: 10,
  minimumSpend: { USD: 0, HKD: 0, JPY: 0 },
  products: { ...everything, families: [], series: [], models: [] },
  periods: { rule: 'all', periods: [] },
  notForWindows: false,
  validityDays: 30,
};

const term = (code: string) => ({ code, name });
const [family] = catalogue.families;
const model = catalogue.models.find(({ series }) => catalogue.series.find(({ code }) => code === series)?.family === family?.code);
/** A model of another family and series than the one that is sold. */
const strange = catalogue.models.find(({ series }) => catalogue.series.find(({ code }) => code === series)?.family !== family?.code);
const sold: CouponCase = {
  kind: 'new-purchase',
  model: model?.code ?? '',
  imageFamily: 'windows',
  period: '1m',
  currency: 'USD',
  lineAmounts: [700, 333],
  isPromotional: false,
};

const judged = (change: Partial<CouponTerms>, choice: Partial<CouponCase> = {}, isExpired = false) =>
  judgeCoupon({ ...plain, ...change }, isExpired, { ...sold, ...choice }, catalogue);

describe('R-6.4 R-6.5 a coupon', () => {
  test('takes its percent off the sum, rounded once', () => {
    expect(judged({})).toEqual({ applies: true, savesMinor: 103 });
    expect(judged({ discountPercent: 100 })).toEqual({ applies: true, savesMinor: 1_033 });
    expect(judged({ discountPercent: 12.5 })).toEqual({ applies: true, savesMinor: 129 });
  });

  test.each([
    ['kind', { kind: 'renewal' }, {}, false],
    ['expired', {}, {}, true],
    ['promotion', {}, { isPromotional: true }, false],
    ['currency', { minimumSpend: { USD: null, HKD: 0, JPY: 0 } }, {}, false],
    ['product', { products: { ...everything, rule: 'only' } }, {}, false],
    ['product', { products: { ...everything, rule: 'except', models: [{ code: sold.model }] } }, {}, false],
    ['product', { products: { ...everything, rule: 'except', families: [term(family?.code ?? '')] } }, {}, false],
    ['image', { notForWindows: true }, {}, false],
    ['period', { periods: { rule: 'only', periods: [term('1y')] } }, {}, false],
    ['period', { periods: { rule: 'except', periods: [term('1m')] } }, {}, false],
  ] as const)('does not apply for %s', (why, change, choice, isExpired) => {
    expect(judged(change as Partial<CouponTerms>, choice, isExpired)).toEqual({ applies: false, why, missingMinor: 0 });
  });

  test.each(['linux', null] as const)('that is not for Windows applies to an image of %p', (imageFamily) => {
    expect(judged({ notForWindows: true }, { imageFamily })).toMatchObject({ applies: true });
  });

  test('does not apply to a trial product; another model helps', () => {
    const models = catalogue.models.map((each) => (each.code === sold.model ? { ...each, trial: true } : each));
    const tried = { ...catalogue, models };
    expect(judgeCoupon(plain, false, sold, tried)).toEqual({ applies: false, why: 'trial', missingMinor: 0 });
    const configuration = { region: 'US-0', model: sold.model, disk: { type: 'ssd_cloud_disk', sizeGib: 60 }, traffic: 't500' };
    const cure = findCure(plain, { configuration, period: '1m', currency: 'USD', isPromotional: false }, tried, () => true);
    expect(cure).toMatchObject({ kind: 'model' });
  });

  test('counts the minimum spend before the discount, inclusive, and says what is missing', () => {
    expect(judged({ minimumSpend: { USD: 1_033, HKD: null, JPY: null } })).toMatchObject({ applies: true });
    expect(judged({ minimumSpend: { USD: 1_034, HKD: null, JPY: null } })).toEqual({ applies: false, why: 'minimum', missingMinor: 1 });
  });

  test.each<[CouponTerms['products']]>([
    [{ rule: 'only', families: [term(family?.code ?? '')], series: [], models: [] }],
    [{ rule: 'only', families: [], series: [term(model?.series ?? '')], models: [] }],
    [{ rule: 'only', families: [], series: [], models: [{ code: sold.model }, { code: 'gone' }] }],
    [{ rule: 'except', families: [term('gone')], series: [], models: [] }],
    [{ rule: 'all', families: [], series: [], models: [{ code: sold.model }] }],
  ])('applies to a model by its family, series or code: %j', (products) => {
    expect(judged({ products })).toMatchObject({ applies: true });
  });

  test.each<[CouponTerms['products']]>([
    [{ rule: 'only', families: [term(family?.code ?? '')], series: [], models: [] }],
    [{ rule: 'only', families: [], series: [term(model?.series ?? '')], models: [] }],
  ])('does not apply to a model of another family, nor to one that the catalogue does not know: %j', (products) => {
    for (const other of [strange?.code ?? '', 'gone'])
      expect(judged({ products }, { model: other })).toEqual({ applies: false, why: 'product', missingMinor: 0 });
  });

  test('applies to each of the periods that it names', () => {
    const periods: CouponTerms['periods'] = { rule: 'only', periods: [term('1m'), term('1y')] };
    expect(['1m', '3m', '1y'].map((period) => judged({ periods }, { period }).applies)).toEqual([true, false, true]);
  });

  test('medusa#16396 takes off the same whatever the order of the lines, and never less for more spend', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 1, max: 9_999 }),
        (lineAmounts, hundredths) => {
          const saves = (amounts: readonly number[]) => {
            const verdict = judged({ discountPercent: hundredths / 100 }, { lineAmounts: amounts });
            return verdict.applies ? verdict.savesMinor : null;
          };
          const [first = 0, ...others] = lineAmounts;
          expect(saves(lineAmounts.toReversed())).toBe(saves(lineAmounts));
          // splitting a line changes nothing
          expect(saves([Math.floor(first / 3), first - Math.floor(first / 3), ...others])).toBe(saves(lineAmounts));
          expect(saves([...lineAmounts, 500]) ?? 0).toBeGreaterThanOrEqual(saves(lineAmounts) ?? 0);
          // nor does merging all of them into one
          expect(saves([lineAmounts.reduce((sum, amount) => sum + amount, 0)])).toBe(saves(lineAmounts));
          // a currency of two more decimals: the same sum, but for the one rounding
          const finer = saves(lineAmounts.map((amount) => amount * 100)) ?? 0;
          expect(Math.abs(finer - 100 * (saves(lineAmounts) ?? 0))).toBeLessThanOrEqual(50);
        },
      ),
      { numRuns: 500, seed: 7 },
    );
  });

  test('the best of several saves most; of equals the one that expires first', () => {
    const of = (id: string, savesMinor: number | null, expiresMs: number) => ({
      id,
      expiresMs,
      verdict: savesMinor === null ? ({ applies: false, why: 'kind', missingMinor: 0 } as const) : ({ applies: true, savesMinor } as const),
    });
    expect(bestCoupon([of('a', 5, 0), of('b', 9, 2), of('c', 9, 1), of('d', null, 0)])?.id).toBe('c');
    expect(bestCoupon([of('d', null, 0)])).toBeNull();
  });
});

const disk = { type: 'ssd_cloud_disk', sizeGib: 60 };
const chosen: CuredChoice = {
  configuration: { region: 'US-0', model: sold.model, disk, traffic: 't500' },
  period: '1m',
  currency: 'USD',
  isPromotional: true,
};

describe('R-6.5 one change of a choice', () => {
  test('changes that part, and nothing else', () => {
    expect(takeCure(chosen, { kind: 'without-promotion' })).toEqual({ ...chosen, isPromotional: false });
    expect(takeCure(chosen, { kind: 'period', period: '1y' })).toEqual({ ...chosen, period: '1y' });
    expect(takeCure(chosen, { kind: 'traffic', traffic: 't2000' }).configuration).toEqual({ ...chosen.configuration, traffic: 't2000' });
    expect(takeCure(chosen, { kind: 'disk', sizeGib: 61 }).configuration).toEqual({
      ...chosen.configuration,
      disk: { ...disk, sizeGib: 61 },
    });
    expect(takeCure(chosen, { kind: 'model', model: 'other' })).toEqual({
      ...chosen,
      configuration: { ...chosen.configuration, model: 'other' },
    });
  });

  test('without Windows is an image of another family that the boot disk holds', () => {
    const on = (image: CuredChoice['configuration']['image'], sizeGib = 60): CuredChoice => ({
      ...chosen,
      configuration: { ...chosen.configuration, image: image ?? null, disk: { ...disk, sizeGib } },
      isPromotional: false,
    });
    const windows = { kind: 'image', code: 'windows-server-2025' } as const;
    const terms: CouponTerms = { ...plain, notForWindows: true };
    const cure = findCure(terms, on(windows), catalogue, () => true);
    expect(cure).toEqual({ kind: 'image', image: 'debian-13' });
    expect(takeCure(on(windows), { kind: 'image', image: 'debian-13' }).configuration.image).toEqual({ kind: 'image', code: 'debian-13' });
    const images = (choice: CuredChoice) =>
      possibleCures(catalogue, choice, () => false).flatMap((each) => (each.kind === 'image' ? [each.image] : []));
    const linux = catalogue.images.filter(({ family: each }) => each === 'linux');
    expect(images(on(windows))).toEqual(linux.map(({ code }) => code));
    for (const sizeGib of [14, ...linux.map(({ minDiskGib }) => minDiskGib)])
      expect(images(on(windows, sizeGib))).toEqual(linux.filter(({ minDiskGib }) => minDiskGib <= sizeGib).map(({ code }) => code));
    expect(images(on({ kind: 'image', code: 'debian-13' }))).toEqual(['windows-server-2025', 'windows-server-2022']);
    expect([...images(on(null)), ...images(on({ kind: 'iso', source: 'upload-1' }))]).toEqual([]);
  });

  test('is every other period, traffic plan and model that can be bought, and without the promotion where there is one', () => {
    const periods = catalogue.periods.flatMap(({ code }) => (code === '1m' ? [] : [{ kind: 'period', period: code }]));
    const plans = catalogue.trafficPlans.filter(({ code, regions }) => code !== 't500' && regions.some(({ region }) => region === 'US-0'));
    const traffic = plans.map(({ code }) => ({ kind: 'traffic', traffic: code }));
    expect(traffic.length).toBeGreaterThan(0);
    expect(possibleCures(catalogue, chosen, () => false)).toEqual([{ kind: 'without-promotion' }, ...periods, ...traffic]);
    const [first, second] = catalogue.models.filter(({ code }) => code !== sold.model);
    const canBuy = (code: string): boolean => [sold.model, first?.code, second?.code].includes(code);
    expect(possibleCures(catalogue, { ...chosen, isPromotional: false }, canBuy)).toEqual([
      ...periods,
      ...traffic,
      { kind: 'model', model: first?.code },
      { kind: 'model', model: second?.code },
    ]);
  });

  test('is the least larger boot disk of its type, up to the largest of that type and no further', () => {
    const onlyThis: CouponTerms['products'] = { ...plain.products, rule: 'only', models: [{ code: sold.model }] };
    const diskTypes = catalogue.diskTypes.map((each, place) => ({ ...each, maxGib: 100 + place * 50 }));
    const ofThese = { ...catalogue, diskTypes };
    const types = diskTypes.filter(({ regions }) => regions.some(({ region }) => region === 'US-0'));
    expect(types.length).toBeGreaterThan(1);
    for (const { code: type, maxGib } of types) {
      const costs = (sizeGib: number): number => {
        const priced = price(ofThese, { ...chosen.configuration, disk: { type, sizeGib } }, '1m', 'USD');
        return priced.ok ? priced.subtotal.amountMinor : Number.NaN;
      };
      const cureFor = (spend: number, sizeGib = 60) =>
        findCure(
          {
            ...plain,
            products: onlyThis,
            periods: { rule: 'only', periods: [term('1m')] },
            minimumSpend: { USD: spend, HKD: null, JPY: null },
          },
          { ...chosen, configuration: { ...chosen.configuration, disk: { type, sizeGib } }, isPromotional: false },
          ofThese,
          () => true,
        );
      expect(cureFor(costs(maxGib))).toEqual({ kind: 'disk', sizeGib: maxGib });
      expect(cureFor(costs(maxGib) + 1_000)).toBeNull();
      expect(cureFor(costs(maxGib) + 1_000, maxGib)).toBeNull();
    }
  });

  test('of two that are equally near is the one that comes first', () => {
    const twin = catalogue.models.find(({ code }) => code !== sold.model);
    const models = [...catalogue.models, ...(twin ? [{ ...twin, code: 'twin' }] : [])];
    const only = [{ code: twin?.code ?? '' }, { code: 'twin' }];
    const terms: CouponTerms = { ...plain, products: { ...plain.products, rule: 'only', models: only } };
    const cure = findCure(terms, { ...chosen, isPromotional: false }, { ...catalogue, models }, () => true);
    expect(cure).toEqual({ kind: 'model', model: twin?.code });
  });
});

const someTerms = fc
  .record({
    kind: fc.constantFrom(couponKinds[0], couponKinds[0], couponKinds[0], couponKinds[1]),
    discountPercent: fc.integer({ min: 1, max: 100 }),
    minimum: fc.nat(30_000),
    productRule: fc.constantFrom(...couponRules),
    families: fc.subarray(catalogue.families.map(({ code }) => term(code))),
    models: fc.subarray(catalogue.models.map(({ code }) => ({ code }))),
    periodRule: fc.constantFrom(...couponRules),
    periods: fc.subarray(catalogue.periods.map(({ code }) => term(code))),
    notForWindows: fc.boolean(),
  })
  .map(({ kind, discountPercent, minimum, productRule, families, models, periodRule, periods, notForWindows }): CouponTerms => ({
    ...plain,
    kind,
    discountPercent,
    minimumSpend: { USD: minimum, HKD: minimum * 8, JPY: minimum },
    products: { rule: productRule, families, series: [], models },
    periods: { rule: periodRule, periods },
    notForWindows,
  }));

const someChoice: fc.Arbitrary<CuredChoice> = fc
  .record({ configuration: randomConfiguration(catalogue), currency: fc.constantFrom(...currencies), isPromotional: fc.boolean() })
  .map(({ configuration, ...rest }) => ({ configuration, period: configuration.period, ...rest }));

const sizesAbove = ({ type, sizeGib }: CuredChoice['configuration']['disk']): number[] => {
  const { maxGib } = catalogue.diskTypes.find(({ code }) => code === type) ?? { maxGib: sizeGib };
  return Array.from({ length: Math.max(0, maxGib - sizeGib) }, (_, more) => sizeGib + 1 + more);
};

/** Each choice that differs in one part, found without the code that proposes them. */
function everyOtherChoice(choice: CuredChoice, open: readonly string[]): CuredChoice[] {
  const { configuration } = choice;
  const chosen = imageOf(catalogue, configuration.image ?? null);
  return [
    { ...choice, isPromotional: false },
    ...catalogue.periods.map(({ code: period }) => ({ ...choice, period })),
    ...open.map((code) => ({ ...choice, configuration: { ...configuration, model: code } })),
    ...catalogue.trafficPlans
      .filter(({ regions }) => regions.some(({ region }) => region === configuration.region))
      .map(({ code: traffic }) => ({ ...choice, configuration: { ...configuration, traffic } })),
    ...sizesAbove(configuration.disk).map((sizeGib) => ({
      ...choice,
      configuration: { ...configuration, disk: { ...configuration.disk, sizeGib } },
    })),
    ...catalogue.images
      .filter(({ family: each, minDiskGib }) => chosen !== null && each !== chosen.family && minDiskGib <= configuration.disk.sizeGib)
      .map(({ code }) => ({ ...choice, configuration: { ...configuration, image: { kind: 'image', code } as const } })),
  ].filter((other) => JSON.stringify(other) !== JSON.stringify(choice));
}

const carts = runsOf({ usual: 150, full: 10_000 });

test('R-6.5 a model that cannot be bought is not proposed', () => {
  const configuration = { region: 'US-0', model: sold.model, disk: { type: 'ssd_cloud_disk', sizeGib: 60 }, traffic: 't500' };
  const choice = { configuration, period: '1m', currency: 'USD', isPromotional: false } as const;
  const terms: CouponTerms = { ...plain, products: { ...plain.products, rule: 'except', models: [{ code: sold.model }] } };
  const first = findCure(terms, choice, catalogue, () => true);
  if (first?.kind !== 'model') throw new Error('no model is proposed');
  const next = findCure(terms, choice, catalogue, (code) => code !== first.model);
  expect([next?.kind, next]).toEqual(['model', expect.not.objectContaining({ model: first.model })]);
  expect(findCure(terms, choice, catalogue, () => false)).toBeNull();
});

test(`R-6.5 over ${carts} random carts the proposed change makes the coupon apply, and no other single change is nearer`, () => {
  let cured = 0;
  fc.assert(
    fc.property(someTerms, someChoice, fc.subarray(catalogue.models.map(({ code }) => code)), (terms, choice, open) => {
      const canBuy = (code: string): boolean => open.includes(code);
      const costOf = ({ configuration, period, currency, isPromotional }: CuredChoice): number | null => {
        const priced = price(catalogue, configuration, period, currency);
        if (!priced.ok) return null;
        const lineAmounts = priced.lines.map(({ amount }) => amount.amountMinor);
        const imageFamily = imageOf(catalogue, configuration.image ?? null)?.family ?? null;
        const verdict = judgeCoupon(
          terms,
          false,
          { kind: 'new-purchase', model: configuration.model, imageFamily, period, currency, lineAmounts, isPromotional },
          catalogue,
        );
        return verdict.applies ? priced.subtotal.amountMinor : null;
      };
      const now = price(catalogue, choice.configuration, choice.period, choice.currency);
      const distance = (cost: number): number => Math.abs(cost - (now.ok ? now.subtotal.amountMinor : 0));
      const helping = everyOtherChoice(choice, open).flatMap((other) => costOf(other) ?? []);
      const cure = findCure(terms, choice, catalogue, canBuy);
      if (cure === null) return expect(helping).toEqual([]);
      cured += 1;
      const cost = costOf(takeCure(choice, cure));
      expect(cost).not.toBeNull();
      expect(distance(cost ?? 0)).toBe(Math.min(...helping.map(distance)));
    }),
    { numRuns: carts, seed: 20_261_122 },
  );
  expect(cured).toBeGreaterThan(carts / 4);
});
