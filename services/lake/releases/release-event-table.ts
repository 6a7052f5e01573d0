import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '#services/platform/database/database.ts';
import { readRows } from '#services/platform/database/rows.ts';
import { jsonText } from '../documents/json-text.ts';
import { releaseId } from './release-document.ts';
import { releaseEvents, type ReleaseChange, type ReleaseEvent } from './release-events.ts';

/** The place of a change in the history of a release. */
interface EventPlace {
  readonly sequence: number;
  readonly documentId: string;
}

const body = jsonText.pipe(z.looseObject({ _id: z.string(), _type: z.string() })).nullable();

const eventRow = z
  .object({
    document_id: z.string(),
    sequence: z.coerce.number(),
    transaction_id: z.string(),
    author: z.string(),
    created_at: z.string(),
    is_release: z.boolean(),
    before: body,
    after: body,
    is_added: z.boolean(),
    type: z.string().nullable(),
  })
  .transform((row): EventPlace & { change: ReleaseChange } => {
    const happening = { transactionId: row.transaction_id, author: row.author, timestamp: row.created_at };
    return {
      sequence: row.sequence,
      documentId: row.document_id,
      change: row.is_release
        ? { kind: 'release', before: row.before, after: row.after, ...happening }
        : { kind: 'version', id: row.document_id, type: row.type ?? '', isAdded: row.is_added, ...happening },
    };
  });

/**
 * What was done to a release, the last first: to its document, and which versions came and went by themselves. What its publication and its
 * archive do to versions is told by the release alone. `next` is where the following page begins.
 */
export async function readReleaseEvents(
  executor: Executor,
  name: string,
  { before, limit }: { before: EventPlace | null; limit: number },
): Promise<{ events: ReleaseEvent[]; next: EventPlace | null }> {
  const id = releaseId(name);
  const prefix = `versions.${name}.`;
  const earlier = before ? sql`WHERE (sequence, document_id) < (${before.sequence}, ${before.documentId})` : sql``;
  const rows = await readRows(
    executor,
    sql`WITH changed AS (
          SELECT document_id, sequence, transaction_id, author, created_at, body FROM lake_revision WHERE document_id = ${id}
          UNION ALL
          SELECT v.document_id, v.sequence, v.transaction_id, v.author, v.created_at, v.body FROM lake_revision v
          WHERE v.document_id LIKE 'versions.%' AND left(v.document_id, ${prefix.length}) = ${prefix}
            AND NOT EXISTS (SELECT 1 FROM lake_revision r WHERE r.document_id = ${id} AND r.sequence = v.sequence)),
        compared AS (
          SELECT changed.*, (SELECT b.body FROM lake_revision b WHERE b.document_id = changed.document_id AND b.sequence < changed.sequence
            ORDER BY b.sequence DESC LIMIT 1) AS old FROM changed ${earlier})
        SELECT document_id, sequence, transaction_id, author, created_at, document_id = ${id} AS is_release, old IS NULL AS is_added,
          CASE WHEN document_id = ${id} THEN old END AS before, CASE WHEN document_id = ${id} THEN body END AS after,
          CASE WHEN document_id <> ${id} THEN coalesce(body, old)::jsonb->>'_type' END AS type
        FROM compared WHERE document_id = ${id} OR (body IS NULL) <> (old IS NULL)
        ORDER BY sequence DESC, document_id DESC LIMIT ${limit + 1}`,
    eventRow,
  );
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    events: page.flatMap(({ change }) => releaseEvents(name, change).toReversed()),
    next: last && rows.length > limit ? { sequence: last.sequence, documentId: last.documentId } : null,
  };
}
