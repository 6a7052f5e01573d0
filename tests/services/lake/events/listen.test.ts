import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Transaction } from '#services/lake/documents/document.ts';
import { openEventStream } from '#services/lake/events/event-stream.ts';
import { createListenHub, type ListenHub } from '#services/lake/events/listen.ts';
import type { ListenOptions } from '#services/lake/events/listener.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const transaction = (sequence: number, type = 'note'): Transaction => ({
  id: `t${sequence}`,
  sequence,
  timestamp: '2026-01-01T00:00:00Z',
  author: 'editor',
  changes: [{ id: `note-${sequence}`, before: null, after: { _id: `note-${sequence}`, _type: type }, mutations: [] }],
});

/** A hub over a database with a given number of transactions. */
async function openHub(count: number): Promise<ListenHub> {
  const hub = createListenHub({
    committed: {
      position: async (id) => (/^t\d+$/.test(id) ? { id, sequence: Number(id.slice(1)) } : null),
      async *between(after, upTo) {
        for (let sequence = after + 1; sequence <= upTo; sequence += 1) yield transaction(sequence);
      },
    },
    matches: () => Promise.reject(new Error('these filters are plain')),
    failed: (error) => {
      throw error;
    },
  });
  await hub.beginAfter({ id: `t${count}`, sequence: count });
  return hub;
}

const options = (query: string, publicOnly = false): ListenOptions => ({
  query,
  params: {},
  includeResult: false,
  includePreviousRevision: false,
  includeMutations: false,
  includeEffects: false,
  visibility: 'query',
  publicOnly,
  dataset: 'production',
  enableResume: true,
  listener: 'editor-1',
});

async function listen(hub: ListenHub, lastEventId: string, publicOnly = false): Promise<{ written: string[]; stop: () => void }> {
  const written: string[] = [];
  const stream = openEventStream({ write: (text) => void written.push(text), end: () => undefined, onClose: () => undefined });
  const stop = hub.listen(options('*[_type == "note"]', publicOnly), stream, lastEventId);
  await jest.advanceTimersByTimeAsync(1);
  return { written, stop };
}

const kindsOf = (written: readonly string[]): string[] => [...written.join('').matchAll(/^event: (\w+)$/gm)].map(([, kind = '']) => kind);

describe('a listener that comes back', () => {
  test.each([
    ['t1#note-1', ['reset']],
    ['t2#note-2', ['welcomeback', ...Array.from({ length: 1_000 }, () => 'mutation')]],
    ['t1002#x', ['welcomeback']],
    ['t1003#from-the-future', ['reset']],
    ['unknown', ['reset']],
    ['', ['welcome']],
  ])('with %s of 1,002 transactions is sent all that it missed, or begins anew', async (lastEventId, kinds) => {
    expect(kindsOf((await listen(await openHub(1_002), lastEventId)).written)).toEqual(kinds);
  });

  test('hears nothing more once it is stopped, also when that was before its turn', async () => {
    const hub = await openHub(5);
    const written: string[] = [];
    const stream = openEventStream({ write: (text) => void written.push(text), end: () => undefined, onClose: () => undefined });
    hub.listen(options('*'), stream, 't2')();
    hub.announce(transaction(6));
    await jest.advanceTimersByTimeAsync(1);
    expect(kindsOf(written)).toEqual([]);
  });
});

describe('a sign of life', () => {
  test('carries the place that a listener has reached without an event of its own, so that it never falls far behind', async () => {
    const hub = await openHub(5);
    const { written } = await listen(hub, '');
    hub.announce(transaction(6, 'elsewhere'));
    await jest.advanceTimersByTimeAsync(30_000);
    expect(written.slice(-2)).toEqual(['id: t6\n\n', ':\n\n']);
  });

  test('sends anonymous listeners nothing that is not public', async () => {
    const hub = await openHub(5);
    const { written } = await listen(hub, '', true);
    hub.announce({
      ...transaction(6),
      changes: [{ id: 'drafts.a', before: null, after: { _id: 'drafts.a', _type: 'note' }, mutations: [] }],
    });
    await jest.advanceTimersByTimeAsync(15_000);
    expect(written.join('')).not.toContain('t6');
  });
});
