import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { publicAvailability, toPublicAvailability } from '#lib/public-api/public-availability.ts';
import { seededCatalogue } from '#tests/lib/catalogue/seeded-catalogue.ts';

const asOfMs = Date.parse('2026-11-23T12:00:00Z');
const starter = 'cvm.g4a.amd.c1m1';
const small = 'cvm.g4a.amd.c2m2';

let catalogue: Catalogue;

beforeAll(async () => {
  catalogue = await seededCatalogue();
});

describe('R-4.4 the public stock', () => {
  test('has each size on sale in each region once, in the shape that is documented', () => {
    const shown = toPublicAvailability(catalogue, { entries: [], asOfMs });
    expect(publicAvailability.parse(JSON.parse(JSON.stringify(shown)))).toEqual(shown);
    expect(shown.asOf).toBe('2026-11-23T12:00:00.000Z');
    const places = shown.availability.map(({ region, model }) => `${region} ${model}`);
    expect(places).toContain(`JP-0 ${starter}`);
    expect(new Set(places).size).toBe(places.length);
  });

  test('says of a size what its region has left; one that is not counted is available', () => {
    const entries = [
      { region: 'US-0', model: starter, state: 'sold-out' },
      { region: 'US-0', model: small, state: 'few', left: 2 },
    ] as const;
    const { availability } = toPublicAvailability(catalogue, { entries, asOfMs });
    expect(availability).toEqual(expect.arrayContaining([...entries, { region: 'JP-0', model: starter, state: 'available' }]));
  });

  test('leaves out what is not on sale, also where stock of it is counted', () => {
    const models = catalogue.models.map((model) => (model.code === starter ? { ...model, status: 'withdrawn' as const } : model));
    const entries = [{ region: 'US-0', model: starter, state: 'available' }] as const;
    const { availability } = toPublicAvailability({ ...catalogue, models }, { entries, asOfMs });
    expect(availability.filter(({ model }) => model === starter)).toEqual([]);
    expect(availability.length).toBeGreaterThan(0);
  });
});
