import { BehaviorSubject, combineLatest, filter, Subscription, take, type Observable } from 'rxjs';
import { documentsOf } from './commit-request.ts';
import { changesBetween, fieldsOf } from './field-changes.ts';
import type { LocalCopies } from './local-copies.ts';
import type { UnansweredCommit, UnansweredCommits } from './unanswered-commits.ts';

interface EditState {
  ready: boolean;
  draft: { _rev?: string } | null;
  published: { _rev?: string } | null;
}

/** The parts used of the Studio's store of open documents. */
interface OpenDocuments {
  editState(documentId: string, type: string): Observable<EditState>;
  consistencyStatus(documentId: string, type: string): Observable<boolean>;
  editOperations(documentId: string, type: string): Observable<{ commit: { disabled: unknown; execute(): void } }>;
}

export interface DocumentWatches {
  /** Watches a document while it is open and until it is saved; returns a function that closes it. */
  open(documentId: string, type: string): () => void;
  /** Whether there are unsaved changes. */
  readonly unsaved: Observable<boolean>;
  isUnsaved(): boolean;
  /** Sends the last keystrokes at once, and stores locally what cannot be sent. */
  flush(): void;
}

interface Dependencies {
  documents: OpenDocuments;
  unanswered: UnansweredCommits;
  copies: LocalCopies;
  owner: string;
  editor: string;
}

interface Watch {
  openings: number;
  /** Only while the document is not saved. */
  keep: (() => void) | null;
  commit(): void;
  subscription: Subscription;
}

/** A keystroke is stored within this time. */
const keepAfterMs = 200;

/**
 * Stores a copy of what was typed in open documents until the lake has confirmed it. Until then a document stays in the Studio's store,
 * even when its pane is closed: otherwise the store would drop it, and what was typed in it, five seconds later.
 */
export function createDocumentWatches(deps: Dependencies): DocumentWatches {
  const watches = new Map<string, Watch>();
  const unsaved = new BehaviorSubject(false);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const all = (): Watch[] => [...watches.values()];
  const isUnsaved = (): boolean => all().some(({ keep }) => keep !== null);
  const report = (): void => {
    if (unsaved.value !== isUnsaved()) unsaved.next(isUnsaved());
  };
  const keepAll = (): void => {
    clearTimeout(timer);
    timer = undefined;
    for (const { keep } of all()) keep?.();
  };
  const keepSoon = (): void => {
    timer ??= setTimeout(keepAll, keepAfterMs);
  };

  const closeIfDone = (documentId: string, watch: Watch): void => {
    if (watch.openings > 0 || watch.keep) return;
    watch.subscription.unsubscribe();
    watches.delete(documentId);
  };

  const start = (documentId: string, type: string): Watch => {
    const { documents, unanswered } = deps;
    const kept = createDocumentWatch(deps, documentId, type);
    const watch: Watch = {
      openings: 0,
      keep: null,
      commit: () => {
        documents
          .editOperations(documentId, type)
          .pipe(
            filter(({ commit }) => !commit.disabled),
            take(1),
          )
          .subscribe(({ commit }) => commit.execute());
      },
      subscription: new Subscription(),
    };
    // the first event comes during the subscription
    watch.subscription.add(
      combineLatest([documents.editState(documentId, type), documents.consistencyStatus(documentId, type), unanswered.changes])
        .pipe(filter(([{ ready }]) => ready))
        .subscribe(([state, consistent, commits]) => {
          const own = commits.filter((commit) => documentsOf(commit).has(documentId));
          watch.keep = kept.next(state, consistent, own);
          if (watch.keep) keepSoon();
          else queueMicrotask(() => closeIfDone(documentId, watch));
          report();
        }),
    );
    return watch;
  };

  return {
    open: (documentId, type) => {
      const watch = watches.get(documentId) ?? start(documentId, type);
      watches.set(documentId, watch);
      watch.openings += 1;
      return () => {
        watch.openings -= 1;
        closeIfDone(documentId, watch);
      };
    },
    unsaved,
    isUnsaved,
    flush: () => {
      for (const { keep, commit } of all()) if (keep) commit();
      keepAll();
    },
  };
}

/** For each state of a document, the local copy to store; null if the lake has everything. */
function createDocumentWatch({ copies, owner, editor }: Dependencies, documentId: string, documentType: string) {
  let base: EditState | null = null;
  const transactions = new Set<string>();
  return {
    next: (state: EditState, consistent: boolean, unanswered: readonly UnansweredCommit[]): (() => void) | null => {
      if (base === null || (consistent && unanswered.length === 0)) {
        base = state;
        transactions.clear();
        copies.remove({ owner, documentId });
        return null;
      }
      const before = base;
      for (const { transactionId } of unanswered) transactions.add(transactionId);
      return () => {
        const changes = changesBetween(fieldsOf(before.draft ?? before.published), fieldsOf(state.draft ?? state.published));
        if (changes.length === 0) return copies.remove({ owner, documentId });
        copies.write({
          owner,
          editor,
          documentId,
          documentType,
          savedAtMs: Date.now(),
          base: { draft: before.draft?._rev ?? null, published: before.published?._rev ?? null },
          transactions: [...transactions],
          unanswered: unanswered.map(({ transactionId, url, body }) => ({ transactionId, url, body: { ...body } })),
          changes,
        });
      };
    },
  };
}
