import { evaluate, parse } from 'groq-js';
import { z } from 'zod';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
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

/**
 * What was published at each instant at which a price may have changed, oldest first. What was in force at `sinceMs` counts from then on.
 * `rows`: oldest first.
 */
export async function sellingStates(rows: readonly PriceDocumentRow[], sinceMs: number): Promise<SellingState[]> {
  const documents = new Map<string, PricedDocument>();
  const texts = new Map<string, string>();
  const states: SellingState[] = [];
  // documents of one instant are one publication
  for (const [fromMs, together] of Map.groupBy(rows, (row) => Math.max(row.fromMs, sinceMs))) {
    let changed = false;
    for (const { documentId, body } of together) {
      const text = withoutWords(body);
      changed ||= texts.get(documentId) !== text;
      texts.set(documentId, text);
      if (body) documents.set(documentId, body);
      else documents.delete(documentId);
    }
    if (changed) states.push({ fromMs, ...(await readState([...documents.values()])) });
  }
  return states;
}

const noCatalogue: Catalogue = {
  regions: [],
  families: [],
  series: [],
  models: [],
  diskTypes: [],
  trafficPlans: [],
  periods: [],
  images: [],
};

async function ask(documents: readonly PricedDocument[], query: string): Promise<unknown> {
  const value = await evaluate(parse(query), { dataset: [...documents] });
  const answer: unknown = await value.get();
  return answer;
}

/** By the same queries and parsers as the site's pages. A malformed element is not for sale, as there. */
async function readState(documents: readonly PricedDocument[]): Promise<Omit<SellingState, 'fromMs'>> {
  const ignore = (): void => undefined;
  const reading = readCatalogue(await ask(documents, catalogueQuery));
  const catalogue = reading.ok ? reading.catalogue : noCatalogue;
  const promotions = parseEach(promotionSchema, z.array(z.unknown()).parse(await ask(documents, promotionsQuery)), 'promotion', ignore);
  const codes = readPublicCodes(await ask(documents, publicCodesQuery), catalogue);
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
  return { catalogue, discounts: [...discounts, ...codes] };
}
