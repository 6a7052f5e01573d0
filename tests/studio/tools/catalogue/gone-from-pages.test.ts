import { expect, test } from '@jest/globals';
import { cataloguePlan } from '#studio/tools/catalogue/catalogue-plan.ts';
import { goneFromPages } from '#studio/tools/catalogue/gone-from-pages.ts';
import type { ShownPrice } from '#studio/tools/prices/price-effects.ts';
import { sampleCatalogueOf, sampleKnown, sampleModel } from './sample-models.ts';

const code = 'cvm.g4a.amd.c2m4';
const small = 'cvm.g4a.amd.c1m1';
const shownOn = (what: string, model: string, region: string): ShownPrice => ({
  what,
  configuration: { region, model, disk: { type: 'ssd_cloud_disk', sizeGib: 30 }, traffic: 't500' },
  period: '1m',
  discount: null,
});
const shown = [
  shownOn('Plan card Basic', code, 'US-0'),
  shownOn('Plan card Light', small, 'US-0'),
  shownOn('Promotion Spring', code, 'US-0'),
  shownOn('Promotion Spring', code, 'JP-0'),
];
const goneBy = (text: string, known = sampleKnown) => goneFromPages(cataloguePlan(text, known).models, shown);

test('a model that goes off sale is named with everything that offers it, each once', () => {
  expect(goneBy(`code,status\n${code},withdrawn\n`)).toEqual([{ code, pages: ['Plan card Basic', 'Promotion Spring'] }]);
  expect(goneBy(`code,status\n${code},internal-testing\n${small},withdrawn\n`).map((gone) => gone.code)).toEqual([code, small]);
});

test('a model that nothing offers, that was not on sale, or that changes otherwise is not named', () => {
  const withdrawn = sampleCatalogueOf({ ...sampleModel, status: 'withdrawn' });
  expect(goneBy(`code,status\n${code},on-sale\n`, withdrawn)).toEqual([]);
  expect(goneBy(`code,vcpu\n${code},4\n`)).toEqual([]);
  expect(goneFromPages(cataloguePlan(`code,status\n${code},withdrawn\n`, sampleKnown).models, [])).toEqual([]);
});
