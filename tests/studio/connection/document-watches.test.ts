import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { BehaviorSubject, of } from 'rxjs';
import { createDocumentWatches } from '#studio/connection/document-watches.ts';
import { guardLeaving } from '#studio/connection/leaving.ts';
import { createLocalCopies } from '#studio/connection/local-copies.ts';
import { createUnansweredCommits } from '#studio/connection/unanswered-commits.ts';
import { copy } from './local-copy-under-test.ts';
import { createFullStorage, createMemoryStorage } from './memory-storage.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const commit = {
  transactionId: 't1',
  url: 'http://site.test/lake/v1/data/actions/production',
  body: { actions: [{ actionType: 'sanity.action.document.edit', draftId: 'drafts.a', publishedId: 'a' }], transactionId: 't1' },
};

interface Shown {
  ready: boolean;
  draft: { _rev: string; title: string } | null;
  published: { _rev: string; title: string } | null;
  version: { _rev: string; title: string } | null;
}

function openStudio(storage = createMemoryStorage()) {
  const state = new BehaviorSubject<Shown>({ ready: true, draft: { _rev: 'r1', title: 'old' }, published: null, version: null });
  const consistent = new BehaviorSubject(true);
  const unanswered = createUnansweredCommits();
  const copies = createLocalCopies(storage);
  let commits = 0;
  let lastAsked: readonly unknown[] = [];
  const watches = createDocumentWatches({
    documents: {
      editState: (...document) => {
        lastAsked = document;
        return state;
      },
      consistencyStatus: () => consistent,
      editOperations: (...document) => {
        lastAsked = document;
        return of({ commit: { disabled: false, execute: () => void (commits += 1) } });
      },
    },
    unanswered,
    copies,
    offer: () => undefined,
    owner: 'this',
    editor: 'me',
  });
  const type = (title: string): void => {
    consistent.next(false);
    state.next({ ready: true, draft: { _rev: 'r1', title }, published: null, version: null });
  };
  const kept = () => copies.leftBehind('me', () => false);
  return { state, consistent, unanswered, copies, watches, type, kept, commits: () => commits, asked: () => lastAsked };
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
    state.next({ ready: true, draft: { _rev: 't1', title: 'old, typed' }, published: null, version: null });
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

describe('a version in a release', () => {
  test('has a copy of its own, apart from that of the draft', () => {
    const { state, consistent, unanswered, watches, kept, asked } = openStudio();
    const inRelease = 'versions.r1.a';
    watches.open(inRelease, 'banner');
    consistent.next(false);
    state.next({ ready: true, draft: { _rev: 'r1', title: 'old' }, published: null, version: { _rev: 'v1', title: 'in the release' } });
    jest.advanceTimersByTime(200);
    expect(asked()).toEqual(['a', 'banner', 'r1']);
    expect(kept()).toEqual([
      expect.objectContaining({ documentId: inRelease, changes: [expect.objectContaining({ after: 'in the release' })] }),
    ]);
    watches.flush();
    expect(asked()).toEqual(['a', 'banner', 'r1']);
    consistent.next(true);
    const edit = { actionType: 'sanity.action.document.edit', publishedId: 'a', patch: {} };
    unanswered.begin({ ...commit, body: { actions: [{ ...edit, draftId: 'drafts.a' }] } });
    expect(watches.isUnsaved()).toBe(false);
    unanswered.begin({ ...commit, transactionId: 't2', body: { actions: [{ ...edit, draftId: inRelease }] } });
    expect(watches.isUnsaved()).toBe(true);
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
  const stop = guardLeaving({ watches: studio.watches, unanswered: studio.unanswered, copies: studio.copies, page, send });
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

  test('asks while words that are set aside are in this page alone', () => {
    const studio = openStudio(createFullStorage());
    const { page, happens } = leave(studio);
    studio.copies.write(copy({ setAside: { id: '1', why: 'Your role may not do this.' } }));
    expect([studio.watches.isUnsaved(), happens(page, 'beforeunload')]).toEqual([false, { prevented: true }]);
    studio.copies.remove(copy({ setAside: { id: '1', why: null } }));
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
