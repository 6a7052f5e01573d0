import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { RequestHandler, SanityClient } from '@sanity/client';
import { BufferedDocument, Mutation } from '@sanity/mutator';
import { BehaviorSubject, delay, mergeMap, of, throwError } from 'rxjs';
import { z } from 'zod';
import { createDocumentWatches } from '#studio/connection/document-watches.ts';
import type { Choice } from '#studio/connection/left-behind.ts';
import { createLocalCopies } from '#studio/connection/local-copies.ts';
import { resendUntilAnswered } from '#studio/connection/resend.ts';
import { createUnansweredCommits } from '#studio/connection/unanswered-commits.ts';
import { createMemoryStorage } from './memory-storage.ts';

type Sent = ReturnType<RequestHandler>;

const answerMs = 50;
const draftId = 'drafts.a';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const documentSchema = z.looseObject({ _rev: z.string() }).nullable();
const refusal = (statusCode: number): Error => Object.assign(new Error('Your role may not do this.'), { statusCode });
/** As in Sanity's Studio: after these a document is as the lake has it. */
const resetsForm = new Set([400, 403, 409, 413]);

interface Options {
  /** Whether what the Studio holds back can be sent at once. */
  readonly flushes?: boolean;
  readonly fields?: { readonly title?: string };
}

/** A draft bound as in the Studio, in front of a lake that answers every write with a status; `undefined`: it never answers. */
function openDraft(status: number | undefined, { flushes = true, fields = { title: 'Old.' } }: Options = {}) {
  const held = new BufferedDocument({ _id: draftId, _type: 'article', _rev: 'r1', ...fields });
  const published = { _rev: 'p1', ...fields };
  const shown = () => ({ ready: true, draft: documentSchema.parse(held.LOCAL), published, version: null });
  const state = new BehaviorSubject(shown());
  const consistent = new BehaviorSubject(true);
  const unanswered = createUnansweredCommits();
  const copies = createLocalCopies(createMemoryStorage());
  const offered: Choice[] = [];
  const handler = resendUntilAnswered(unanswered);
  held.onMutation = () => state.next(shown());
  held.onRebase = () => state.next(shown());
  held.onConsistencyChanged = (isConsistent) => consistent.next(isConsistent);
  const send = (() =>
    of(null).pipe(
      delay(status === undefined ? 1e9 : answerMs),
      mergeMap(() => throwError(() => refusal(status ?? 503))),
    )) as () => Sent;
  held.commitHandler = ({ mutation, failure, cancel }) => {
    const { transactionId = '', mutations } = mutation.params;
    const actions = mutations.map(({ patch }) => ({ actionType: 'sanity.action.document.edit', draftId, publishedId: 'a', patch }));
    const request = { method: 'POST', url: 'http://site.test/lake/v2025-02-19/data/actions/production', body: { actions, transactionId } };
    handler(request, send, z.custom<SanityClient>().parse({})).subscribe({
      error: (error) => {
        try {
          if (resetsForm.has(Number(status))) cancel(error);
          else failure();
        } catch (thrown) {
          // what was held back does not fit: the Studio's form fails
          state.error(thrown);
        }
      },
    });
  };
  const watches = createDocumentWatches({
    documents: {
      editState: () => state,
      consistencyStatus: () => consistent,
      editOperations: () => of({ commit: { disabled: false, execute: () => void (flushes && held.commit().catch(() => undefined)) } }),
    },
    unanswered,
    copies,
    offer: (choice) => void offered.push(choice),
    owner: 'this',
    editor: 'me',
  });
  watches.open('a', 'article');
  return {
    watches,
    unanswered,
    offered,
    hasFailed: () => state.hasError,
    title: () => String(held.LOCAL?.title),
    type: (title: string) =>
      held.add(
        new Mutation({
          mutations: [{ createIfNotExists: { _id: draftId, _type: 'article', ...fields } }, { patch: { id: draftId, set: { title } } }],
        }),
      ),
    commit: () => void held.commit().catch(() => undefined),
    /** The draft goes, and something else is published. */
    publishedByAnother: () =>
      held.arrive(
        new Mutation({ transactionId: 'other', previousRev: 'r1', resultRev: 'other', mutations: [{ delete: { id: draftId } }] }),
      ),
    /** The form begins again from the lake's state. */
    beginsAgain: () => state.next({ ready: true, draft: { _rev: 'r2', _type: 'article', ...fields }, published, version: null }),
    settle: () => {
      consistent.next(true);
      state.next({ ready: true, draft: null, published: { _rev: 'p2', title: 'Theirs.' }, version: null });
    },
    consistent,
    kept: () => copies.leftBehind('me', () => false),
  };
}

const typedWords = 'Old. Twenty minutes of words.';
const change = { path: ['title'], before: 'Old.', after: typedWords };

describe('words of a refused write', () => {
  test.each([400, 403, 409, 413])(
    'are set aside and offered with the reason after %d, though the form shows them no more',
    async (status) => {
      const draft = openDraft(status);
      draft.type(typedWords);
      draft.commit();
      await jest.advanceTimersByTimeAsync(answerMs + 1_000);
      expect([draft.title(), draft.watches.isUnsaved()]).toEqual(['Old.', false]);
      const why = 'Your role may not do this.';
      expect(draft.offered).toEqual([{ copy: draft.kept()[0], changes: [change], why }]);
      expect(draft.kept()).toEqual([
        expect.objectContaining({ owner: 'this', documentId: 'a', changes: [change], setAside: { id: expect.any(String), why } }),
      ]);
    },
  );

  test.each([
    ['the Studio sends at once what it held back', true, false],
    ['the Studio’s form fails at what it held back', false, true],
  ])('are offered with those that were typed behind them, and %s', async (_what, flushes, fails) => {
    const draft = openDraft(403, { flushes, fields: {} });
    draft.type('Twenty minutes');
    draft.commit();
    draft.type('Twenty minutes of');
    draft.commit();
    draft.type('Twenty minutes of words.');
    await jest.advanceTimersByTimeAsync(answerMs + 1_000);
    const changes = [{ path: ['title'], after: 'Twenty minutes of words.' }];
    expect(draft.offered.map((choice) => [choice.changes, choice.why])).toEqual([[changes, 'Your role may not do this.']]);
    expect([draft.kept().length, draft.hasFailed(), draft.watches.isUnsaved()]).toEqual([1, fails, false]);
  });

  test.each([401, 500])('are not offered after %d: the form has them, and sends them again', async (status) => {
    const draft = openDraft(status);
    draft.type(typedWords);
    draft.commit();
    await jest.advanceTimersByTimeAsync(answerMs + 500);
    expect([draft.title(), draft.offered, draft.watches.isUnsaved()]).toEqual([typedWords, [], true]);
    expect(draft.kept().map(({ changes, setAside }) => [changes, setAside])).toEqual([[[change], undefined]]);
  });

  test('are offered once where the draft went before the refusal came', async () => {
    const draft = openDraft(409);
    draft.type(typedWords);
    draft.commit();
    draft.publishedByAnother();
    await jest.advanceTimersByTimeAsync(answerMs + 1_000);
    expect(draft.offered.map(({ changes, why }) => [changes, why])).toEqual([[[change], 'Your role may not do this.']]);
  });
});

describe('words of a draft that somebody else has published or deleted', () => {
  test('are set aside at once, and offered when everything else is saved', async () => {
    const draft = openDraft(undefined);
    draft.type(typedWords);
    draft.publishedByAnother();
    expect(draft.kept().map(({ setAside }) => setAside)).toEqual([{ id: expect.any(String), why: null }]);
    draft.settle();
    expect(draft.offered.map(({ changes, why }) => [changes, why])).toEqual([[[change], null]]);
  });

  test('are not offered where the editor has discarded the draft', async () => {
    const draft = openDraft(undefined);
    draft.type(typedWords);
    draft.unanswered.begin({ transactionId: 'd', url: '', body: { actions: [{ actionType: 'sanity.action.document.discard', draftId }] } });
    draft.publishedByAnother();
    draft.settle();
    expect(draft.offered).toEqual([]);
  });
});

test('words that are on their way while the form begins again are set aside until they have arrived', async () => {
  const draft = openDraft(undefined);
  draft.type(typedWords);
  draft.commit();
  draft.consistent.next(true);
  draft.beginsAgain();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(draft.kept().map(({ changes }) => changes)).toEqual([[change]]);
});
