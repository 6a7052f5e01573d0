import { currencies, type Currency } from '../../../lib/money/currencies.ts';
import type { LineProblem } from '../line-problems.tsx';
import { priceChanges, type PriceChange, type PricedRow } from '../prices/price-changes.ts';
import { factColumns, nameOfCode, type FactColumn, type Facts } from './catalogue-columns.ts';
import { checkGivenModel, factsAfter, factsBefore } from './check-given-model.ts';
import { noAmounts, regionEntries, type KnownCatalogue, type KnownModel, type NamedDocument } from './known-catalogue.ts';
import { readCatalogueFile } from './read-catalogue-file.ts';
import { readGivenModels, type GivenModel } from './read-given-models.ts';

/** One fact of a dry run: what it is, and what it would be. */
export interface FactChange {
  readonly column: FactColumn;
  readonly before: string;
  readonly after: string;
}

/** What of a model's price in a region becomes another. */
export interface PlannedRegion {
  readonly region: NamedDocument;
  readonly amounts: ReadonlyMap<Currency, number>;
}

/** A model that the file changes, or adds. */
export interface PlannedModel {
  readonly code: string;
  /** Null: it is new. */
  readonly model: KnownModel | null;
  readonly after: Facts;
  readonly facts: readonly FactChange[];
  readonly regions: readonly PlannedRegion[];
  readonly prices: readonly PriceChange<PricedRow>[];
}

/** What an import would change. With a problem nothing of it may be written. */
export interface CataloguePlan {
  readonly models: readonly PlannedModel[];
  readonly unchangedLines: number;
  /** Codes of published models that the file does not name: they stay as they are. */
  readonly untouched: readonly string[];
  /** Regions of the models that it names, and that it does not name: they stay too. */
  readonly untouchedRegions: readonly { readonly code: string; readonly regions: readonly string[] }[];
  /** Columns that have no meaning. */
  readonly unread: readonly string[];
  readonly problems: readonly LineProblem[];
}

/** What a file changes, compared with what the CMS has. */
export function cataloguePlan(text: string, known: KnownCatalogue): CataloguePlan {
  const file = readCatalogueFile(text);
  const given = readGivenModels(file, known);
  const checked = given.models.flatMap((model) => (model.isRead ? checkGivenModel(model, known) : []));
  const names = new Set(given.models.map(({ code }) => nameOfCode(code)));
  const isRead = file.lines.length > 0 || file.problems.length > 0;
  return {
    models: given.models.map((model) => plannedModel(model, known)).filter(({ facts, prices }) => facts.length + prices.length > 0),
    unchangedLines: given.unchangedLines,
    untouched: isRead ? known.models.filter(({ code }) => !names.has(nameOfCode(code))).map(({ code }) => code) : [],
    untouchedRegions: given.models.flatMap(untouchedRegions),
    unread: file.unread,
    problems: [...file.problems, ...given.problems, ...checked].toSorted((one, other) => one.line - other.line),
  };
}

function plannedModel(given: GivenModel, { named }: KnownCatalogue): PlannedModel {
  const { code, model, regions } = given;
  const before = factsBefore(given);
  const after = factsAfter(given);
  const changed = regions.filter(({ amounts }) => amounts.size > 0);
  const draftEntries = model?.draft ? regionEntries(model.draft, named) : [];
  const prices = changed.flatMap(({ region, amounts }) => {
    const isRegion = (entry: { readonly region: NamedDocument }): boolean => entry.region._id === region._id;
    const entry = model?.regions.find(isRegion);
    const draftKey = draftEntries.find(isRegion)?.key ?? null;
    // a region that is new comes into the draft too
    const draft = model?.draft && (draftKey !== null || !entry) ? { revision: model.draft._rev, key: draftKey } : null;
    const row: PricedRow = { type: 'model', code, region: region.code, amounts: entry?.amounts ?? noAmounts, draft };
    return currencies.flatMap((currency) => {
      const amount = amounts.get(currency);
      return amount === undefined ? [] : [{ row, currency, amount }];
    });
  });
  return {
    code,
    model,
    after,
    facts: factColumns
      .filter((column) => before[column] !== after[column])
      .map((column) => ({ column, before: before[column], after: after[column] })),
    regions: changed.map(({ region, amounts }) => ({ region, amounts })),
    prices: priceChanges(prices),
  };
}

/** Where the file names no region of a model, nobody expects it to name all. */
function untouchedRegions({ code, model, regions }: GivenModel): { code: string; regions: string[] }[] {
  const left = (model?.regions ?? []).filter((entry) => !regions.some(({ region }) => region._id === entry.region._id));
  return regions.length === 0 || left.length === 0 ? [] : [{ code, regions: left.map(({ region }) => region.code) }];
}
