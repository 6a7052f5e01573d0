import { beforeAll, expect, test } from '@jest/globals';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { soldModels } from '#lib/catalogue/on-sale.ts';
import { similarSize } from '#lib/purchase/similar-size.ts';
import { seededCatalogue } from '#tests/lib/catalogue/seeded-catalogue.ts';

let catalogue: Catalogue;

beforeAll(async () => {
  catalogue = await seededCatalogue();
});

const soldOut = (model: string) => ({ region: 'US-0', model, state: 'sold-out' as const });
const wanted = { region: 'US-0', model: 'cvm.g4a.amd.c2m4' };

test('another size of the series is named, and the next where that is sold out too', () => {
  const first = similarSize(catalogue, wanted, [soldOut(wanted.model)]);
  const series = (code: string | null) => catalogue.models.find((model) => model.code === code)?.series;
  expect(first).not.toBe(wanted.model);
  expect(series(first)).toBe(series(wanted.model));
  expect(similarSize(catalogue, wanted, [soldOut(wanted.model), soldOut(first ?? '')])).not.toBe(first);
});

test('nothing is named where the whole series is sold out, or the size is not known', () => {
  const all = soldModels(catalogue, 'US-0').map(({ code }) => soldOut(code));
  expect(similarSize(catalogue, wanted, all)).toBeNull();
  expect(similarSize(catalogue, { ...wanted, model: 'unknown' }, [])).toBeNull();
});
