import { useCallback } from 'react';
import { useClient } from 'sanity';
import { contentApiVersion } from '../../lib/content/api-version.ts';
import { useReading, type Reading } from '../connection/use-reading.ts';

/** Queries the lake once, for published documents or, `raw`, drafts too. */
export function useAnswer(query: string, perspective: 'published' | 'raw' = 'published'): Reading<readonly unknown[]> {
  const client = useClient({ apiVersion: contentApiVersion });
  return useReading(
    useCallback(async () => {
      const found = await client.withConfig({ perspective }).fetch<unknown>(query);
      return Array.isArray(found) ? (found as unknown[]) : [];
    }, [client, query, perspective]),
  );
}
