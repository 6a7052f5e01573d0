import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { modelStatuses, tiers } from '#lib/catalogue/catalogue-terms.ts';
import { csvText } from '#lib/format/csv-cell.ts';
import { csvLines } from '#lib/format/read-csv.ts';
import { currencies } from '#lib/money/currencies.ts';
import { applyMutations } from '#services/lake/writes/mutations.ts';
import type { LakeDocument } from '#services/lake/documents/document.ts';
import { catalogueColumns, type CatalogueColumn } from '#studio/tools/catalogue/catalogue-columns.ts';
import { catalogueCsv } from '#studio/tools/catalogue/catalogue-csv.ts';
import { cataloguePlan, type CataloguePlan } from '#studio/tools/catalogue/catalogue-plan.ts';
import { catalogueWrites, type CatalogueWrites } from '#studio/tools/catalogue/catalogue-writes.ts';
import { readKnownCatalogue, type KnownCatalogue } from '#studio/tools/catalogue/known-catalogue.ts';
import { entry, sampleModel, sampleNamed } from './sample-models.ts';

const reference = (_ref: string) => ({ _type: 'reference', _ref });
const regionIds = ['region-la', 'region-tk', 'region-hk'] as const;
const amounts = fc.integer({ min: 1, max: 9_999_999 }).map((scaled) => scaled / 10_000);

/** Models of different sizes, some with a draft in which something else is written. */
const catalogues = fc
  .uniqueArray(
    fc.record({
      vcpu: fc.integer({ min: 1, max: 64 }),
      memoryGib: fc.integer({ min: 1, max: 256 }),
      series: fc.constantFrom('series-4a', 'series-1a'),
      tier: fc.constantFrom(...tiers),
      status: fc.constantFrom(...modelStatuses),
      onePerPerson: fc.constantFrom(true, false, undefined),
      trial: fc.boolean(),
      disk: fc.constantFrom('disk-ssd', 'disk-nvme'),
      sizeGib: fc.integer({ min: 20, max: 500 }),
      traffic: fc.constantFrom('plan-500', 'plan-1000'),
      prices: fc.array(fc.tuple(amounts, amounts, amounts), { minLength: 1, maxLength: 3 }),
      hasDraft: fc.boolean(),
    }),
    { minLength: 1, maxLength: 5, selector: ({ vcpu, memoryGib }) => `${vcpu} ${memoryGib}` },
  )
  .map((models) =>
    models.flatMap(({ disk, sizeGib, traffic, prices, hasDraft, series, ...facts }, at) => {
      const published = {
        ...sampleModel,
        ...facts,
        _id: `model-${at}`,
        _rev: `r${at}`,
        code: `cvm.g4a.amd.c${facts.vcpu}m${facts.memoryGib}`,
        series: reference(series),
        listed: { disk: { type: reference(disk), sizeGib }, traffic: reference(traffic) },
        regions: prices.map((price, index) => entry(regionIds[index] ?? '', ...price)),
      };
      const draft = { ...published, _id: `drafts.model-${at}`, _rev: `d${at}`, tier: 'plus', regions: published.regions.slice(0, 1) };
      return hasDraft ? [published, draft] : [published];
    }),
  );

type Grid = readonly (readonly string[])[];

const gridOf = (known: KnownCatalogue): Grid => csvLines(catalogueCsv(known.models), ',').map(({ cells }) => cells);
const at = (column: CatalogueColumn): number => catalogueColumns.indexOf(column);

/** As a spreadsheet of a country saves it: where it separates by semicolons, a comma is the decimal point. */
function fileOf(grid: Grid, separator: ',' | ';' | '\t'): string {
  const priceAt = new Set(currencies.map(at));
  const written = (cell: string, place: number): string => (separator === ';' && priceAt.has(place) ? cell.replace('.', ',') : cell);
  const cellIn = (cell: string): string => (separator === ',' ? csvText(cell) : cell);
  return grid.map((cells) => cells.map((cell, place) => cellIn(written(cell, place))).join(separator)).join('\r\n');
}

const separators = fc.constantFrom(',', ';', '\t');

/** What may be written into a cell of a fact, so that no rule refuses it. */
const factEdits: Readonly<Record<string, fc.Arbitrary<string>>> = {
  series: fc.constantFrom('General-EPYC-4a', 'General-EPYC-1a'),
  tier: fc.constantFrom(...tiers),
  status: fc.constantFrom(...modelStatuses),
  one_per_person: fc.constantFrom('yes', 'no'),
  trial: fc.constantFrom('yes', 'no'),
  boot_disk_type: fc.constantFrom('ssd_cloud_disk', 'nvme_cloud_disk'),
  boot_disk_gib: fc.integer({ min: 20, max: 500 }).map(String),
  transfer_plan: fc.constantFrom('t500', 't1000'),
};

const edits = fc.array(
  fc.oneof(
    ...Object.entries(factEdits).map(([column, values]) => fc.record({ line: fc.nat(), column: fc.constant(column), cell: values })),
    ...currencies.map((column) => fc.record({ line: fc.nat(), column: fc.constant<string>(column), cell: amounts.map(String) })),
  ),
  { maxLength: 8 },
);

/** The table after edits: a fact in each line of its model, a price in its own. */
function edited(grid: Grid, changes: readonly { line: number; column: string; cell: string }[]): Grid {
  const rows = grid.map((cells) => [...cells]);
  for (const { line, column, cell } of changes) {
    const chosen = rows[1 + (line % (rows.length - 1))];
    const place = catalogueColumns.findIndex((each) => each === column);
    const isFact = Object.hasOwn(factEdits, column);
    for (const row of rows) if (row === chosen || (isFact && row[0] === chosen?.[0])) row[place] = cell;
  }
  return rows;
}

/** Each cell that two tables have differently: a fact of a model once, a price by its region. */
function differences(before: Grid, after: Grid): string[] {
  const found = before.flatMap((cells, row) =>
    cells.flatMap((cell, place) => {
      const column = catalogueColumns[place] ?? 'code';
      const now = after[row]?.[place] ?? '';
      const where = Object.hasOwn(factEdits, column) ? cells[0] : `${cells[0]} ${cells[at('region')]}`;
      return cell === now ? [] : [`${where} ${column}: ${cell} → ${now}`];
    }),
  );
  return [...new Set(found)].toSorted();
}

const shownIn = ({ models }: CataloguePlan): string[] =>
  models
    .flatMap(({ code, facts, prices }) => [
      ...facts.map(({ column, before, after }) => `${code} ${column}: ${before} → ${after}`),
      ...prices.map(({ row, currency, before, after }) => `${code} ${row.region} ${currency}: ${before} → ${after}`),
    ])
    .toSorted();

/** The documents after a transaction, as the lake applies it. */
function written(documents: readonly LakeDocument[], { created, patches }: CatalogueWrites): LakeDocument[] {
  const byId = new Map(documents.map((document) => [document._id, document]));
  const mutations = [
    ...created.map((create) => ({ create: { ...create } })),
    ...patches.map(({ id, patch }) => ({ patch: { id, ...patch } })),
  ];
  const stamp = { transactionId: 'after', timestamp: '2026-11-30T00:00:00Z' };
  for (const { id, after } of applyMutations((each) => byId.get(each), mutations, stamp).changes) if (after) byId.set(id, after);
  return [...byId.values()];
}

const known = (documents: readonly unknown[]): KnownCatalogue => readKnownCatalogue(documents, sampleNamed);

describe('the catalogue as a file', () => {
  test('exported and imported changes nothing, whatever separates its cells', () => {
    fc.assert(
      fc.property(catalogues, separators, (documents, separator) => {
        const before = known(documents);
        const grid = gridOf(before);
        const plan = cataloguePlan(fileOf(grid, separator), before);
        expect(plan).toMatchObject({ models: [], problems: [], untouched: [], untouchedRegions: [], unread: [] });
        expect(plan.unchangedLines).toBe(grid.length - 1);
      }),
    );
  });

  test('changed in any cells shows these changes and no other, and writes them', () => {
    fc.assert(
      fc.property(catalogues, edits, separators, (documents, changes, separator) => {
        const before = known(documents);
        const grid = gridOf(before);
        const after = edited(grid, changes);
        const plan = cataloguePlan(fileOf(after, separator), before);
        expect(plan.problems).toEqual([]);
        expect(shownIn(plan)).toEqual(differences(grid, after));
        const now = written(documents, catalogueWrites(plan.models, before));
        expect(gridOf(known(now))).toEqual(after);
      }),
    );
  });

  test('with a model and a region more adds these, and leaves the drafts of others alone', () => {
    fc.assert(
      fc.property(catalogues, fc.tuple(amounts, amounts, amounts), (documents, price) => {
        const before = known(documents);
        const grid = gridOf(before);
        const facts = ['General-EPYC-4a', 'pro', '96', '512', 'on-sale', 'no', 'yes', 'ssd_cloud_disk', '100', 't500'];
        const line = ['cvm.g4a.amd.c96m512', ...facts, 'JP-0', ...price.map(String)];
        const plan = cataloguePlan(fileOf([...grid, line], ','), before);
        expect(plan).toMatchObject({ problems: [], unchangedLines: grid.length - 1, models: [{ model: null }] });
        const now = written(documents, catalogueWrites(plan.models, before));
        expect(gridOf(known(now))).toEqual([...grid, line]);
        expect(now.slice(0, -1)).toEqual(documents);
      }),
    );
  });

  test('a transaction is refused where a document has another revision by then', () => {
    const before = known([sampleModel]);
    const writes = catalogueWrites(cataloguePlan('code,status\ncvm.g4a.amd.c2m4,withdrawn\n', before).models, before);
    expect(() => written([{ ...sampleModel, _rev: 'r9' }], writes)).toThrow();
    expect(written([sampleModel], writes)).toMatchObject([{ status: 'withdrawn' }]);
  });
});
