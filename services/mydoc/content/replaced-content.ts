import type { SanityClient } from '@sanity/client';
import { z } from 'zod';
import { leavesRedirect, movedPage, type MovedPage } from '#services/mydoc/content/moved-page.ts';
import { previousVersionOf } from '#services/mydoc/content/previous-version.ts';
import { publishedDocument, type ContentChange, type PublishedDocument } from '#lib/revalidation/content-change.ts';
import type { DocumentSummary } from '#lib/revalidation/document-summary.ts';
import type { Logger } from '#services/platform/log.ts';

/** Preserves what an edit replaced: a legal text's former version, and a redirect from a moved page's former address. */
export interface ReplacedContent {
  /** @throws while the CMS is unavailable; the notice is then retried. */
  preserve(change: ContentChange): Promise<void>;
  /** Preserves it for an edit whose notice was lost, of which only summaries are known: the whole documents come from the CMS's history. */
  preserveMissed(before: DocumentSummary, after: DocumentSummary): Promise<void>;
}

const ids = z.array(z.string());
const documentsOfHistory = z.object({ documents: z.array(publishedDocument) });
const addressed = z.looseObject({ slug: z.object({ current: z.string() }) });

/** `client` reads published documents and may write; without one, nothing is preserved. */
export function createReplacedContent({ client, log }: { client: SanityClient | null; log: Logger }): ReplacedContent {
  if (!client) return { preserve: async () => undefined, preserveMissed: async () => undefined };
  const find = async (id: string): Promise<PublishedDocument | null> =>
    z.nullable(publishedDocument).parse((await client.getDocument(id)) ?? null);

  const findRevision = async ({ _id, _rev }: DocumentSummary): Promise<PublishedDocument | null> => {
    if (!_rev) return null;
    const answer = await client.request<unknown>({
      uri: `/data/history/${client.config().dataset}/documents/${_id}`,
      query: { revision: _rev },
    });
    return documentsOfHistory.parse(answer).documents[0] ?? null;
  };

  /** A notice may come late or twice: a page that has moved on meanwhile gets its redirect from the later one. */
  const isStillThere = async ({ _id, slug }: Addressed): Promise<boolean> =>
    addressed.safeParse(await find(_id)).data?.slug.current === slug.current;

  const redirect = async (moved: MovedPage): Promise<void> => {
    // a redirect away from the new address would make a loop, another one from the old address a contradiction
    const others = ids.parse(
      await client.fetch<unknown>('*[_type == "redirect" && from in [$from, $to] && _id != $id]._id', {
        from: moved.from,
        to: moved.to,
        id: moved._id,
      }),
    );
    const transaction = client.transaction().createOrReplace(moved);
    for (const id of others) transaction.delete(id);
    await transaction.commit({ visibility: 'sync' });
  };

  const preserve = async (change: ContentChange): Promise<void> => {
    const previous = previousVersionOf(change);
    if (previous) await client.createIfNotExists(previous);
    const moved = movedPage(change);
    const after = addressedDocument.safeParse(change.after).data;
    if (moved && after && (await isStillThere(after))) await redirect(moved);
  };

  return {
    preserve,
    preserveMissed: async (before, after) => {
      if (!leavesRedirect(after._type) || !isReplaced(before, after)) return;
      const [replaced, present] = await Promise.all([findRevision(before), find(after._id)]);
      if (replaced && present) await preserve({ operation: 'update', before: replaced, after: present });
      else
        log.warn(
          { documentId: after._id, revision: before._rev },
          'what an edit replaced is no longer in the CMS history and could not be preserved',
        );
    },
  };
}

const addressedDocument = addressed.extend({ _id: z.string() });
type Addressed = z.infer<typeof addressedDocument>;

const decisive = ['version', 'slug'] as const;

const isReplaced = (before: DocumentSummary, after: DocumentSummary): boolean =>
  decisive.some((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
