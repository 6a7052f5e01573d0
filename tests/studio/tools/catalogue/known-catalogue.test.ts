import { expect, test } from '@jest/globals';
import { regionEntries } from '#studio/tools/catalogue/known-catalogue.ts';
import { entry, sampleCatalogueOf, sampleKnown, sampleModel, secondModel } from './sample-models.ts';

test('a model has its facts as cells, by the codes of what it refers to', () => {
  expect(sampleKnown.models.map(({ code, facts }) => ({ code, facts }))).toEqual([
    {
      code: 'cvm.g4a.amd.c2m4',
      facts: {
        series: 'General-EPYC-4a',
        tier: 'plus',
        vcpu: '2',
        memory_gib: '4',
        status: 'on-sale',
        one_per_person: 'no',
        trial: 'no',
        boot_disk_type: 'ssd_cloud_disk',
        boot_disk_gib: '30',
        transfer_plan: 't500',
      },
    },
    { code: 'cvm.g4a.amd.c1m1', facts: expect.objectContaining({ tier: 'entry', one_per_person: 'no', trial: 'yes' }) },
  ]);
});

test('a fact that is not there, or refers to nothing that is published, is empty', () => {
  const bare = { _id: 'model-c', _rev: 'r', _type: 'model', code: 'c', series: { _ref: 'series-gone' } };
  expect(sampleCatalogueOf(bare).models[0]?.facts).toEqual({
    series: '',
    tier: '',
    vcpu: '',
    memory_gib: '',
    status: '',
    one_per_person: 'no',
    trial: 'no',
    boot_disk_type: '',
    boot_disk_gib: '',
    transfer_plan: '',
  });
  expect(sampleCatalogueOf(bare).models[0]?.regions).toEqual([]);
});

test('a price list has each region once, and null where it is not sold in a currency', () => {
  const regions = [
    entry('region-la', 1, null, 3, 'a'),
    entry('region-la', 9, 9, 9, 'b'),
    entry('region-gone', 1, 1, 1, 'c'),
    entry('disk-ssd', 1, 1, 1, 'd'),
    { ...entry('region-tk', 1, 1, 1), _key: undefined },
    { ...entry('region-hk', 1, 1, 1, 'e'), price: undefined },
    null,
  ];
  expect(
    regionEntries({ ...sampleModel, regions }, sampleKnown.named).map(({ key, region, amounts }) => [key, region.code, amounts]),
  ).toEqual([
    ['a', 'US-0', { USD: 1, HKD: null, JPY: 3 }],
    ['e', 'HK-0', { USD: null, HKD: null, JPY: null }],
  ]);
});

test('drafts belong to their model; a code that only a draft or a release has is waiting', () => {
  const known = sampleCatalogueOf(
    { ...sampleModel, _id: 'drafts.model-a', _rev: 'd1' },
    sampleModel,
    { ...sampleModel, _id: 'versions.rSpring.model-a', _rev: 'v1' },
    { ...sampleModel, _id: 'drafts.model-n', code: 'CVM.new.amd.c1m1' },
    { ...sampleModel, _id: 'versions.rSpring.model-v', code: 'cvm.later.amd.c1m1' },
    { ...sampleModel, _id: 'drafts.model-e', code: undefined },
    'nothing',
  );
  expect(known.models.map(({ document, draft }) => [document._id, draft?._rev])).toEqual([['model-a', 'd1']]);
  expect([...known.waiting]).toEqual(['cvm.new.amd.c1m1', 'cvm.later.amd.c1m1']);
  expect([...known.ids]).toEqual(['model-a', 'model-n', 'model-v', 'model-e']);
});

test('of two models with one code the first counts, whatever its capitals', () => {
  const known = sampleCatalogueOf(sampleModel, { ...secondModel, code: 'CVM.g4a.amd.c2m4' }, { ...secondModel, code: '' });
  expect(known.models.map(({ document }) => document._id)).toEqual(['model-a']);
  expect([...known.waiting]).toEqual([]);
});
