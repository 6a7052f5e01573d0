import { expect, test } from '@jest/globals';
import { cataloguePlan } from '#studio/tools/catalogue/catalogue-plan.ts';
import { catalogueWrites, type CatalogueWrites } from '#studio/tools/catalogue/catalogue-writes.ts';
import type { KnownCatalogue } from '#studio/tools/catalogue/known-catalogue.ts';
import { entry, sampleCatalogueOf, sampleKnown, sampleModel } from './sample-models.ts';

const code = 'cvm.g4a.amd.c2m4';
const writesOf = (text: string, known: KnownCatalogue = sampleKnown): CatalogueWrites =>
  catalogueWrites(cataloguePlan(text, known).models, known);

const head = 'code,series,tier,vcpu,memory_gib,status,boot_disk_type,boot_disk_gib,transfer_plan,trial,region,USD,HKD,JPY\n';
const added =
  'cvm.g4a.amd.c4m8,General-EPYC-1a,plus,4,8,not-yet-public,nvme_cloud_disk,60,t1000,yes,US-0,15,117,2292\n' +
  'cvm.g4a.amd.c4m8,,,,,,,,,,JP-0,20,159,3069\n';
const newDocument = {
  _id: 'model-cvm-g4a-amd-c4m8',
  _type: 'model',
  code: 'cvm.g4a.amd.c4m8',
  series: { _type: 'reference', _ref: 'series-1a' },
  tier: 'plus',
  vcpu: 4,
  memoryGib: 8,
  status: 'not-yet-public',
  onePerPerson: false,
  trial: true,
  listed: { disk: { type: { _type: 'reference', _ref: 'disk-nvme' }, sizeGib: 60 }, traffic: { _type: 'reference', _ref: 'plan-1000' } },
  regions: [
    {
      _type: 'regionPrice',
      _key: 'region-la',
      region: { _type: 'reference', _ref: 'region-la' },
      price: { _type: 'moneyByCurrency', USD: 15, HKD: 117, JPY: 2292 },
    },
    {
      _type: 'regionPrice',
      _key: 'region-tk',
      region: { _type: 'reference', _ref: 'region-tk' },
      price: { _type: 'moneyByCurrency', USD: 20, HKD: 159, JPY: 3069 },
    },
  ],
};

test('a new model is a document of its own, published at once', () => {
  expect(writesOf(head + added)).toEqual({ created: [newDocument], patches: [] });
});

test('its id is its code’s, with a number where a document has that already', () => {
  const other = { ...sampleModel, _id: 'model-cvm-g4a-amd-c4m8' };
  const draft = { ...sampleModel, _id: 'drafts.model-cvm-g4a-amd-c4m8-2', code: 'cvm.x.amd.c1m1' };
  expect(writesOf(head + added, sampleCatalogueOf(other)).created.map(({ _id }) => _id)).toEqual(['model-cvm-g4a-amd-c4m8-2']);
  expect(writesOf(head + added, sampleCatalogueOf(other, draft)).created.map(({ _id }) => _id)).toEqual(['model-cvm-g4a-amd-c4m8-3']);
});

test('each fact is written into its field, at the revision that was read', () => {
  const text = `code,series,tier,status,one_per_person,trial\n${code},General-EPYC-1a,pro,withdrawn,yes,yes\n`;
  expect(writesOf(text)).toEqual({
    created: [],
    patches: [
      {
        id: 'model-a',
        patch: {
          ifRevisionID: 'r1',
          set: { series: { _type: 'reference', _ref: 'series-1a' }, tier: 'pro', status: 'withdrawn', onePerPerson: true, trial: true },
        },
      },
    ],
  });
  const renamed = sampleCatalogueOf({ ...sampleModel, vcpu: 1, memoryGib: 1 });
  expect(writesOf(`code,vcpu,memory_gib\n${code},2,4\n`, renamed).patches[0]?.patch.set).toEqual({ vcpu: 2, memoryGib: 4 });
});

test('what lists show keeps what the file does not change', () => {
  const listed = { ...sampleModel.listed, note: 'x' };
  const setOf = (text: string) => writesOf(text, sampleCatalogueOf({ ...sampleModel, listed })).patches[0]?.patch.set;
  expect(setOf(`code,boot_disk_gib\n${code},40\n`)).toEqual({
    listed: { ...listed, disk: { type: { _type: 'reference', _ref: 'disk-ssd' }, sizeGib: 40 } },
  });
  expect(setOf(`code,boot_disk_type\n${code},nvme_cloud_disk\n`)).toEqual({
    listed: { ...listed, disk: { type: { _type: 'reference', _ref: 'disk-nvme' }, sizeGib: 30 } },
  });
  expect(setOf(`code,transfer_plan\n${code},t1000\n`)).toEqual({
    listed: { ...listed, traffic: { _type: 'reference', _ref: 'plan-1000' } },
  });
});

test('a price is set in its entry, and all of them where the entry has none', () => {
  expect(writesOf(`code,region,USD,JPY\n${code},US-0,8,1092\n`).patches).toEqual([
    {
      id: 'model-a',
      patch: {
        ifRevisionID: 'r1',
        set: { 'regions[_key=="key-region-la"].price.USD': 8, 'regions[_key=="key-region-la"].price.JPY': 1092 },
      },
    },
  ]);
  const empty = sampleCatalogueOf({ ...sampleModel, regions: [{ ...entry('region-la', 1, 1, 1, 'k'), price: undefined }] });
  expect(writesOf(`code,region,USD,HKD,JPY\n${code},US-0,7,56,1091\n`, empty).patches[0]?.patch.set).toEqual({
    'regions[_key=="k"].price': { _type: 'moneyByCurrency', USD: 7, HKD: 56, JPY: 1091 },
  });
  const half = sampleCatalogueOf({ ...sampleModel, regions: [entry('region-la', 7, null, null, 'k')] });
  expect(writesOf(`code,region,HKD,JPY\n${code},US-0,56,1091\n`, half).patches[0]?.patch.set).toEqual({
    'regions[_key=="k"].price.HKD': 56,
    'regions[_key=="k"].price.JPY': 1091,
  });
});

test('a region that is new comes after the others, with a key that none of them has', () => {
  const text = `code,region,USD,HKD,JPY\n${code},HK-0,7,56,1091\n`;
  const item = (_key: string) => ({
    _type: 'regionPrice',
    _key,
    region: { _type: 'reference', _ref: 'region-hk' },
    price: { _type: 'moneyByCurrency', USD: 7, HKD: 56, JPY: 1091 },
  });
  expect(writesOf(text).patches).toEqual([
    { id: 'model-a', patch: { ifRevisionID: 'r1', set: {}, insert: { after: 'regions[-1]', items: [item('region-hk')] } } },
  ]);
  const taken = sampleCatalogueOf({ ...sampleModel, regions: [entry('region-la', 1, 1, 1, 'region-hk')] });
  expect(writesOf(text, taken).patches[0]?.patch.insert?.items).toEqual([item('region-hk-2')]);
  const first = { ifRevisionID: 'r1', set: { regions: [item('region-hk')] } };
  expect(writesOf(text, sampleCatalogueOf({ ...sampleModel, regions: [] })).patches[0]?.patch).toEqual(first);
  expect(writesOf(text, sampleCatalogueOf({ ...sampleModel, regions: undefined })).patches[0]?.patch).toEqual(first);
});

test('a draft is changed too, in what it has of the model, so that it does not bring back what was', () => {
  const draft = { ...sampleModel, _id: 'drafts.model-a', _rev: 'd1', tier: 'entry', regions: [entry('region-la', 7, 56, 1091, 'x')] };
  const text = `code,status,region,USD,HKD,JPY\n${code},withdrawn,US-0,8,,\n${code},,JP-0,9,,\n${code},,HK-0,7,56,1091\n`;
  const { patches } = writesOf(text, sampleCatalogueOf(sampleModel, draft));
  expect(patches.map(({ id, patch: { ifRevisionID, set, insert } }) => [id, ifRevisionID, set, insert?.items.length])).toEqual([
    [
      'model-a',
      'r1',
      { status: 'withdrawn', 'regions[_key=="key-region-la"].price.USD': 8, 'regions[_key=="key-region-tk"].price.USD': 9 },
      1,
    ],
    // the draft leaves the region JP-0 out, and goes on leaving it out
    ['drafts.model-a', 'd1', { status: 'withdrawn', 'regions[_key=="x"].price.USD': 8 }, 1],
  ]);
});

test('a region that the draft has already gets its price there', () => {
  const draft = { ...sampleModel, _id: 'drafts.model-a', _rev: 'd1', regions: [entry('region-hk', 1, 1, 1, 'h')] };
  const { patches } = writesOf(`code,region,USD,HKD,JPY\n${code},HK-0,7,56,1091\n`, sampleCatalogueOf(sampleModel, draft));
  expect(patches[1]?.patch).toEqual({
    ifRevisionID: 'd1',
    set: { 'regions[_key=="h"].price.USD': 7, 'regions[_key=="h"].price.HKD': 56, 'regions[_key=="h"].price.JPY': 1091 },
  });
});

test('a draft in which nothing changes is left alone', () => {
  const draft = { ...sampleModel, _id: 'drafts.model-a', _rev: 'd1', regions: [] };
  const { patches } = writesOf(`code,region,USD\n${code},US-0,8\n`, sampleCatalogueOf(sampleModel, draft));
  expect(patches.map(({ id }) => id)).toEqual(['model-a']);
});
