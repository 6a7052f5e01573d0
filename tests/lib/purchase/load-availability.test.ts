import { describe, expect, test } from '@jest/globals';
import { availabilityContent } from '#lib/purchase/load-availability.ts';
import { seededCatalogue } from '../catalogue/seeded-catalogue.ts';

describe('R-4.4 the board of stock', () => {
  test('lists each size once, by series from the smallest on, with every region that lists it and the form that orders it', async () => {
    const catalogue = await seededCatalogue();
    const { regions, series } = availabilityContent(catalogue, 'ja');
    expect(regions).toEqual(catalogue.regions.map(({ code, name }) => ({ code, name: name.ja })));
    const sizes = series.flatMap((each) => each.sizes);
    expect(new Set(sizes.map(({ model }) => model)).size).toBe(sizes.length);
    expect(sizes.map(({ model }) => model).toSorted()).toEqual(catalogue.models.map(({ code }) => code).toSorted());
    const general = series.find(({ code }) => code === catalogue.models.find((model) => model.code === 'cvm.g4a.amd.c1m1')?.series);
    expect(general?.sizes.map(({ size }) => size)).toEqual([
      'c1m1',
      'c1m2',
      'c2m2',
      'c2m4',
      'c4m8',
      'c8m16',
      'c16m32',
      'c32m64',
      'c64m128',
    ]);
    const [smallest] = general?.sizes ?? [];
    expect(smallest?.offers.map(({ region, status }) => [region, status])).toEqual(regions.map(({ code }) => [code, 'on-sale']));
    for (const { region, href } of smallest?.offers ?? []) expect(href).toContain(`area=${region}&`);
  });

  test('has nothing where nothing is listed', async () => {
    const catalogue = await seededCatalogue();
    const withdrawn = { ...catalogue, models: catalogue.models.map((model) => ({ ...model, status: 'withdrawn' as const })) };
    expect(availabilityContent(withdrawn, 'en').series).toEqual([]);
  });
});
