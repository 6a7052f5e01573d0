import type { ValidationContext } from 'sanity';
import { contentApiVersion } from '#lib/content/api-version.ts';
import { draftIdOf, publishedIdOf } from '#lib/content/document-ids.ts';

/** Queries drafts and published documents alike, except those of the document being checked if the query uses `$own`. */
export async function lookUp(context: ValidationContext, query: string, params: Record<string, unknown>): Promise<unknown> {
  const id = publishedIdOf(context.document?._id ?? '');
  const client = context.getClient({ apiVersion: contentApiVersion }).withConfig({ perspective: 'raw' });
  return client.fetch<unknown>(query, { ...params, own: [id, draftIdOf(id)] });
}
