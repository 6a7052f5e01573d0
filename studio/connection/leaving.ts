import type { DocumentWatches } from './document-watches.ts';
import type { LocalCopies } from './local-copies.ts';
import type { UnansweredCommits } from './unanswered-commits.ts';

/** Browsers send no more than this after a page has ended. */
const keepaliveBytesAtMost = 60_000;

/** The parts of a window used here. */
type LeftPage = EventTarget & { readonly document: EventTarget & { readonly visibilityState: string } };

/**
 * Sends the last keystrokes when the page is hidden or closed, asks before closing while something is unsaved, and lets the browser finish
 * unanswered writes after the page, under the same ids. Returns a function that stops it.
 */
export function guardLeaving({
  watches,
  unanswered,
  copies,
  page = window,
  send = fetch,
}: {
  watches: Pick<DocumentWatches, 'flush' | 'isUnsaved'>;
  unanswered: Pick<UnansweredCommits, 'now'>;
  copies: Pick<LocalCopies, 'isFailing'>;
  page?: LeftPage;
  send?: typeof fetch;
}): () => void {
  const beforeUnload = (event: Event): void => {
    // words that are set aside and could not be stored are in this page alone
    if (!watches.isUnsaved() && !copies.isFailing()) return;
    watches.flush();
    event.preventDefault();
  };
  const hidden = (): void => {
    if (page.document.visibilityState === 'hidden') watches.flush();
  };
  const gone = (): void => {
    watches.flush();
    for (const { url, body } of unanswered.now()) {
      const text = JSON.stringify(body);
      // what is refused here stays in the local copy
      if (text.length < keepaliveBytesAtMost)
        send(url, {
          method: 'POST',
          keepalive: true,
          credentials: 'include',
          headers: { 'content-type': 'application/json' },
          body: text,
        }).catch(() => undefined);
    }
  };
  page.addEventListener('beforeunload', beforeUnload);
  page.addEventListener('pagehide', gone);
  page.document.addEventListener('visibilitychange', hidden);
  return () => {
    page.removeEventListener('beforeunload', beforeUnload);
    page.removeEventListener('pagehide', gone);
    page.document.removeEventListener('visibilitychange', hidden);
  };
}
