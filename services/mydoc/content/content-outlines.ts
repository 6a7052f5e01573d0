import type { SanityClient } from '@sanity/client';
import { z } from 'zod';
import { documentTypes } from '#lib/content/document-types.ts';
import { outlineFields, outlineSchema, type Outline } from './outline.ts';

/** Reads of the CMS that show what was published, whether or not a notice of it arrived. */
export interface ContentOutlines {
  changedSince(instant: string | null): Promise<readonly Outline[]>;
  ids(): Promise<readonly string[]>;
  count(): Promise<number>;
}

const outlines = z.array(outlineSchema);
const ids = z.array(z.string());
const everyType = [...documentTypes];

export const createContentOutlines = (client: SanityClient): ContentOutlines => ({
  changedSince: async (instant) =>
    outlines.parse(
      await client.fetch<unknown>(`*[_type in $types && (!defined($since) || _updatedAt > $since)]{${outlineFields}}`, {
        types: everyType,
        since: instant,
      }),
    ),
  ids: async () => ids.parse(await client.fetch<unknown>('*[_type in $types]._id', { types: everyType })),
  count: async () => z.number().parse(await client.fetch<unknown>('count(*[_type in $types])', { types: everyType })),
});
