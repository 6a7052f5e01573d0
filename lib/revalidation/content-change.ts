import * as z from 'zod/mini';
import { documentHead } from './document-head.ts';

/** A published document, complete, as the CMS has it. A summary of one is another type (`document-summary.ts`). */
export const publishedDocument = documentHead.brand();

export type PublishedDocument = z.infer<typeof publishedDocument>;

/** The body of a content notice: a document before and after an edit; null if it did not exist (webhook of the CMS). */
export const contentChangeSchema = z
  .object({
    operation: z.enum(['create', 'update', 'delete']),
    before: z.nullable(publishedDocument),
    after: z.nullable(publishedDocument),
  })
  .check(z.refine((change) => change.before !== null || change.after !== null, 'a change has a document before or after it'));

export type ContentChange = z.infer<typeof contentChangeSchema>;

/** What a CMS webhook sends; hosted Sanity is set up with the same projection. */
export const contentChangeProjection = '{"operation": delta::operation(), "before": before(), "after": after()}';
