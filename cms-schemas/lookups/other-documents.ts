import type { ValidationContext } from 'sanity';
import { contentApiVersion } from '#lib/content/api-version.ts';
import { publishedIdOf } from '#lib/content/document-ids.ts';

/** Holds for published documents alone: neither for drafts nor for what waits in a release. Part of a query. */
export const isPublished = '!(_id in path("drafts.**")) && !(_id in path("versions.**"))';

/**
 * Queries published documents, drafts and what is in releases alike, except what `sanity::versionOf($own)` finds: the document being
 * checked.
 */
export async function lookUp(context: ValidationContext, query: string, params: Record<string, unknown>): Promise<unknown> {
  const client = context.getClient({ apiVersion: contentApiVersion }).withConfig({ perspective: 'raw' });
  return client.fetch<unknown>(query, { ...params, own: publishedIdOf(context.document?._id ?? '') });
}
