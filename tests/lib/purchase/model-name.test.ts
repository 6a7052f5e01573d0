import { expect, test } from '@jest/globals';
import { modelName } from '#lib/purchase/model-name.ts';
import { sampleCatalogue } from '#components/purchase/purchase-samples.ts';

test('a size is called as in the configurator, and by its size alone once the catalogue no longer has it', () => {
  const [model] = sampleCatalogue.models;
  const series = sampleCatalogue.series.find(({ code }) => code === model?.series);
  expect(modelName(sampleCatalogue, model?.code ?? '', 'ja')).toBe(`${series?.name.ja} ${model?.code.split('.').at(-1)}`);
  expect(modelName({ models: [], series: [] }, 'cvm.g1.amd.c1m1', 'en')).toBe('c1m1');
});
