import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '#services/platform/database/database.ts';
import { readRows } from '#services/platform/database/rows.ts';
import { datasetOfType } from './datasets.ts';
import { readBodyAt } from './history-table.ts';
import { jsonText } from './json-text.ts';

/** A document that is gone, as it last was. */
interface DeletedDocument {
  readonly document: Readonly<Record<string, unknown>>;
  readonly deletedAt: string;
  /** The editor's id. */
  readonly deletedBy: string;
}

/** A deletion's place among all: one transaction may delete several documents. */
export interface DeletionPlace {
  readonly sequence: number;
  readonly documentId: string;
}

export interface DeletedPage {
  readonly documents: readonly DeletedDocument[];
  /** Where the next page begins; null: there is none. */
  readonly next: DeletionPlace | null;
}

const deletion = z
  .object({ document_id: z.string(), sequence: z.coerce.number(), author: z.string(), created_at: z.string() })
  .transform((row) => ({ documentId: row.document_id, sequence: row.sequence, author: row.author, timestamp: row.created_at }));

const documentBody = jsonText.pipe(z.record(z.string(), z.unknown()));

const deletionsAtOnce = 100;
const start: DeletionPlace = { sequence: Number.MAX_SAFE_INTEGER, documentId: '' };

/** What the Studio and Sanity write for themselves, and what editors say to each other. */
const isInternal = (type: unknown): boolean =>
  typeof type !== 'string' || /^(?:sanity|system)\./.test(type) || datasetOfType(type) !== 'production';

/**
 * Documents that no longer exist, the last deleted first: published ones, and drafts of what was never published. `after`: the `next` of
 * the page before.
 */
export async function deletedDocuments(
  executor: Executor,
  { after, limit }: { after: DeletionPlace | null; limit: number },
): Promise<DeletedPage> {
  const documents: DeletedDocument[] = [];
  let place = after ?? start;
  for (;;) {
    const deletions = await readDeletions(executor, place);
    for (const { documentId, sequence, author, timestamp } of deletions) {
      if (documents.length === limit) return { documents, next: place };
      place = { sequence, documentId };
      const { data } = documentBody.safeParse(await readBodyAt(executor, documentId, { last: true }));
      if (data && !isInternal(data._type)) documents.push({ document: data, deletedAt: timestamp, deletedBy: author });
    }
    if (deletions.length < deletionsAtOnce) return { documents, next: null };
  }
}

/**
 * The deletions that nothing came after, the latest first; a draft that became a published document was not deleted, and what was in a
 * release went with that.
 */
const readDeletions = (executor: Executor, { sequence, documentId }: DeletionPlace): Promise<z.infer<typeof deletion>[]> =>
  readRows(
    executor,
    sql`SELECT r.document_id, r.sequence, r.author, r.created_at FROM lake_revision r
        WHERE r.body IS NULL AND (r.sequence, r.document_id) < (${sequence}, ${documentId})
          AND NOT EXISTS (SELECT 1 FROM lake_document d WHERE d.id = r.document_id)
          AND NOT EXISTS (SELECT 1 FROM lake_revision later WHERE later.document_id = r.document_id AND later.sequence > r.sequence)
          AND r.document_id NOT LIKE 'versions.%' AND r.document_id NOT LIKE '\\_.%'
          AND (r.document_id NOT LIKE 'drafts.%'
            OR NOT EXISTS (SELECT 1 FROM lake_revision p WHERE p.document_id = substr(r.document_id, 8)))
        ORDER BY r.sequence DESC, r.document_id DESC LIMIT ${deletionsAtOnce}`,
    deletion,
  );
