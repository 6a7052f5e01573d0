import type { SanityClient } from '@sanity/client';
import type { Catalogue } from '../../../lib/catalogue/catalogue.ts';
import { readCatalogue } from '../../../lib/catalogue/read-catalogue.ts';
import { catalogueQuery } from '../../../lib/content/queries/catalogue-query.ts';
import { itemNames, type ItemNames } from './item-names.ts';
import { pricedPagesQuery, shownPrices, type ShownPrice } from './price-effects.ts';

/** The catalogue that is published, and the prices that pages show of it now. */
export interface PublishedPrices {
  readonly catalogue: Catalogue;
  readonly shown: readonly ShownPrice[];
  readonly names: ItemNames;
}

/** Reads what is published; a sentence if it is no catalogue. */
export async function readShownPrices(client: SanityClient): Promise<PublishedPrices | string> {
  const published = client.withConfig({ perspective: 'published' });
  const [answer, pages] = await Promise.all([published.fetch<unknown>(catalogueQuery), published.fetch<unknown>(pricedPagesQuery)]);
  const reading = readCatalogue(answer);
  if (!reading.ok) return reading.problem;
  const { catalogue } = reading;
  return { catalogue, shown: shownPrices(pages, catalogue), names: itemNames(catalogue) };
}
