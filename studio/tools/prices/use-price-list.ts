import { useCallback, useEffect, useState } from 'react';
import type { SanityClient } from '@sanity/client';
import { useClient } from 'sanity';
import { contentApiVersion } from '../../../lib/content/api-version.ts';
import { reasonOf } from '../../connection/reason-of.ts';
import { commitPatches } from '../commit-patches.ts';
import type { PriceChange } from './price-changes.ts';
import { priceListQuery, priceRows, type PriceRow } from './price-list.ts';
import { priceWrites } from './price-writes.ts';
import { readShownPrices, type PublishedPrices } from './read-shown-prices.ts';

export interface ReadPriceList extends PublishedPrices {
  readonly kind: 'read';
  readonly rows: readonly PriceRow[];
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
  const [documents, published] = await Promise.all([
    client.withConfig({ perspective: 'raw' }).fetch<unknown[]>(priceListQuery),
    readShownPrices(client),
  ]);
  if (typeof published === 'string') return { kind: 'refused', why: published };
  return { kind: 'read', rows: priceRows(documents), ...published };
}
