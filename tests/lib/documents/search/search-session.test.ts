import { describe, expect, test } from '@jest/globals';
import type { SearchLink } from '#lib/contracts/calls/reading-calls.ts';
import { createSearchSession, hasMore, type SearchPageFound } from '#lib/documents/search/search-session.ts';

const row = (id: string): SearchLink => ({ type: 'article', id, title: id, link: `/doc/article/${id}`, language: 'en' });
const page = (...ids: string[]): SearchPageFound => ({ rows: ids.map(row), total: ids.length });

/** A service whose answers are released manually, in any order. */
function handAnswered() {
  const requests: { word: string; page: number; signal: AbortSignal; answer: (found: SearchPageFound | null) => void; fail: () => void }[] =
    [];
  const session = createSearchSession(
    (word, number, signal) =>
      new Promise((resolve, reject) =>
        requests.push({ word, page: number, signal, answer: resolve, fail: () => reject(new Error('away')) }),
      ),
  );
  const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
  return { session, requests, settled };
}

describe('R-8.2 a search', () => {
  test.each(['', '  ', '　'])('for %j is not made', (typed) => {
    const { session, requests } = handAnswered();
    expect(session.search(typed)).toBe(false);
    expect([requests.length, session.current().kind]).toEqual([0, 'idle']);
  });

  test('is not repeated while it is in flight, and may be made again afterwards', async () => {
    const { session, requests, settled } = handAnswered();
    expect([session.search('ssh'), session.search(' ssh ')]).toEqual([true, false]);
    requests[0]?.answer(page('a'));
    await settled();
    expect(session.search('ssh')).toBe(true);
    expect(requests).toHaveLength(2);
  });

  test('for the last word typed wins over a slower earlier one', async () => {
    const { session, requests, settled } = handAnswered();
    session.search('ssh');
    session.search('snapshot');
    expect(requests[0]?.signal.aborted).toBe(true);
    requests[1]?.answer(page('snapshots'));
    await settled();
    requests[0]?.answer(page('ssh'));
    await settled();
    expect(session.current()).toMatchObject({ kind: 'found', word: 'snapshot', rows: [{ id: 'snapshots' }] });
  });

  test('that an earlier one fails late does not touch the later one', async () => {
    const { session, requests, settled } = handAnswered();
    session.search('ssh');
    session.search('snapshot');
    requests[0]?.fail();
    await settled();
    expect(session.current()).toEqual({ kind: 'loading', word: 'snapshot' });
  });

  test('ends in none, or in failed, and can be made again', async () => {
    const { session, requests, settled } = handAnswered();
    session.search('zzz');
    requests[0]?.answer({ rows: [], total: 0 });
    await settled();
    expect(session.current()).toEqual({ kind: 'none', word: 'zzz' });
    session.search('ssh');
    requests[1]?.fail();
    await settled();
    expect(session.current()).toEqual({ kind: 'failed', word: 'ssh' });
    expect(session.search('ssh')).toBe(true);
  });

  test('shows the next page below, once however often it is asked for, and keeps the rows when that fails', async () => {
    const { session, requests, settled } = handAnswered();
    session.search('ssh');
    requests[0]?.answer({ rows: [row('a')], total: 20 });
    await settled();
    session.more();
    session.more();
    expect(requests.map((request) => request.page)).toEqual([1, 2]);
    requests[1]?.answer(null);
    await settled();
    expect(session.current()).toMatchObject({ kind: 'found', page: 1, more: 'failed', rows: [{ id: 'a' }] });
    session.more();
    requests[2]?.answer({ rows: [row('b')], total: 20 });
    await settled();
    expect(session.current()).toMatchObject({ page: 2, more: 'ready', rows: [{ id: 'a' }, { id: 'b' }] });
  });

  test('ends with its page: an aborted request is no failure', async () => {
    const { session, requests, settled } = handAnswered();
    const seen: string[] = [];
    session.subscribe(() => void seen.push(session.current().kind));
    session.search('ssh');
    session.close();
    expect(requests[0]?.signal.aborted).toBe(true);
    requests[0]?.answer(null);
    await settled();
    expect(seen).toEqual(['loading', 'idle']);
    expect(session.search('ssh')).toBe(true);
  });

  test('has more while pages of eight rows are left', () => {
    expect([hasMore({ page: 1, total: 8 }), hasMore({ page: 1, total: 9 }), hasMore({ page: 2, total: 16 })]).toEqual([false, true, false]);
  });
});
