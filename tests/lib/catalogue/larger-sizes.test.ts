import { beforeAll, expect, test } from '@jest/globals';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { largerSizes } from '#lib/catalogue/larger-sizes.ts';
import { seededCatalogue } from '#tests/lib/catalogue/seeded-catalogue.ts';

let catalogue: Catalogue;

beforeAll(async () => {
  catalogue = await seededCatalogue();
});

const sizesOf = (model: string, known = catalogue): string[] =>
  largerSizes(known, { region: 'US-0', model }).map(({ code }) => code.split('.').at(-1) ?? '');
const withModel = (code: string, change: object): Catalogue => ({
  ...catalogue,
  models: catalogue.models.map((model) => (model.code === code ? { ...model, ...change } : model)),
});

test('R-5.15 after purchase a server changes to a larger size of its series alone, the smallest first', () => {
  expect(sizesOf('cvm.g4a.amd.c2m4')).toEqual(['c4m8', 'c8m16', 'c16m32', 'c32m64', 'c64m128']);
  expect(sizesOf('cvm.dedicated2.amd.c2m4')).toEqual(['c4m8', 'c8m16', 'c16m32', 'c32m64']);
  expect(sizesOf('cvm.g4a.amd.c64m256')).toEqual([]);
  expect(sizesOf('cvm.g4a.amd.c1m1', { ...catalogue, models: catalogue.models.toReversed() })).toEqual(sizesOf('cvm.g4a.amd.c1m1'));
});

test('R-5.15 with as many cores and more memory, or more cores and as much memory, a size is larger; with less of one it is not', () => {
  expect(sizesOf('cvm.g4a.amd.c1m1').slice(0, 3)).toEqual(['c1m2', 'c2m2', 'c2m4']);
  expect(sizesOf('cvm.g4a.amd.c1m2').slice(0, 2)).toEqual(['c2m2', 'c2m4']);
  expect(sizesOf('cvm.g4a.amd.c2m4', withModel('cvm.g4a.amd.c4m8', { memoryGib: 2 }))).not.toContain('c4m8');
  expect(sizesOf('cvm.g4a.amd.c2m4', withModel('cvm.g4a.amd.c4m8', { vcpu: 1 }))).not.toContain('c4m8');
});

test.each([
  ['is not on sale', { status: 'not-yet-public' }],
  ['is not sold in the region', { regions: [] }],
  ['is sold once to a person', { onePerPerson: true }],
  ['is for trying', { trial: true }],
])('R-5.15 a size that %s is none of them', (_what, change) => {
  expect(sizesOf('cvm.g4a.amd.c2m4', withModel('cvm.g4a.amd.c4m8', change))[0]).toBe('c8m16');
});

test('R-5.15 a size that is gone can be changed to nothing', () => {
  expect(sizesOf('cvm.gone')).toEqual([]);
});
