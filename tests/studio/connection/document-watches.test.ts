import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { BehaviorSubject, of } from 'rxjs';
import { createDocumentWatches } from '#studio/connection/document-watches.ts';
import { guardLeaving } from '#studio/connection/leaving.ts';
import { createLocalCopies } from '#studio/connection/local-copies.ts';
import { createUnansweredCommits } from '#studio/connection/unanswered-commits.ts';
import { createMemoryStorage } from './memory-storage.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const commit = {
  transactionId: 't1',
  url: 'http://site.test/lake/v1/data/actions/production',
  body: { actions: [{ actionType: 'sanity.action.document.edit', draftId: 'drafts.a', publishedId: 'a' }], transactionId: 't1' },
};

function openStudio() {
  const state = new BehaviorSubject({ ready: true, draft: { _rev: 'r1', title: 'old' }, published: null });
  const consistent = new BehaviorSubject(true);
  const unanswered = createUnansweredCommits();
  const copies = createLocalCopies(createMemoryStorage());
  let commits = 0;
  const watches = createDocumentWatches({
    documents: {
      editState: () => state,
      consistencyStatus: () => consistent,
      editOperations: () => of({ commit: { disabled: false, execute: () => void (commits += 1) } }),
    },
    unanswered,
    copies,
    owner: 'this',
    editor: 'me',
  });
  const type = (title: string): void => {
    consistent.next(false);
    state.next({ ready: true, draft: { _rev: 'r1', title }, published: null });
  };
  const kept = () => copies.leftBehind('me', () => false);
  return { state, consistent, unanswered, watches, type, kept, commits: () => commits };
}

describe('what is typed in an open document', () => {
  test('is stored until the lake has confirmed it, with the page’s own writes since then', () => {
    const { state, consistent, unanswered, watches, type, kept } = openStudio();
    watches.open('a', 'banner');
    expect([watches.isUnsaved(), kept()]).toEqual([false, []]);
    type('old, typed');
    unanswered.begin(commit);
    expect(watches.isUnsaved()).toBe(true);
    jest.advanceTimersByTime(200);
    expect(kept()).toEqual([
      {
        owner: 'this',
        editor: 'me',
        documentId: 'a',
        documentType: 'banner',
        savedAtMs: expect.any(Number),
        base: { draft: 'r1', published: null },
        transactions: ['t1'],
        unanswered: [commit],
        changes: [{ path: ['title'], before: 'old', after: 'old, typed' }],
      },
    ]);
    consistent.next(true);
    expect([watches.isUnsaved(), kept().length]).toEqual([true, 1]);
    unanswered.end(commit);
    state.next({ ready: true, draft: { _rev: 't1', title: 'old, typed' }, published: null });
    jest.advanceTimersByTime(200);
    expect([watches.isUnsaved(), kept()]).toEqual([false, []]);
  });

  test('stays with the Studio’s store after its pane was left, until it is saved', async () => {
    const { state, consistent, watches, type } = openStudio();
    const close = watches.open('a', 'banner');
    type('typed');
    close();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(state.observed).toBe(true);
    consistent.next(true);
    await jest.advanceTimersByTimeAsync(1);
    expect(state.observed).toBe(false);
  });
});

interface Heard {
  prevented: boolean;
}

function leave(studio: ReturnType<typeof openStudio>) {
  const page = Object.assign(new EventTarget(), { document: Object.assign(new EventTarget(), { visibilityState: 'visible' }) });
  const sent: { url: string; init: RequestInit | undefined }[] = [];
  const send: typeof fetch = async (url, init) => {
    sent.push({ url: String(url), init });
    return new Response();
  };
  const stop = guardLeaving({ watches: studio.watches, unanswered: studio.unanswered, page, send });
  const happens = (target: EventTarget, type: string): Heard => {
    const event = new Event(type, { cancelable: true });
    target.dispatchEvent(event);
    return { prevented: event.defaultPrevented };
  };
  return { page, sent, stop, happens };
}

describe('leaving the page', () => {
  test('asks while something is unsaved, and lets it leave at once', () => {
    const studio = openStudio();
    const { page, happens, stop } = leave(studio);
    studio.watches.open('a', 'banner');
    expect(happens(page, 'beforeunload')).toEqual({ prevented: false });
    studio.type('typed');
    expect([happens(page, 'beforeunload'), studio.commits(), studio.kept().length]).toEqual([{ prevented: true }, 1, 1]);
    page.document.visibilityState = 'hidden';
    happens(page.document, 'visibilitychange');
    expect(studio.commits()).toBe(2);
    stop();
    expect(happens(page, 'beforeunload')).toEqual({ prevented: false });
  });

  test('hands unanswered writes to the browser under their own ids', () => {
    const studio = openStudio();
    const { page, happens, sent } = leave(studio);
    studio.unanswered.begin(commit);
    happens(page, 'pagehide');
    expect(sent).toEqual([
      { url: commit.url, init: expect.objectContaining({ keepalive: true, method: 'POST', body: JSON.stringify(commit.body) }) },
    ]);
  });
});
