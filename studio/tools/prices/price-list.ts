import { z } from 'zod';
import { draftPrefix } from '../../desk/draft-prefix.ts';
import { currencies, type Currency } from '../../../lib/money/currencies.ts';

const pricedTypes = ['model', 'diskType', 'trafficPlan'] as const;

/** Every document with a price by region, the draft of one too, with its revision. */
export const priceListQuery = `*[_type in ["model", "diskType", "trafficPlan"]] | order(_type desc, code asc)[0...5000]{
  _id, _rev, _type, code, regions[]{_key, "region": region->code, price{USD, HKD, JPY}}
}`;

const amount = z
  .number()
  .nullish()
  .catch(null)
  .transform((value) => value ?? null);

const entry = z.object({ _key: z.string(), region: z.string(), price: z.object({ USD: amount, HKD: amount, JPY: amount }) });

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
});

/** An amount of the major unit as it was authored; null: not sold in the currency. */
type Amounts = Readonly<Record<Currency, number | null>>;

/** One item in one region: a row of the table. */
export interface PriceRow {
  readonly id: string;
  readonly revision: string;
  readonly type: (typeof pricedTypes)[number];
  readonly code: string;
  readonly region: string;
  /** The key of the region's entry in the document. */
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
  const drafts = new Map(
    read.filter(({ _id }) => _id.startsWith(draftPrefix)).map((draft) => [draft._id.slice(draftPrefix.length), draft]),
  );
  return read
    .filter(({ _id }) => !_id.startsWith(draftPrefix))
    .flatMap(({ _id, _rev, _type, code, regions }) => {
      const draft = drafts.get(_id);
      return regions.map(({ _key, region, price }): PriceRow => ({
        id: _id,
        revision: _rev,
        type: _type,
        code,
        region,
        key: _key,
        amounts: price,
        draft: draft ? { revision: draft._rev, key: draft.regions.find((other) => other.region === region)?._key ?? null } : null,
      }));
    });
}

/** The table as a spreadsheet takes it: a head, then a line for each item and region, separated by tabs. */
export const pricesAsText = (rows: readonly PriceRow[]): string =>
  [
    ['code', 'region', ...currencies].join('\t'),
    ...rows.map(({ code, region, amounts }) => [code, region, ...currencies.map((currency) => amounts[currency] ?? '')].join('\t')),
  ].join('\n');
