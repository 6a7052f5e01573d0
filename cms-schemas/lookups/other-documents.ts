import type { ValidationContext } from 'sanity';
import { contentApiVersion } from '#lib/content/api-version.ts';

/** Reads drafts and published documents alike, those of the document being checked excepted when the query names `$own`. */
export async function lookUp(context: ValidationContext, query: string, params: Record<string, unknown>): Promise<unknown> {
  const id = (context.document?._id ?? '').replace(/^drafts\./, '');
  const client = context.getClient({ apiVersion: contentApiVersion }).withConfig({ perspective: 'raw' });
  return client.fetch<unknown>(query, { ...params, own: [id, `drafts.${id}`] });
}
