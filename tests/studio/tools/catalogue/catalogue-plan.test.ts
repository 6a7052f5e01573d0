import { describe, expect, test } from '@jest/globals';
import { catalogueCsv } from '#studio/tools/catalogue/catalogue-csv.ts';
import { cataloguePlan, type CataloguePlan } from '#studio/tools/catalogue/catalogue-plan.ts';
import type { KnownCatalogue } from '#studio/tools/catalogue/known-catalogue.ts';
import { entry, sampleCatalogueOf, sampleKnown, sampleModel, secondModel } from './sample-models.ts';

const code = 'cvm.g4a.amd.c2m4';
const planOf = (text: string, known: KnownCatalogue = sampleKnown): CataloguePlan => cataloguePlan(text, known);
const factsIn = ({ models }: CataloguePlan): string[] =>
  models.flatMap((model) => model.facts.map(({ column, before, after }) => `${model.code} ${column} ${before} → ${after}`));
const pricesIn = ({ models }: CataloguePlan): string[] =>
  models.flatMap(({ prices }) =>
    prices.map(({ row, currency, before, after, question }) =>
      [`${row.code} ${row.region} ${currency} ${before} → ${after}`, ...(question ? [question] : [])].join(' | '),
    ),
  );
const nothing = { models: [], untouched: [], untouchedRegions: [], unread: [], problems: [] };

describe('the exported file', () => {
  const csv = catalogueCsv(sampleKnown.models);

  test('has a line for each model and region, with the mark of UTF-8', () => {
    expect(csv).toBe(
      [
        '\uFEFFcode,series,tier,vcpu,memory_gib,status,one_per_person,trial,boot_disk_type,boot_disk_gib,transfer_plan,region,USD,HKD,JPY',
        'cvm.g4a.amd.c2m4,General-EPYC-4a,plus,2,4,on-sale,no,no,ssd_cloud_disk,30,t500,US-0,7.18,56.15,1091',
        'cvm.g4a.amd.c2m4,General-EPYC-4a,plus,2,4,on-sale,no,no,ssd_cloud_disk,30,t500,JP-0,8.96,70,1344',
        'cvm.g4a.amd.c1m1,General-EPYC-4a,entry,1,1,on-sale,no,yes,ssd_cloud_disk,30,t500,US-0,1.85,14.47,281.5',
        '',
      ].join('\r\n'),
    );
  });

  test('changes nothing, and each of its lines is counted', () => {
    expect(planOf(csv)).toEqual({ ...nothing, unchangedLines: 3 });
  });

  test('changes nothing either of a model that a form would refuse: what is published is not judged', () => {
    const odd = {
      ...sampleModel,
      vcpu: 2.5,
      status: 'sold',
      series: { _ref: 'series-gone' },
      listed: { disk: { sizeGib: 5 } },
      regions: [entry('region-la', null, 56.123456, 1091)],
    };
    const bare = { ...secondModel, regions: [] };
    const known = sampleCatalogueOf(odd, bare);
    expect(catalogueCsv(known.models)).toContain(',,,,\r\n');
    expect(planOf(catalogueCsv(known.models), known)).toEqual({ ...nothing, unchangedLines: 2 });
  });
});

describe('a changed file', () => {
  test('shows each fact that becomes another, and each price, once', () => {
    const plan = planOf(`code,status,region,USD,JPY\n${code},withdrawn,US-0,7.28,1091\n${code},withdrawn,JP-0,8.96,1344\n`);
    expect(factsIn(plan)).toEqual([`${code} status on-sale → withdrawn`]);
    expect(pricesIn(plan)).toEqual([`${code} US-0 USD 7.18 → 7.28`]);
    expect(plan).toMatchObject({ unchangedLines: 0, problems: [], untouchedRegions: [], untouched: ['cvm.g4a.amd.c1m1'] });
  });

  test('says which models and regions it does not name; a file without regions is not asked for them', () => {
    const plan = planOf(`code,region,USD,note\n${code.toUpperCase()},us-0,7.18,x\n`);
    expect(plan).toEqual({
      ...nothing,
      unchangedLines: 1,
      untouched: ['cvm.g4a.amd.c1m1'],
      untouchedRegions: [{ code, regions: ['JP-0'] }],
      unread: ['note'],
    });
    expect(planOf(`code,tier\n${code},plus\n`).untouchedRegions).toEqual([]);
    expect(planOf('').untouched).toEqual([]);
  });

  test('counts the lines that change nothing, and no line with a fault', () => {
    const text = `code,tier,region,USD\n${code},plus,US-0,7.18\n${code},plus,JP-0,9\n${code},,HK-0,x\ncvm.g4a.amd.c1m1,Entry,US-0,1.85\n`;
    expect(planOf(text)).toMatchObject({ unchangedLines: 2, problems: [{ line: 4 }] });
  });

  test('asks whether an unusual price is meant, as the price table does', () => {
    expect(pricesIn(planOf(`code,region,USD,JPY\n${code},US-0,0,281.5\n`))).toEqual([
      `${code} US-0 USD 7.18 → 0 | This would cost nothing.`,
      `${code} US-0 JPY 1091 → 281.5 | JPY has no decimals.`,
    ]);
  });

  test('reads amounts as the price table does, decimal commas too', () => {
    expect(pricesIn(planOf(`code;region;USD;HKD;JPY\n${code};US-0;7,28;56,15;¥ 1100\n`))).toEqual([
      `${code} US-0 USD 7.18 → 7.28`,
      `${code} US-0 JPY 1091 → 1100`,
    ]);
  });

  test('adds a region to a model', () => {
    const plan = planOf(`code,region,USD,HKD,JPY\n${code},HK-0,7,56,1091\n`);
    expect(pricesIn(plan)).toEqual([`${code} HK-0 USD null → 7`, `${code} HK-0 HKD null → 56`, `${code} HK-0 JPY null → 1091`]);
    expect(plan.problems).toEqual([]);
  });

  const line = (more: string): string => `cvm.g4a.amd.c4m8,General-EPYC-4a,plus,4,8,on-sale,ssd_cloud_disk,60,t500,${more}\n`;
  const head = 'code,series,tier,vcpu,memory_gib,status,boot_disk_type,boot_disk_gib,transfer_plan,region,USD,HKD,JPY\n';

  test('adds a model, whose facts may stand in one of its lines', () => {
    const plan = planOf(`${head}${line('US-0,15,117,2292')}cvm.g4a.amd.c4m8,,,,,,,,,JP-0,20,159,3069\n`);
    expect(plan).toMatchObject({ unchangedLines: 0, problems: [], models: [{ code: 'cvm.g4a.amd.c4m8', model: null }] });
    expect(factsIn(plan)).toContain('cvm.g4a.amd.c4m8 one_per_person  → no');
    expect(factsIn(plan)).toHaveLength(10);
    expect(pricesIn(plan)).toHaveLength(6);
  });

  test('says what is wrong by the numbers of lines, in their order', () => {
    const text = `${head}${line('US-0,15,117,2292')}cvm.g4a.amd.c4m8,,pro,,,,,,,US-0,1,1,1\n,,,,,,,,,US-0,1,1,1\n${code},,,,,,,,,XX-0,1,,\n${code},,,,,,,,,,1,,\n`;
    expect(planOf(text).problems).toEqual([
      { line: 3, problem: 'Line 2 says plus in the column tier of this model.' },
      { line: 3, problem: 'Line 2 names this model and region already.' },
      { line: 4, problem: 'The code is missing.' },
      { line: 5, problem: 'No region with the code XX-0 is published.' },
      { line: 6, problem: 'Name the region of these prices.' },
    ]);
  });

  test('is refused where two lines of a model differ, also if one of them says what is published', () => {
    expect(planOf(`code,tier,region\n${code},pro,US-0\n${code},plus,JP-0\n`).problems).toEqual([
      { line: 3, problem: 'Line 2 says pro in the column tier of this model.' },
    ]);
  });

  test('is refused by the number of the line where an amount cannot be read', () => {
    expect(planOf(`code,region,USD\n${code},US-0,free\n`).problems).toEqual([
      { line: 2, problem: 'USD free: write an amount of 0 or more with at most 4 decimals, like 1091.5.' },
    ]);
  });
});

test('a price is told to change in a draft too where the draft has its region, or gets it', () => {
  const draft = { ...sampleModel, _id: 'drafts.model-a', _rev: 'd1', regions: [entry('region-la', 7, 56, 1091, 'x')] };
  const known = sampleCatalogueOf(sampleModel, draft);
  const plan = planOf(`code,region,USD,HKD,JPY\n${code},US-0,8,,\n${code},JP-0,9,,\n${code},HK-0,7,56,1091\n`, known);
  expect(plan.models.flatMap(({ prices }) => prices.map(({ row, currency }) => [row.region, currency, row.draft]))).toEqual([
    ['US-0', 'USD', { revision: 'd1', key: 'x' }],
    ['JP-0', 'USD', null],
    ['HK-0', 'USD', { revision: 'd1', key: null }],
    ['HK-0', 'HKD', { revision: 'd1', key: null }],
    ['HK-0', 'JPY', { revision: 'd1', key: null }],
  ]);
});
