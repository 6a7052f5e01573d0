import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { SearchLink } from '#lib/contracts/calls/search-call.ts';
import { askedPath, type SearchAsked } from '#lib/documents/search/search-address.ts';
import { createSearchSession, pagesOf, type SearchPageFound, type SearchState } from '#lib/documents/search/search-session.ts';

const row = (id: string): SearchLink => ({ type: 'article', id, title: id, link: `/doc/article/${id}`, language: 'en' });
const page = (...ids: string[]): SearchPageFound => ({ rows: ids.map(row), total: ids.length });
const nothing: SearchPageFound = { rows: [], total: 0, lost: true };
const of = (word: string, more: Partial<SearchAsked> = {}): SearchAsked => ({ word, page: 1, ...more });

interface Request {
  asked: SearchAsked;
  typing: boolean;
  signal: AbortSignal;
  answer: (found: SearchPageFound | null) => void;
  fail: () => void;
}

/** A service whose answers are released manually, in any order. */
function handAnswered() {
  const requests: Request[] = [];
  const session = createSearchSession(
    (asked, { typing, signal }) =>
      new Promise((resolve, reject) => requests.push({ asked, typing, signal, answer: resolve, fail: () => reject(new Error('away')) })),
  );
  const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
  return { session, requests, settled };
}

describe('R-8.2 a search', () => {
  test('is not repeated while it is in flight, and may be made again afterwards', async () => {
    const { session, requests, settled } = handAnswered();
    expect([session.search(of('ssh')), session.search(of('ssh'))]).toEqual([true, false]);
    requests[0]?.answer(page('a'));
    await settled();
    expect(session.search(of('ssh'))).toBe(true);
    expect(requests).toHaveLength(2);
  });

  test('of another page, or narrowed down, is another search', () => {
    const { session, requests } = handAnswered();
    expect([of('ssh'), of('ssh', { page: 2 }), of('ssh', { type: 'product' })].map((asked) => session.search(asked))).toEqual([
      true,
      true,
      true,
    ]);
    expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
  });

  test('for the last word typed wins over a slower earlier one', async () => {
    const { session, requests, settled } = handAnswered();
    session.search(of('ssh'));
    session.search(of('snapshot'));
    expect(requests[0]?.signal.aborted).toBe(true);
    requests[1]?.answer(page('snapshots'));
    await settled();
    requests[0]?.answer(page('ssh'));
    await settled();
    expect(session.current()).toMatchObject({ kind: 'found', asked: { word: 'snapshot' }, page: { rows: [{ id: 'snapshots' }] } });
  });

  test('that an earlier one fails late does not touch the later one', async () => {
    const { session, requests, settled } = handAnswered();
    session.search(of('ssh'));
    session.search(of('snapshot'));
    requests[0]?.fail();
    await settled();
    expect(session.current()).toEqual({ kind: 'loading', asked: of('snapshot'), before: null });
  });

  test('shows what was found before until it has an answer', async () => {
    const { session, requests, settled } = handAnswered();
    session.search(of('ssh'));
    requests[0]?.answer(page('a'));
    await settled();
    session.search(of('sshd'));
    session.search(of('sshd_config'));
    expect(session.current()).toMatchObject({ kind: 'loading', before: { asked: { word: 'ssh' }, page: { rows: [{ id: 'a' }] } } });
  });

  test('ends in none, or in failed, and can be made again', async () => {
    const { session, requests, settled } = handAnswered();
    session.search(of('zzz'));
    requests[0]?.answer(nothing);
    await settled();
    expect(session.current()).toEqual({ kind: 'none', asked: of('zzz'), page: nothing });
    session.search(of('ssh'));
    requests[1]?.fail();
    await settled();
    expect(session.current()).toEqual({ kind: 'failed', asked: of('ssh') });
    expect(session.search(of('ssh'))).toBe(true);
  });

  test('ends with its page: an aborted request is no failure', async () => {
    const { session, requests, settled } = handAnswered();
    const seen: string[] = [];
    session.subscribe(() => void seen.push(session.current().kind));
    session.search(of('ssh'));
    session.close();
    expect(requests[0]?.signal.aborted).toBe(true);
    requests[0]?.answer(null);
    await settled();
    expect(seen).toEqual(['loading', 'idle']);
    expect(session.search(of('ssh'))).toBe(true);
  });

  test('that is cleared shows nothing, also when its answer comes', async () => {
    const { session, requests, settled } = handAnswered();
    session.search(of('ssh'));
    session.clear();
    requests[0]?.answer(page('a'));
    await settled();
    expect(session.current()).toEqual({ kind: 'idle' });
  });

  test('has pages of eight rows', () => {
    expect([0, 1, 8, 9, 16, 17].map(pagesOf)).toEqual([1, 1, 1, 2, 2, 3]);
  });
});

describe('R-8.2 a search that was typed', () => {
  const typings = (requests: readonly Request[]) => requests.map(({ asked, typing }) => [asked.word, typing]);

  test('and lost is told once more, to be counted, when it is typed to its end, once', async () => {
    const { session, requests, settled } = handAnswered();
    session.search(of('zzz'), { typing: true });
    requests[0]?.answer(nothing);
    await settled();
    session.settle();
    session.settle();
    expect(typings(requests)).toEqual([
      ['zzz', true],
      ['zzz', false],
    ]);
    requests[1]?.fail();
    await settled();
    expect(session.current()).toMatchObject({ kind: 'none' });
  });

  test('shows what is found once it is typed to its end, unless another was made meanwhile', async () => {
    const { session, requests, settled } = handAnswered();
    session.search(of('zzz'), { typing: true });
    requests[0]?.answer(nothing);
    await settled();
    session.settle();
    requests[1]?.answer({ ...page('meant'), lost: true });
    await settled();
    expect(session.current()).toMatchObject({ kind: 'found', page: { rows: [{ id: 'meant' }] } });
    session.search(of('zzzz'), { typing: true });
    requests[2]?.answer(nothing);
    await settled();
    session.settle();
    session.search(of('ssh'));
    requests[3]?.answer({ ...page('late'), lost: true });
    await settled();
    expect(session.current()).toMatchObject({ kind: 'loading', asked: { word: 'ssh' } });
  });

  test('is told when its answer comes, if it was sent meanwhile', async () => {
    const { session, requests, settled } = handAnswered();
    session.search(of('zzz'), { typing: true });
    expect(session.search(of('zzz'))).toBe(false);
    requests[0]?.answer(nothing);
    await settled();
    expect(typings(requests)).toEqual([
      ['zzz', true],
      ['zzz', false],
    ]);
  });

  test('is told also where something was found that is no answer', async () => {
    const { session, requests, settled } = handAnswered();
    session.search(of('zzz ssh'), { typing: true });
    requests[0]?.answer({ ...page('a'), lost: true });
    await settled();
    session.settle();
    expect(typings(requests)).toEqual([
      ['zzz ssh', true],
      ['zzz ssh', false],
    ]);
  });

  test('and found its answer is counted too, and the results that are read stay as they are', async () => {
    const { session, requests, settled } = handAnswered();
    session.search(of('ssh'), { typing: true });
    requests[0]?.answer(page('a'));
    await settled();
    session.settle();
    requests[1]?.answer({ ...page('b'), total: 7 });
    await settled();
    expect(typings(requests)).toEqual([
      ['ssh', true],
      ['ssh', false],
    ]);
    expect(session.current()).toMatchObject({ kind: 'found', page: { rows: [{ id: 'a' }] } });
  });

  test('is not told again where it was sent as it is, nor before it is answered', async () => {
    const { session, requests, settled } = handAnswered();
    session.search(of('zzz'));
    requests[0]?.answer(nothing);
    await settled();
    session.settle();
    session.search(of('ssh'), { typing: true });
    session.settle();
    expect(typings(requests)).toEqual([
      ['zzz', false],
      ['ssh', true],
    ]);
  });
});

test('R-8.2 whatever the order of typing and of answers, the last word typed is shown, one request is under way, and none is made twice', async () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('type' as const), word: fc.constantFrom('s', 'ss', 'ssh', 'ssl'), typing: fc.boolean() }),
    fc.record({ kind: fc.constant('answer' as const), place: fc.nat(9), outcome: fc.constantFrom('found', 'none', 'fail') }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      const { session, requests, settled } = handAnswered();
      const searches: Request[] = [];
      const answered = new Set<Request>();
      let last: string | null = null;
      for (const taken of steps) {
        if (taken.kind === 'type') {
          if (session.search(of(taken.word), { typing: taken.typing })) searches.push(...requests.slice(-1));
          last = taken.word;
        } else {
          const request = requests[taken.place];
          if (request) answered.add(request);
          if (taken.outcome === 'fail') request?.fail();
          else request?.answer(taken.outcome === 'none' ? nothing : page(request.asked.word));
          await settled();
        }
        // an earlier one is either answered or given up
        const open = searches.filter((request) => !request.signal.aborted && !answered.has(request));
        expect(open.length).toBeLessThanOrEqual(1);
      }
      searches.at(-1)?.answer(page(last ?? ''));
      await settled();
      const state: SearchState = session.current();
      if (last === null) expect(state).toEqual({ kind: 'idle' });
      else expect(state.kind !== 'idle' && askedPath(state.asked)).toBe(askedPath(of(last)));
      if (state.kind === 'found') expect(state.page.rows[0]?.id).toBe(last);
      expect(state.kind).not.toBe('loading');
    }),
  );
});
