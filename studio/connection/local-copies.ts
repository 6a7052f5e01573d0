import { BehaviorSubject, type Observable } from 'rxjs';
import { z } from 'zod';
import { fieldChangeSchema } from './field-changes.ts';

const copySchema = z.object({
  /** The page that owns it, as long as that page is open. */
  owner: z.string(),
  editor: z.string(),
  /** The published id, or that of a version in a release. */
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
  /** Words that the form has lost and the editor decides about; absent for those that are still on their way. */
  setAside: z
    .object({
      id: z.string(),
      /** Why the lake refused them; null if somebody else changed the document. */
      why: z.string().nullable(),
    })
    .optional(),
});

/** What an editor has changed in a document and the lake has not confirmed, stored in this browser. */
export type LocalCopy = z.infer<typeof copySchema>;

type CopyName = Pick<LocalCopy, 'owner' | 'documentId' | 'setAside'>;

export interface LocalCopies {
  write(copy: LocalCopy): void;
  remove(copy: CopyName): void;
  /** Whether a copy could not be stored: the storage is full, or blocked. */
  readonly failing: Observable<boolean>;
  isFailing(): boolean;
  /** Copies of an editor that closed pages have left, oldest first. */
  leftBehind(editor: string, isOpen: (copy: LocalCopy) => boolean): LocalCopy[];
}

const copyPrefix = 'studio.unsaved.';

/** Different for each copy. */
export const keyOf = ({ owner, documentId, setAside }: CopyName): string =>
  `${copyPrefix}${owner}.${documentId}${setAside ? `#${setAside.id}` : ''}`;

function read(text: string | null): LocalCopy | null {
  try {
    return copySchema.parse(JSON.parse(text ?? 'null'));
  } catch {
    return null;
  }
}

/** Local storage instead of IndexedDB: it is synchronous, so it is written before the page is gone. */
export function createLocalCopies(storage: Storage): LocalCopies {
  const notStored = new Set<string>();
  const failing = new BehaviorSubject(false);
  const report = (): void => {
    if (failing.value !== notStored.size > 0) failing.next(notStored.size > 0);
  };
  return {
    write: (copy) => {
      const key = keyOf(copy);
      try {
        storage.setItem(key, JSON.stringify(copy));
        notStored.delete(key);
      } catch {
        // the confirmation on leaving the page still protects what was typed
        notStored.add(key);
      }
      report();
    },
    remove: (copy) => {
      storage.removeItem(keyOf(copy));
      notStored.delete(keyOf(copy));
      report();
    },
    failing,
    isFailing: () => failing.value,
    leftBehind: (editor, isOpen) => {
      const keys = Array.from({ length: storage.length }, (_value, index) => storage.key(index) ?? '').filter((key) =>
        key.startsWith(copyPrefix),
      );
      const copies = keys.flatMap((key) => read(storage.getItem(key)) ?? []);
      return copies.filter((copy) => copy.editor === editor && !isOpen(copy)).toSorted((one, other) => one.savedAtMs - other.savedAtMs);
    },
  };
}
