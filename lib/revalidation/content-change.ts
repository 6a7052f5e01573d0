import { z } from 'zod';

/** As much of a document as decides which pages show it; everything else stays as it came. */
const changedDocument = z.looseObject({
  _id: z.string(),
  _type: z.string(),
  _rev: z.string().optional(),
  _updatedAt: z.string().optional(),
});

export type ChangedDocument = z.infer<typeof changedDocument>;

/** The body of a content notice: a document before and after an edit; null where it did not exist (webhook of the CMS). */
export const contentChangeSchema = z
  .object({
    operation: z.enum(['create', 'update', 'delete', 'due']),
    before: changedDocument.nullable(),
    after: changedDocument.nullable(),
  })
  .refine((change) => change.before !== null || change.after !== null, 'a change has a document before or after it');

/** `due` is no edit: the document is as it was, and an instant that it names has come. */
export type ContentChange = z.infer<typeof contentChangeSchema>;

/** What a CMS webhook sends; hosted Sanity is set up with the same projection. */
export const contentChangeProjection = '{"operation": delta::operation(), "before": before(), "after": after()}';

export const documentOf = (change: ContentChange): ChangedDocument | null => change.after ?? change.before;
