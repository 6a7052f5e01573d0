import { z } from 'zod';
import { fieldChangeSchema } from './field-changes.ts';

const copySchema = z.object({
  /** The page that owns it, as long as that page is open. */
  owner: z.string(),
  editor: z.string(),
  documentId: z.string(),
  documentType: z.string(),
  savedAtMs: z.number(),
  /** Revisions of the document before the first of the changes; null if it did not exist. */
  base: z.object({ draft: z.string().nullable(), published: z.string().nullable() }),
  /** Ids of the page's own writes of the document since then. */
  transactions: z.array(z.string()),
  /** Those that were not answered. */
  unanswered: z.array(z.object({ transactionId: z.string(), url: z.string(), body: z.record(z.string(), z.unknown()) })),
  changes: z.array(fieldChangeSchema),
});

/** What an editor has changed in a document and the lake has not confirmed, stored in this browser. */
export type LocalCopy = z.infer<typeof copySchema>;

export interface LocalCopies {
  write(copy: LocalCopy): void;
  remove(copy: Pick<LocalCopy, 'owner' | 'documentId'>): void;
  /** Copies of an editor that closed pages have left, oldest first. */
  leftBehind(editor: string, isOpen: (copy: LocalCopy) => boolean): LocalCopy[];
}

const copyPrefix = 'studio.unsaved.';

const keyOf = ({ owner, documentId }: Pick<LocalCopy, 'owner' | 'documentId'>): string => `${copyPrefix}${owner}.${documentId}`;

function read(text: string | null): LocalCopy | null {
  try {
    return copySchema.parse(JSON.parse(text ?? 'null'));
  } catch {
    return null;
  }
}

/** Local storage instead of IndexedDB: it is synchronous, so it is written before the page is gone. */
export function createLocalCopies(storage: Storage): LocalCopies {
  return {
    write: (copy) => {
      try {
        storage.setItem(keyOf(copy), JSON.stringify(copy));
      } catch {
        // full or blocked: the confirmation on leaving the page still protects what was typed
      }
    },
    remove: (copy) => storage.removeItem(keyOf(copy)),
    leftBehind: (editor, isOpen) => {
      const keys = Array.from({ length: storage.length }, (_value, index) => storage.key(index) ?? '').filter((key) =>
        key.startsWith(copyPrefix),
      );
      const copies = keys.flatMap((key) => read(storage.getItem(key)) ?? []);
      return copies.filter((copy) => copy.editor === editor && !isOpen(copy)).toSorted((one, other) => one.savedAtMs - other.savedAtMs);
    },
  };
}
