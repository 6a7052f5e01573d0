import { describe, expect, test } from '@jest/globals';
import { catalogueSchema } from '#lib/catalogue/catalogue.ts';
import { readCatalogue } from '#lib/catalogue/read-catalogue.ts';
import { sampleCatalogue } from './sample-catalogue.ts';

/** Zero-width characters, as in the stega marks of a preview. */
const previewMark = '\u200b\u200c\u200d\ufeff'.repeat(4);

const read = (answer: unknown) => {
  const reading = readCatalogue(answer);
  if (!reading.ok) throw new Error(reading.problem);
  return reading;
};

describe('R-4.1 the catalogue read from the CMS', () => {
  test('is whole when every entry is well formed', () => {
    const { catalogue, leftOut } = read(sampleCatalogue);
    expect(catalogue).toEqual(sampleCatalogue);
    expect(catalogueSchema.safeParse(catalogue).success).toBe(true);
    expect(leftOut).toEqual([]);
  });

  test('loses only the malformed entry, and says which and why', () => {
    const broken = { ...sampleCatalogue.models[0], code: 'broken', vcpu: 'two' };
    const { catalogue, leftOut } = read({ ...sampleCatalogue, models: [broken, ...sampleCatalogue.models] });
    expect(catalogue).toEqual(sampleCatalogue);
    expect(leftOut).toEqual([{ list: 'models', index: 0, code: 'broken', problem: expect.stringContaining('vcpu') }]);
  });

  test.each([
    ['a negative price', -1],
    ['a price of five decimals', 0.00001],
  ])('leaves out a model with %s', (_name, USD) => {
    const model = { ...sampleCatalogue.models[0], code: 'odd', regions: [{ region: 'US-0', price: { USD, HKD: 1, JPY: 1 } }] };
    const { catalogue, leftOut } = read({ ...sampleCatalogue, models: [model] });
    expect(catalogue.models).toEqual([]);
    expect(leftOut).toHaveLength(1);
  });

  test('reads a currency without a price as not sold in it', () => {
    const model = { ...sampleCatalogue.models[0], regions: [{ region: 'US-0', price: { USD: 1, HKD: null } }] };
    const { catalogue } = read({ ...sampleCatalogue, models: [model] });
    expect(catalogue.models[0]?.regions).toEqual([{ region: 'US-0', price: { USD: 1, HKD: undefined, JPY: undefined } }]);
  });

  test('keeps the first of two entries with one code', () => {
    const { catalogue, leftOut } = read({
      ...sampleCatalogue,
      periods: [...sampleCatalogue.periods, { ...sampleCatalogue.periods[0], months: 7 }],
    });
    expect(catalogue.periods).toEqual(sampleCatalogue.periods);
    expect(leftOut).toMatchObject([{ list: 'periods', code: '1m', problem: 'the code is taken' }]);
  });

  test('leaves out a disk whose bounds are the wrong way round and a discount of 100 percent', () => {
    const { leftOut } = read({
      ...sampleCatalogue,
      diskTypes: [{ ...sampleCatalogue.diskTypes[0], minGib: 20, maxGib: 10 }],
      periods: [{ ...sampleCatalogue.periods[0], discountPercent: 100 }],
    });
    expect(leftOut.map((entry) => entry.list)).toEqual(['diskTypes', 'periods']);
  });

  test('R-4.1 takes the invisible marks of a preview off its codes', () => {
    const marked = sampleCatalogue.trafficPlans.map((plan) => ({ ...plan, code: `${plan.code}${previewMark}` }));
    expect(marked[0]?.code).not.toBe('t500');
    expect(read({ ...sampleCatalogue, trafficPlans: marked }).catalogue).toEqual(sampleCatalogue);
  });

  test.each([null, undefined, [], 'text', {}, { ...sampleCatalogue, models: null }])('%j is no catalogue', (answer) => {
    expect(readCatalogue(answer).ok).toBe(false);
  });
});
