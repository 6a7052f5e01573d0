import type { z } from 'zod';
import { documentHead } from './document-head.ts';

/** The fields of a published document that say which pages show it and when it changes by itself, and no others. */
export const documentSummary = documentHead.brand<'summary of a document'>();

export type DocumentSummary = z.infer<typeof documentSummary>;

/** Why pages are rendered anew. `due` is no edit: the document is as it was, and an instant that it names has come. */
export interface SummaryChange {
  readonly operation: 'create' | 'update' | 'delete' | 'due';
  /** Null where the document did not exist. */
  readonly before: DocumentSummary | null;
  readonly after: DocumentSummary | null;
}
