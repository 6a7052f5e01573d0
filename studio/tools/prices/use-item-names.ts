import { useCallback, useMemo } from 'react';
import { useClient } from 'sanity';
import { readCatalogue } from '../../../lib/catalogue/read-catalogue.ts';
import { contentApiVersion } from '../../../lib/content/api-version.ts';
import { catalogueQuery } from '../../../lib/content/queries/catalogue-query.ts';
import { useReading } from '../../connection/use-reading.ts';
import { itemNames, noNames, type ItemNames } from './item-names.ts';

/** The names of what is published, beside the codes that a figure or a file has; none until they are read, and none if they cannot be. */
export function useItemNames(): ItemNames {
  const client = useClient({ apiVersion: contentApiVersion });
  const catalogue = useReading(
    useCallback(async () => readCatalogue(await client.withConfig({ perspective: 'published' }).fetch<unknown>(catalogueQuery)), [client]),
  );
  return useMemo(() => (catalogue.kind === 'read' && catalogue.value.ok ? itemNames(catalogue.value.catalogue) : noNames), [catalogue]);
}
