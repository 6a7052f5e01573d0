import { useCallback, useEffect, useState } from 'react';
import type { SanityClient } from '@sanity/client';
import { useClient } from 'sanity';
import { readCatalogue } from '../../../lib/catalogue/read-catalogue.ts';
import type { Catalogue } from '../../../lib/catalogue/catalogue.ts';
import { contentApiVersion } from '../../../lib/content/api-version.ts';
import { catalogueQuery } from '../../../lib/content/queries/catalogue-query.ts';
import { reasonOf } from '../../connection/reason-of.ts';
import { commitPatches } from '../commit-patches.ts';
import { itemNames, type ItemNames } from './item-names.ts';
import type { PriceChange } from './price-changes.ts';
import { pricedPagesQuery, shownPrices, type ShownPrice } from './price-effects.ts';
import { priceListQuery, priceRows, type PriceRow } from './price-list.ts';
import { priceWrites } from './price-writes.ts';

export interface ReadPriceList {
  readonly kind: 'read';
  readonly rows: readonly PriceRow[];
  readonly catalogue: Catalogue;
  /** The prices that pages show now. */
  readonly shown: readonly ShownPrice[];
  readonly names: ItemNames;
}

type PriceList = { readonly kind: 'reading' } | { readonly kind: 'refused'; readonly why: string } | ReadPriceList;

/** What publishing came to: null if it succeeded, else why not, as a sentence. */
type PublishOutcome = string | null;

export interface PriceListAccess {
  readonly list: PriceList;
  /** Publishes all changes in one transaction, or none, and reads the list again. */
  readonly publish: (changes: readonly PriceChange[]) => Promise<PublishOutcome>;
}

/** The price list of the CMS, and its publication. */
export function usePriceList(): PriceListAccess {
  const client = useClient({ apiVersion: contentApiVersion });
  const [list, setList] = useState<PriceList>({ kind: 'reading' });

  const read = useCallback(
    () =>
      readPriceList(client)
        .catch((error: unknown): PriceList => ({ kind: 'refused', why: reasonOf(error) }))
        .then(setList),
    [client],
  );
  useEffect(() => void read(), [read]);

  const publish = async (changes: readonly PriceChange[]): Promise<PublishOutcome> => {
    const refusal = await commitPatches(client, priceWrites(changes));
    if (refusal === null) await read();
    return refusal;
  };
  return { list, publish };
}

async function readPriceList(client: SanityClient): Promise<PriceList> {
  const published = client.withConfig({ perspective: 'published' });
  const [documents, answer, pages] = await Promise.all([
    client.withConfig({ perspective: 'raw' }).fetch<unknown[]>(priceListQuery),
    published.fetch<unknown>(catalogueQuery),
    published.fetch<unknown>(pricedPagesQuery),
  ]);
  const reading = readCatalogue(answer);
  if (!reading.ok) return { kind: 'refused', why: reading.problem };
  const { catalogue } = reading;
  return { kind: 'read', rows: priceRows(documents), catalogue, shown: shownPrices(pages, catalogue), names: itemNames(catalogue) };
}
