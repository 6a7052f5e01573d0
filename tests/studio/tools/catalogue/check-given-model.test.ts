import { describe, expect, test } from '@jest/globals';
import { cataloguePlan } from '#studio/tools/catalogue/catalogue-plan.ts';
import { checkGivenModel, factsAfter, factsBefore } from '#studio/tools/catalogue/check-given-model.ts';
import type { KnownCatalogue } from '#studio/tools/catalogue/known-catalogue.ts';
import { readCatalogueFile } from '#studio/tools/catalogue/read-catalogue-file.ts';
import { readGivenModels, type GivenModel } from '#studio/tools/catalogue/read-given-models.ts';
import { entry, sampleCatalogueOf, sampleKnown, sampleModel } from './sample-models.ts';

const given = (text: string, known: KnownCatalogue = sampleKnown): GivenModel => {
  const [model] = readGivenModels(readCatalogueFile(text), known).models;
  if (!model) throw new Error('no model');
  return model;
};
const problemsOf = (text: string, known: KnownCatalogue = sampleKnown): string[] =>
  checkGivenModel(given(text, known), known).map(({ line, problem }) => `${line}: ${problem}`);

const code = 'cvm.g4a.amd.c2m4';
const head = 'code,series,tier,vcpu,memory_gib,status,boot_disk_type,boot_disk_gib,transfer_plan,region,USD,HKD,JPY\n';
const added = (of: Readonly<Record<string, string>> = {}): string => {
  const cells: Readonly<Record<string, string>> = {
    code: 'cvm.g4a.amd.c4m8',
    series: 'General-EPYC-4a',
    tier: 'plus',
    vcpu: '4',
    memory_gib: '8',
    status: 'on-sale',
    boot_disk_type: 'ssd_cloud_disk',
    boot_disk_gib: '60',
    transfer_plan: 't500',
    region: 'US-0',
    USD: '15',
    HKD: '117',
    JPY: '2292',
    ...of,
  };
  return `${head}${head
    .trim()
    .split(',')
    .map((column) => cells[column] ?? '')
    .join(',')}\n`;
};

describe('a new model', () => {
  test('is taken when it is complete, as an ordinary one', () => {
    expect(problemsOf(added())).toEqual([]);
    expect(factsAfter(given(added()))).toMatchObject({ vcpu: '4', one_per_person: 'no', trial: 'no' });
    expect(factsBefore(given(added()))).toMatchObject({ vcpu: '', one_per_person: '', trial: '' });
  });

  test('names what it lacks', () => {
    expect(problemsOf(added({ series: '' }))).toEqual(['2: Fill in series: the model is not complete without.']);
    expect(problemsOf(added({ status: '', boot_disk_gib: '', transfer_plan: '' }))).toEqual([
      '2: Fill in status, boot_disk_gib and transfer_plan: the model is not complete without.',
    ]);
  });

  test.each([
    ['cvm.g4a.amd.c4m16', 'The code must end in c4m8, the size given here.'],
    ['g4a.c4m8', 'Write the code like cvm.g4a.amd.c2m4.'],
    ['CVM.g4a.amd.c4m8', 'Write the code like cvm.g4a.amd.c2m4.'],
  ])('needs a code that fits its size: %s', (wrong, problem) => {
    expect(problemsOf(added({ code: wrong }))).toEqual([`2: ${problem}`]);
  });

  test('needs a price in one region, in every currency', () => {
    expect(problemsOf(added({ region: '', USD: '', HKD: '', JPY: '' }))).toEqual(['2: Add the price for at least one region.']);
    expect(problemsOf(added({ HKD: '', JPY: '' }))).toEqual(['2: Give the price in HKD and JPY; prices are never converted.']);
  });

  test('needs a boot disk that its type is sold in', () => {
    expect(problemsOf(added({ boot_disk_gib: '9' }))).toEqual(['2: This disk type is sold from 10 to 1000 GiB.']);
    expect(problemsOf(added({ boot_disk_gib: '10' }))).toEqual([]);
  });

  test('waits for a draft or a release that has its code', () => {
    const known = sampleCatalogueOf(sampleModel, { ...sampleModel, _id: 'drafts.model-n', code: 'cvm.g4a.amd.c4m8' });
    expect(problemsOf(added({ series: '' }), known)).toEqual([
      '2: A draft or a release has a model with this code. Publish it first, or delete it.',
    ]);
  });
});

describe('a published model', () => {
  test('is judged by what the file changes', () => {
    expect(problemsOf(`code,vcpu\n${code},4\n`)).toEqual(['2: The code must end in c4m4, the size given here.']);
    expect(problemsOf(`code,memory_gib\n${code},8\n`)).toEqual(['2: The code must end in c2m8, the size given here.']);
    expect(problemsOf(`code,boot_disk_gib\n${code},1001\n`)).toEqual(['2: This disk type is sold from 10 to 1000 GiB.']);
    expect(problemsOf(`code,boot_disk_type\n${code},nvme_cloud_disk\n`)).toEqual([]);
    const odd = sampleCatalogueOf({ ...sampleModel, vcpu: 3, listed: undefined, regions: [entry('region-la', 1, null, 1)] });
    expect(problemsOf(`code,tier,region,USD\n${code},pro,US-0,1\n`, odd)).toEqual([]);
    expect(problemsOf(`code,transfer_plan\n${code},t500\n`, odd)).toEqual([
      '2: Fill in boot_disk_type and boot_disk_gib: the model is not complete without.',
    ]);
    expect(problemsOf(`code,region,USD\n${code},US-0,2\n`, odd)).toEqual(['2: Give the price in HKD; prices are never converted.']);
  });

  test('may have no two prices in a region, counted with what cannot be read', () => {
    const odd = sampleCatalogueOf({ ...sampleModel, regions: [{ ...entry('region-la', 1, 1, 1), _key: undefined }] });
    expect(problemsOf(`code,region,USD,HKD,JPY\n${code},US-0,2,2,2\n`, odd)).toEqual([
      '2: One region is listed twice. Keep one price for each region.',
    ]);
  });

  test('needs every currency in a region that is new, by the number of its line', () => {
    expect(problemsOf(`code,region,USD\n${code},US-0,8\n${code},HK-0,8\n`)).toEqual([
      '3: Give the price in HKD and JPY; prices are never converted.',
    ]);
    expect(problemsOf(`code,region,USD\n${code},HK-0,\n`)).toEqual(['2: Give the price in USD, HKD and JPY; prices are never converted.']);
  });
});

test('a model whose lines could not all be read is not judged besides', () => {
  expect(cataloguePlan(added({ series: 'x', tier: '' }), sampleKnown).problems).toEqual([
    { line: 2, problem: 'No series with the code x is published.' },
  ]);
});
