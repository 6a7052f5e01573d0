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

type ReadState = Omit<SellingState, 'fromMs'>;

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
  const read: KnownStates = new Map();
  // documents of one instant are one publication
  for (const [fromMs, together] of Map.groupBy(rows, (row) => Math.max(row.fromMs, sinceMs))) {
    let changed = false;
    for (const { documentId, revision, body } of together) {
      const text = withoutWords(body);
      changed ||= texts.get(documentId) !== text;
      texts.set(documentId, text);
      revisions.set(documentId, revision);
      if (body) inForce.set(documentId, body);
      else inForce.delete(documentId);
    }
    if (!changed) continue;
    const key = JSON.stringify([...revisions]);
    const state = known.get(key) ?? (await readState(inForce, states.at(-1)));
    read.set(key, state);
    states.push({ fromMs, ...state });
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

/** By the same queries and parsers as the site's pages. A malformed element is not for sale, as there. */
async function readState(documents: ReadonlyMap<string, PricedDocument>, before: ReadState | undefined): Promise<ReadState> {
  const ignore = (): void => undefined;
  const reading = readCatalogue(await ask(documents, queries.catalogue));
  const catalogue = reading.ok ? reading.catalogue : emptyCatalogue;
  const promotions = parseEach(promotionSchema, await ask(documents, queries.promotions), 'promotion', ignore);
  const codes = readPublicCodes(await ask(documents, queries.codes), catalogue);
  const discounts = promotions.map(({ slug, discountPercent, models, period, startsAt, endsAt, repeatsEveryDays }): PublicDiscount => ({
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
  // a long history is read state by state: nobody else waits for more than one of them
  await yieldToEventLoop();
  return reuseUnchangedEntries({ catalogue, discounts: [...discounts, ...codes] }, before);
}

/** Replaces each entry that equals its predecessor by that object: `publicPriceHistory` compares entries by identity. */
function reuseUnchangedEntries({ catalogue, discounts }: ReadState, before: ReadState | undefined): ReadState {
  if (!before) return { catalogue, discounts };
  const reuse = <Entry extends { readonly code: string }>(entries: readonly Entry[], earlier: readonly Entry[]): Entry[] => {
    const byCode = new Map(earlier.map((entry) => [entry.code, entry]));
    return entries.map((entry) => {
      const last = byCode.get(entry.code);
      return last && isDeepStrictEqual(last, entry) ? last : entry;
    });
  };
  const { regions, models, diskTypes, trafficPlans, periods } = before.catalogue;
  return {
    catalogue: {
      ...catalogue,
      regions: reuse(catalogue.regions, regions),
      models: reuse(catalogue.models, models),
      diskTypes: reuse(catalogue.diskTypes, diskTypes),
      trafficPlans: reuse(catalogue.trafficPlans, trafficPlans),
      periods: reuse(catalogue.periods, periods),
    },
    discounts: reuse(discounts, before.discounts),
  };
}
