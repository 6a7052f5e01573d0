import type * as z from 'zod/mini';
import { documentHead } from './document-head.ts';

/** The fields of a published document that decide which pages show it and when it changes by itself, and no others. */
export const documentSummary = documentHead.brand();

export type DocumentSummary = z.infer<typeof documentSummary>;

/** Why pages are rendered again. `due` is no edit: the document is unchanged, and an instant in it has come. */
export interface SummaryChange {
  readonly operation: 'create' | 'update' | 'delete' | 'due';
  /** Null if the document did not exist. */
  readonly before: DocumentSummary | null;
  readonly after: DocumentSummary | null;
}
