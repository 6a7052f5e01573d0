import type * as z from 'zod/mini';
import type { DocumentSummary, SummaryChange } from './document-summary.ts';

/** Pages that must be rendered again. A path covers every language. */
export type Refresh =
  | { kind: 'path'; path: string }
  /** An article with all its versions. */
  | { kind: 'article'; slug: string }
  /** The help articles in a category and below it, which show its name and each other's titles. */
  | { kind: 'category'; id: string }
  /** Editors' own pages, which may show any section. */
  | { kind: 'activity-pages' }
  /** The lists of announcements from their second page on. */
  | { kind: 'further-announcements' }
  /** Something in the frame of every page. */
  | { kind: 'every-page' };

/** Which pages show one type of document. */
export interface ManifestEntry {
  /** Names of the document's fields that decide it; a summary contains these. */
  readonly reads: readonly string[];
  readonly refreshes: (change: SummaryChange) => readonly Refresh[];
}

/** The part of a document that an entry sees: its id, and the fields that it declares, or null if they do not match its schema. */
interface Seen<Fields> {
  readonly id: string;
  readonly fields: Fields | null;
}

export interface SeenChange<Fields> {
  readonly operation: SummaryChange['operation'];
  readonly before: Seen<Fields> | null;
  readonly after: Seen<Fields> | null;
  /** The document before and after the change, as far as it exists. */
  readonly both: readonly Seen<Fields>[];
}

/** An entry that is the same for every document of its type. */
export const always = (...refreshes: readonly Refresh[]): ManifestEntry => ({ reads: [], refreshes: () => refreshes });

/** An entry that depends on fields; it gets only these, so that it cannot use one that a summary lacks. */
export function byFields<Shape extends z.core.$ZodShape>(
  schema: z.ZodMiniObject<Shape>,
  refreshes: (change: SeenChange<z.output<z.ZodMiniObject<Shape>>>) => readonly Refresh[],
): ManifestEntry {
  const see = (document: DocumentSummary | null) => document && { id: document._id, fields: schema.safeParse(document).data ?? null };
  return {
    reads: Object.keys(schema.shape),
    refreshes: ({ operation, before: old, after: now }) => {
      const before = see(old);
      const after = see(now);
      return refreshes({ operation, before, after, both: [before, after].filter((document) => document !== null) });
    },
  };
}
