import type { SanityClient } from '@sanity/client';
import { z } from 'zod';
import { documentTypes } from '#lib/content/document-types.ts';
import { documentSummary, type DocumentSummary } from '#lib/revalidation/document-summary.ts';
import { summaryProjection } from '#lib/revalidation/summarise.ts';

/** CMS queries for what was published, whether or not its notice arrived. */
export interface ContentSummaries {
  changedSince(instant: string | null): Promise<readonly DocumentSummary[]>;
  ids(): Promise<readonly string[]>;
  count(): Promise<number>;
}

const summaries = z.array(documentSummary);
const ids = z.array(z.string());
const everyType = [...documentTypes];

export const createContentSummaries = (client: SanityClient): ContentSummaries => ({
  changedSince: async (instant) =>
    summaries.parse(
      await client.fetch<unknown>(`*[_type in $types && (!defined($since) || _updatedAt > $since)]${summaryProjection}`, {
        types: everyType,
        since: instant,
      }),
    ),
  ids: async () => ids.parse(await client.fetch<unknown>('*[_type in $types]._id', { types: everyType })),
  count: async () => z.number().parse(await client.fetch<unknown>('count(*[_type in $types])', { types: everyType })),
});
