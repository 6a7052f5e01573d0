import { expect, jest, test } from '@jest/globals';
import { catalogueHash } from '#lib/catalogue/catalogue-hash.ts';
import { emptyCatalogue } from '#lib/catalogue/catalogue.ts';
import { sampleCatalogue } from './sample-catalogue.ts';

test('the hash is 64 hexadecimal digits and the same for the same content in another order', async () => {
  const hash = await catalogueHash(sampleCatalogue);
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  const { periods, ...rest } = sampleCatalogue;
  const reordered = { periods: periods.toReversed(), ...rest, models: rest.models.toReversed() };
  expect(await catalogueHash(reordered)).toBe(hash);
});

test('an absent price and an undefined one are the same content', async () => {
  const withoutKey = sampleCatalogue.models.map((model) => ({
    ...model,
    regions: model.regions.map(({ region, price: { USD, HKD, JPY } }) => ({
      region,
      price: { ...(USD === undefined ? {} : { USD }), ...(HKD === undefined ? {} : { HKD }), JPY },
    })),
  }));
  expect(await catalogueHash({ ...sampleCatalogue, models: withoutKey as typeof sampleCatalogue.models })).toBe(
    await catalogueHash(sampleCatalogue),
  );
});

test('a changed unit price changes the hash', async () => {
  const cheaper = sampleCatalogue.trafficPlans.map((plan) => ({ ...plan, regions: plan.regions.slice(1) }));
  expect(await catalogueHash({ ...sampleCatalogue, trafficPlans: cheaper })).not.toBe(await catalogueHash(sampleCatalogue));
});

test('the hash of a known content stays: quotes have it, and agents compare it', async () => {
  const price = { USD: 2.5, HKD: undefined, JPY: 300 };
  const regions = ['US-0', 'JP "0"'].map((region) => ({ region, price }));
  const trafficPlans = [{ code: 'b', outboundGb: 100, regions }].map((plan) => ({ ...sampleCatalogue.trafficPlans[0], ...plan }));
  expect(await catalogueHash({ ...emptyCatalogue, trafficPlans } as typeof emptyCatalogue)).toBe(
    'c324def79b6e45c47517aa50a3f5ae22ac9a6b383f57ae7cef0ce74f8c1762c0',
  );
});

test('each part is written once, not at every comparison of a sort', async () => {
  const written = jest.spyOn(JSON, 'stringify');
  await catalogueHash(sampleCatalogue);
  const values = written.mock.calls.map(([value]: readonly unknown[]) => value);
  written.mockRestore();
  expect(values.length).toBeGreaterThan(0);
  expect(values.filter((value) => typeof value === 'object' && value !== null)).toEqual([]);
});
