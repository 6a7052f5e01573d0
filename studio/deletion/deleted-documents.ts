import type { SanityClient } from 'sanity';
import { z } from 'zod';
import { titleOf } from '../tools/document-title.ts';
import { isDraftId } from '../../lib/content/document-ids.ts';

const deletedPage = z.object({
  documents: z.array(
    z.object({ document: z.looseObject({ _id: z.string(), _type: z.string() }), deletedAt: z.iso.datetime(), deletedBy: z.string() }),
  ),
  next: z.string().nullable(),
});

/** A document in the trash, as it last was. */
export type Deleted = z.infer<typeof deletedPage>['documents'][number];

/** What the lake lists of deleted documents, the last deleted first; `after`: the `next` of the page before. */
export async function readDeleted(client: SanityClient, after: string | null): Promise<z.infer<typeof deletedPage>> {
  const { dataset } = client.config();
  const answer = await client.request<unknown>({ uri: `/data/deleted/${dataset}`, query: after === null ? {} : { after } });
  return deletedPage.parse(answer);
}

/** The document as it last was; null if it is nowhere in the history. */
export async function readLast(client: SanityClient, id: string): Promise<Deleted['document'] | null> {
  const { dataset } = client.config();
  const answer = await client.request<unknown>({ uri: `/data/history/${dataset}/documents/${id}`, query: { lastRevision: 'true' } });
  return z.object({ documents: z.array(deletedPage.shape.documents.element.shape.document) }).parse(answer).documents[0] ?? null;
}

/** Puts a document back as it last was: published if it was, else as a draft. @throws if the lake refuses */
export async function restoreDeleted(client: SanityClient, { _rev, _updatedAt, ...document }: Deleted['document']): Promise<void> {
  await client.create(document);
}

export const nameOfDeleted = ({ document }: Pick<Deleted, 'document'>): string => titleOf(document);

/** Whether it had been published before it was deleted. */
export const wasPublished = ({ document }: Pick<Deleted, 'document'>): boolean => !isDraftId(document._id);
