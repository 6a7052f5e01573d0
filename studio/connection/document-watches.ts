import { BehaviorSubject, combineLatest, filter, Subscription, take, type Observable } from 'rxjs';
import { isVersionId, publishedIdOf, releaseOfId } from '../../lib/content/document-ids.ts';
import { targetsOf } from './commit-request.ts';
import { createDocumentWatch, type WatchedBy } from './document-watch.ts';
import type { UnansweredCommits } from './unanswered-commits.ts';

interface EditState {
  ready: boolean;
  draft: { _rev?: string } | null;
  published: { _rev?: string } | null;
  version: { _rev?: string } | null;
}

/** The parts used of the Studio's store of open documents. */
interface OpenDocuments {
  editState(publishedId: string, type: string, release?: string): Observable<EditState>;
  consistencyStatus(publishedId: string, type: string, release?: string): Observable<boolean>;
  editOperations(publishedId: string, type: string, release?: string): Observable<{ commit: { disabled: unknown; execute(): void } }>;
}

export interface DocumentWatches {
  /** Watches a document, or its version in a release, while it is open and until it is saved; returns a function that closes it. */
  open(documentId: string, type: string): () => void;
  /** Whether there are unsaved changes. */
  readonly unsaved: Observable<boolean>;
  isUnsaved(): boolean;
  /** Sends the last keystrokes at once, and stores locally what cannot be sent. */
  flush(): void;
}

interface Dependencies extends WatchedBy {
  documents: OpenDocuments;
  unanswered: UnansweredCommits;
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

  const end = (documentId: string, watch: Watch): void => {
    watch.subscription.unsubscribe();
    if (watches.get(documentId) === watch) watches.delete(documentId);
  };

  const closeIfDone = (documentId: string, watch: Watch): void => {
    if (watch.openings === 0 && !watch.keep) end(documentId, watch);
  };

  const start = (documentId: string, type: string): Watch =>
    startWatch(deps, documentId, type, (watch) => {
      if (watch.keep) keepSoon();
      else if (watch.subscription.closed) end(documentId, watch);
      else queueMicrotask(() => closeIfDone(documentId, watch));
      report();
    });

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

/** `changed`: its copy has to be stored or is no longer needed. The first call comes while the watch starts. */
function startWatch(deps: Dependencies, documentId: string, type: string, changed: (watch: Watch) => void): Watch {
  const { documents, unanswered } = deps;
  const document = [publishedIdOf(documentId), type, releaseOfId(documentId)] as const;
  const isVersion = isVersionId(documentId);
  const followed = createDocumentWatch(deps, documentId, type);
  const watch: Watch = {
    openings: 0,
    keep: null,
    commit: () => {
      documents
        .editOperations(...document)
        .pipe(
          filter(({ commit }) => !commit.disabled),
          take(1),
        )
        .subscribe(({ commit }) => commit.execute());
    },
    subscription: new Subscription(),
  };
  watch.subscription.add(
    unanswered.refusals.subscribe((refusal) => {
      if (!targetsOf(refusal.commit).has(documentId)) return;
      followed.refused(refusal);
      // the Studio drops what waits to be sent, and fails at what it still holds back if that does not fit the lake's state
      watch.commit();
    }),
  );
  watch.subscription.add(
    combineLatest([documents.editState(...document), documents.consistencyStatus(...document), unanswered.changes])
      .pipe(filter(([{ ready }]) => ready))
      .subscribe({
        next: ([{ draft, version, published }, consistent, commits]) => {
          const own = commits.filter((commit) => targetsOf(commit).has(documentId));
          watch.keep = followed.next({ edited: isVersion ? version : draft, published }, consistent, own);
          changed(watch);
        },
        // the Studio shows the error itself; a form that is opened again is watched anew
        error: () => {
          watch.keep = null;
          followed.failed();
          watch.subscription.unsubscribe();
          changed(watch);
        },
      }),
  );
  return watch;
}
