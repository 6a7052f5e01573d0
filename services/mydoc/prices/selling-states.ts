import { isDeepStrictEqual } from 'node:util';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { evaluate, parse } from 'groq-js';
import { emptyCatalogue } from '#lib/catalogue/catalogue.ts';
import { readCatalogue } from '#lib/catalogue/read-catalogue.ts';
import { catalogueQuery } from '#lib/content/queries/catalogue-query.ts';
import { promotionSchema, promotionsQuery } from '#lib/content/queries/promotion-query.ts';
import { parseEach } from '#lib/content/values/parse-each.ts';
import type { PublicDiscount, SellingState } from '#lib/price-history/public-prices.ts';
import type { PriceDocumentRow, PricedDocument } from './price-document-store.ts';
import { publicCodesQuery, readPublicCodes } from './public-codes.ts';

/** Words and places in lists, which no price depends on, and what the CMS writes of a document itself. */
const wordFields = new Set(['name', 'title', 'lead', 'terms', 'summary', 'picture', 'performance', 'city', 'order']);

const withoutWords = (body: PricedDocument | null): string =>
  JSON.stringify(body === null ? null : Object.entries(body).filter(([name]) => !wordFields.has(name) && !/^_(?!id$|type$)/.test(name)));

interface ReadState {
  readonly catalogue: SellingState['catalogue'];
  readonly promotions: readonly PublicDiscount[];
  readonly codes: readonly PublicDiscount[];
}

/** What was read before, by the revisions that it was read from. */
export type KnownStates = Map<string, ReadState>;

/**
 * What was published at each instant at which a price may have changed, oldest first. What was in force at `sinceMs` counts from then on.
 * An entry that did not change is the same object in each state. `rows`: oldest first. `known`: of the last time; afterwards, of this time.
 */
export async function sellingStates(
  rows: readonly PriceDocumentRow[],
  sinceMs: number,
  known: KnownStates = new Map(),
): Promise<SellingState[]> {
  const inForce = new Map<string, PricedDocument>();
  const revisions = new Map<string, string>();
  const texts = new Map<string, string>();
  const states: SellingState[] = [];
  let before: ReadState | undefined;
  const read: KnownStates = new Map();
  // documents of one instant are one publication
  for (const [fromMs, together] of Map.groupBy(rows, (row) => Math.max(row.fromMs, sinceMs))) {
    const changed = new Set<string>();
    for (const { documentId, revision, body } of together) {
      const text = withoutWords(body);
      const type = (body ?? inForce.get(documentId))?._type;
      if (type !== undefined && texts.get(documentId) !== text) changed.add(type);
      texts.set(documentId, text);
      revisions.set(documentId, revision);
      if (body) inForce.set(documentId, body);
      else inForce.delete(documentId);
    }
    if (changed.size === 0) continue;
    const key = JSON.stringify([...revisions]);
    before = known.get(key) ?? (await readState(inForce, changed, before));
    read.set(key, before);
    const { catalogue, promotions, codes } = before;
    states.push({ fromMs, catalogue, discounts: [...promotions, ...codes] });
  }
  known.clear();
  for (const [key, state] of read) known.set(key, state);
  return states;
}

const queries = { catalogue: parse(catalogueQuery), promotions: parse(promotionsQuery), codes: parse(publicCodesQuery) };

/** The types of the documents that a state is read from. */
export const pricedTypes: readonly string[] = [catalogueQuery, promotionsQuery, publicCodesQuery]
  .flatMap((query) => [...query.matchAll(/_type == "(\w+)"/g)].flatMap(([, type]) => type ?? []))
  // they have no prices
  .filter((type) => type !== 'systemImage');

async function ask(documents: ReadonlyMap<string, PricedDocument>, query: ReturnType<typeof parse>): Promise<unknown> {
  const value = await evaluate(query, { dataset: [...documents.values()], dereference: async ({ _ref }) => documents.get(_ref) });
  const answer: unknown = await value.get();
  return answer;
}

/**
 * The only query that a document of this type changes; documents of all others are the catalogue, and change what it sells and every
 * discount.
 */
const ownQueries: Readonly<Record<string, 'promotions' | 'codes'>> = { promotion: 'promotions', couponCampaign: 'codes' };

/**
 * By the same queries and parsers as the site's pages. A malformed element is not for sale, as there. Of what was in force before, only
 * that is read again which documents of the changed types can change: a catalogue takes a hundred times as long as a promotion.
 */
async function readState(
  documents: ReadonlyMap<string, PricedDocument>,
  changed: ReadonlySet<string>,
  before: ReadState | undefined,
): Promise<ReadState> {
  const parts = new Set([...changed].map((type) => ownQueries[type] ?? 'catalogue'));
  const isNew = before === undefined || parts.has('catalogue');
  const catalogue = isNew ? await readSold(documents, before?.catalogue) : before.catalogue;
  const promotions = isNew || parts.has('promotions') ? reuse(await readPromotions(documents), before?.promotions) : before.promotions;
  const codes =
    isNew || parts.has('codes') ? reuse(readPublicCodes(await ask(documents, queries.codes), catalogue), before?.codes) : before.codes;
  // a long history is read state by state: nobody else waits for more than one of them
  await yieldToEventLoop();
  return { catalogue, promotions, codes };
}

async function readPromotions(documents: ReadonlyMap<string, PricedDocument>): Promise<PublicDiscount[]> {
  const ignore = (): void => undefined;
  const promotions = parseEach(promotionSchema, await ask(documents, queries.promotions), 'promotion', ignore);
  return promotions.map(({ slug, discountPercent, models, period, startsAt, endsAt, repeatsEveryDays }) => ({
    kind: 'promotion',
    code: slug,
    percent: discountPercent,
    models,
    periods: [period],
    minimumSpend: null,
    startsAt,
    endsAt,
    repeatsEveryDays,
  }));
}

/** Each entry that equals its predecessor is that object: `publicPriceHistory` compares entries by identity. */
function reuse<Entry extends { readonly code: string }>(entries: readonly Entry[], earlier: readonly Entry[] = []): Entry[] {
  const byCode = new Map(earlier.map((entry) => [entry.code, entry]));
  return entries.map((entry) => {
    const last = byCode.get(entry.code);
    return last && isDeepStrictEqual(last, entry) ? last : entry;
  });
}

async function readSold(
  documents: ReadonlyMap<string, PricedDocument>,
  before?: SellingState['catalogue'],
): Promise<SellingState['catalogue']> {
  const reading = readCatalogue(await ask(documents, queries.catalogue));
  const catalogue = reading.ok ? reading.catalogue : emptyCatalogue;
  return {
    ...catalogue,
    regions: reuse(catalogue.regions, before?.regions),
    models: reuse(catalogue.models, before?.models),
    diskTypes: reuse(catalogue.diskTypes, before?.diskTypes),
    trafficPlans: reuse(catalogue.trafficPlans, before?.trafficPlans),
    periods: reuse(catalogue.periods, before?.periods),
  };
}
