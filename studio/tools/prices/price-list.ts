import { z } from 'zod';
import { csvText } from '../../../lib/format/csv-cell.ts';
import { currencies, type Currency } from '../../../lib/money/currencies.ts';
import { isDraftId, isPublishedId, publishedIdOf } from '../../../lib/content/document-ids.ts';

const pricedTypes = ['model', 'diskType', 'trafficPlan', 'domainSuffix'] as const;

/** Amounts of a domain suffix; in the table they are where others have a region. */
const suffixPrices = ['firstYear', 'renewal', 'transfer', 'restore'] as const;

/** Every document with a price, the draft of one too, with its revision. */
export const priceListQuery = `*[_type in ["model", "diskType", "trafficPlan", "domainSuffix"]]
  | order(_type desc, code asc, suffix asc)[0...5000]{
  _id, _rev, _type, "code": coalesce(code, suffix), regions[]{_key, "region": region->code, price{USD, HKD, JPY}},
  firstYear{USD, HKD, JPY}, renewal{USD, HKD, JPY}, transfer{USD, HKD, JPY}, restore{USD, HKD, JPY}
}`;

const amount = z
  .number()
  .nullish()
  .catch(null)
  .transform((value) => value ?? null);

const price = z.object({ USD: amount, HKD: amount, JPY: amount });
const entry = z.object({ _key: z.string(), region: z.string(), price });
const namedPrice = price.nullish().catch(null);

const pricedDocument = z.object({
  _id: z.string(),
  _rev: z.string(),
  _type: z.enum(pricedTypes),
  code: z.string(),
  regions: z
    .array(z.unknown())
    .nullish()
    .transform((entries) =>
      (entries ?? []).flatMap((each) => {
        const { data } = entry.safeParse(each);
        return data ? [data] : [];
      }),
    ),
  firstYear: namedPrice,
  renewal: namedPrice,
  transfer: namedPrice,
  restore: namedPrice,
});

type Entry = z.infer<typeof entry>;

/** The prices of a document: by region, or those of a suffix by the names of their fields. */
const entriesOf = (document: z.infer<typeof pricedDocument>): readonly Entry[] =>
  document._type === 'domainSuffix'
    ? suffixPrices.flatMap((name) => {
        const amounts = document[name];
        return amounts ? [{ _key: name, region: name, price: amounts }] : [];
      })
    : document.regions;

/** An amount of the major unit as it was authored; null: not sold in the currency. */
type Amounts = Readonly<Record<Currency, number | null>>;

/** One item in one region, or one of a suffix's prices: a row of the table. */
export interface PriceRow {
  readonly id: string;
  readonly revision: string;
  readonly type: (typeof pricedTypes)[number];
  readonly code: string;
  readonly region: string;
  /** The key of the region's entry in the document, or the field of a suffix. */
  readonly key: string;
  readonly amounts: Amounts;
  /** The item's draft, if somebody is editing it, and whether it has the region. */
  readonly draft: { readonly revision: string; readonly key: string | null } | null;
}

/** The published prices, a row for each item and region. A document that cannot be read is left out. */
export function priceRows(documents: readonly unknown[]): PriceRow[] {
  const read = documents.flatMap((document) => {
    const { data } = pricedDocument.safeParse(document);
    return data ? [data] : [];
  });
  const drafts = new Map(read.filter(({ _id }) => isDraftId(_id)).map((draft) => [publishedIdOf(draft._id), draft]));
  return read
    .filter(({ _id }) => isPublishedId(_id))
    .flatMap((document) => {
      const { _id, _rev, _type, code } = document;
      const draft = drafts.get(_id);
      return entriesOf(document).map(({ _key, region, price }): PriceRow => ({
        id: _id,
        revision: _rev,
        type: _type,
        code,
        region,
        key: _key,
        amounts: price,
        draft: draft ? { revision: draft._rev, key: entriesOf(draft).find((other) => other.region === region)?._key ?? null } : null,
      }));
    });
}

const tableCells = (rows: readonly PriceRow[]): string[][] => [
  ['code', 'region', ...currencies],
  ...rows.map(({ code, region, amounts }) => [code, region, ...currencies.map((currency) => String(amounts[currency] ?? ''))]),
];

/** The table as a spreadsheet takes it: a head, then a line for each item and region, separated by tabs. */
export const pricesAsText = (rows: readonly PriceRow[]): string =>
  tableCells(rows)
    .map((cells) => cells.join('\t'))
    .join('\n');

/** The price table as a CSV file, with the mark at its beginning by which spreadsheets know UTF-8. */
export const pricesAsCsv = (rows: readonly PriceRow[]): string =>
  `\uFEFF${tableCells(rows)
    .map((cells) => `${cells.map(csvText).join(',')}\r\n`)
    .join('')}`;
