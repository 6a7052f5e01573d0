import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { RequestHandler, SanityClient } from '@sanity/client';
import { BufferedDocument, Mutation } from '@sanity/mutator';
import { defer, delay, mergeMap, of, throwError, type Observable } from 'rxjs';
import { z } from 'zod';
import { actionsBodySchema, isReleaseAction } from '#services/lake/writes/action-schema.ts';
import { mutationsOfActions } from '#services/lake/writes/actions.ts';
import type { LakeDocument } from '#services/lake/documents/document.ts';
import { applyMutations } from '#services/lake/writes/mutations.ts';
import { resendUntilAnswered } from '#studio/connection/resend.ts';
import { createUnansweredCommits } from '#studio/connection/unanswered-commits.ts';

type Request = Parameters<RequestHandler>[0];
type Sent = ReturnType<RequestHandler>;

const draftId = 'drafts.a';
const answerMs = 20;
const commitPauseMs = 1_000;
const text = 'one two three four five six seven eight nine ten eleven twelve thirteen.';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A lake that can be killed, with the lake's own functions: each transaction once, events in order, missed ones on reconnecting. */
function createKillableLake(title = '') {
  const documents = new Map<string, LakeDocument>([[draftId, { _id: draftId, _type: 'banner', _rev: 'first', title }]]);
  const carriedOut = new Set<string>();
  const missed: (() => void)[] = [];
  let away = false;
  let losesNextAnswer = false;
  const listeners: ((mutation: Mutation) => void)[] = [];
  const emit = (mutation: () => Mutation): void => listeners.forEach((listener) => listener(mutation()));

  const carryOut = (body: unknown): void => {
    const { actions, transactionId = '' } = actionsBodySchema.parse(body);
    if (carriedOut.has(transactionId)) return;
    carriedOut.add(transactionId);
    const lake = { get: (id: string): LakeDocument | undefined => documents.get(id), layersOf: () => [] };
    const timestamp = new Date().toISOString();
    const written = mutationsOfActions(
      lake,
      actions.filter((action) => !isReleaseAction(action)),
    );
    for (const { id, before, after, mutations } of applyMutations(lake.get, written, { transactionId, timestamp }).changes) {
      if (after) documents.set(id, after);
      const event = () =>
        emit(
          () =>
            new Mutation({
              transactionId,
              timestamp,
              previousRev: before?._rev ?? '',
              resultRev: transactionId,
              mutations: z.array(z.custom<Mutation['mutations'][number]>()).parse(mutations),
            }),
        );
      if (away) missed.push(event);
      else setTimeout(event, answerMs / 2);
    }
  };

  return {
    stored: () => documents.get(draftId)?.title,
    onEvent: (listener: (mutation: Mutation) => void) => void listeners.push(listener),
    /** Becomes unavailable with the next write, before or after it was carried out, for this long. */
    kill: (isStillApplied: boolean, forMs: number) => {
      if (isStillApplied) losesNextAnswer = true;
      else away = true;
      setTimeout(() => {
        away = false;
        for (const event of missed.splice(0)) event();
      }, forMs);
    },
    answer: (request: Request): Sent =>
      defer((): Observable<unknown> => {
        if (losesNextAnswer) {
          losesNextAnswer = false;
          away = true;
          carryOut(request.body);
        } else if (!away) {
          carryOut(request.body);
          return of({ type: 'response', body: {} }).pipe(delay(answerMs));
        }
        return of(null).pipe(
          delay(answerMs),
          mergeMap(() => throwError(() => Object.assign(new Error('services away'), { statusCode: 503 }))),
        );
      }) as Sent,
  };
}

/** A field bound as in the Studio: each key is a change of the buffered document, which is committed at most once a second. */
function createField(lake: ReturnType<typeof createKillableLake>, handler: RequestHandler, title = '') {
  const document = new BufferedDocument({ _id: draftId, _type: 'banner', _rev: 'first', title });
  let failures = 0;
  document.commitHandler = ({ mutation, success, failure }) => {
    const { transactionId = '', mutations } = mutation.params;
    const actions = mutations.map(({ patch }) => ({ actionType: 'sanity.action.document.edit', draftId, publishedId: 'a', patch }));
    const request = { method: 'POST', url: 'http://site.test/lake/v2025-02-19/data/actions/production', body: { actions, transactionId } };
    handler(request, lake.answer, z.custom<SanityClient>().parse({})).subscribe({
      complete: success,
      error: () => {
        failures += 1;
        failure();
      },
    });
  };
  lake.onEvent((mutation) => document.arrive(mutation));
  setInterval(() => void document.commit()?.catch(() => undefined), commitPauseMs);
  return {
    value: () => String(document.LOCAL?.title),
    type: (key: string, after = '') => {
      const value = String(document.LOCAL?.title);
      const at = after === '' ? value.length : value.indexOf(after) + after.length;
      document.add(
        new Mutation({ mutations: [{ patch: { id: draftId, set: { title: `${value.slice(0, at)}${key}${value.slice(at)}` } } }] }),
      );
    },
    failures: () => failures,
  };
}

const resent = (): RequestHandler => resendUntilAnswered(createUnansweredCommits());
const plain: RequestHandler = (request, send) => send(request);

interface Typed {
  field: string;
  stored: unknown;
  failures: number;
}

async function typeThrough(handler: RequestHandler, kill: { carriedOut: boolean; keyMs: number; awayMs: number }): Promise<Typed> {
  const lake = createKillableLake();
  const field = createField(lake, handler);
  setTimeout(() => lake.kill(kill.carriedOut, kill.awayMs), 1_500);
  for (const key of text) {
    field.type(key);
    await jest.advanceTimersByTimeAsync(kill.keyMs);
  }
  await jest.advanceTimersByTimeAsync(60_000);
  return { field: field.value(), stored: lake.stored(), failures: field.failures() };
}

test.each([110, 230, 300])(
  'text typed at a key every %d ms through a restart is stored as it was typed, wherever the write was lost',
  async (keyMs) => {
    for (const carriedOut of [true, false]) {
      for (const awayMs of [2_500, 5_000, 14_000]) {
        expect(await typeThrough(resent(), { carriedOut, keyMs, awayMs })).toEqual({ field: text, stored: text, failures: 0 });
      }
    }
  },
);

test('two editors who type in one field keep their words whole, and see the same text', async () => {
  const title = 'First: | and in the middle a sentence that nobody touches. Last: ';
  const lake = createKillableLake(title);
  const [one, other] = [createField(lake, resent(), title), createField(lake, resent(), title)];
  setTimeout(() => lake.kill(true, 2_500), 1_500);
  let typed = 'First: ';
  for (const key of text) {
    one.type(key, typed);
    typed += key;
    other.type(key);
    await jest.advanceTimersByTimeAsync(110);
  }
  await jest.advanceTimersByTimeAsync(60_000);
  const both = `First: ${text}| and in the middle a sentence that nobody touches. Last: ${text}`;
  expect([lake.stored(), one.value(), other.value()]).toEqual([both, both, both]);
});

test('a write whose answer was lost doubles the text where the Studio alone sends it again', async () => {
  const { stored } = await typeThrough(plain, { carriedOut: true, keyMs: 110, awayMs: 2_500 });
  expect(stored).not.toBe(text);
});
