import { useEffect, useState } from 'react';
import { useClient } from 'sanity';
import { readCatalogue } from '../../../lib/catalogue/read-catalogue.ts';
import { contentApiVersion } from '../../../lib/content/api-version.ts';
import { catalogueQuery } from '../../../lib/content/queries/catalogue-query.ts';
import { itemNames, noNames, type ItemNames } from './item-names.ts';

/** The names of what is published, beside the codes that a figure or a file has; none until they are read, and none if they cannot be. */
export function useItemNames(): ItemNames {
  const client = useClient({ apiVersion: contentApiVersion });
  const [names, setNames] = useState(noNames);
  useEffect(() => {
    let left = false;
    const read = async (): Promise<ItemNames> => {
      const reading = readCatalogue(await client.withConfig({ perspective: 'published' }).fetch<unknown>(catalogueQuery));
      return reading.ok ? itemNames(reading.catalogue) : noNames;
    };
    read()
      .catch(() => noNames)
      .then((found) => {
        if (!left) setNames(found);
      });
    return () => {
      left = true;
    };
  }, [client]);
  return names;
}
