import { csvText } from '../../../lib/format/csv-cell.ts';
import { currencies } from '../../../lib/money/currencies.ts';
import { catalogueColumns, factColumns } from './catalogue-columns.ts';
import type { KnownModel } from './known-catalogue.ts';

/** A line for each region of a model; one without prices if it has no region. */
function linesOf({ code, facts, regions }: KnownModel): string[][] {
  const own = [code, ...factColumns.map((column) => facts[column])];
  if (regions.length === 0) return [[...own, '', ...currencies.map(() => '')]];
  return regions.map(({ region, amounts }) => [...own, region.code, ...currencies.map((currency) => String(amounts[currency] ?? ''))]);
}

/** The published models as a CSV file, with the mark at its beginning by which spreadsheets know UTF-8. */
export const catalogueCsv = (models: readonly KnownModel[]): string =>
  `\uFEFF${[[...catalogueColumns], ...models.flatMap(linesOf)].map((cells) => `${cells.map(csvText).join(',')}\r\n`).join('')}`;
