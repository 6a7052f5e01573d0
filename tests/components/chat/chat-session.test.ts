import { describe, expect, jest, test } from '@jest/globals';
import type { ChatAnswer } from '#lib/contracts/calls/chat-calls.ts';
import type { MydocFailure, MydocResult } from '#lib/mydoc/mydoc-client.ts';
import { createChatSession, unitsOver, type ChatSession, type ChatSpeech } from '#components/chat/session/chat-session.ts';
import { createStoredChat, messagesAtMost } from '#components/chat/session/stored-chat.ts';
import { newChatId } from '#components/chat/session/page-chat.ts';
import { busy } from '#tests/components/failed-calls.ts';
import { blockedAreas, memoryAreas, type MemoryAreas } from '#tests/lib/storage/memory-areas.ts';

const nowMs = 1_767_225_600_000;
const ids = ['0191e7b4-9d4c-4b1e-8f6a-3c2d1e0f9a8b', '0191e7b4-9d4c-4b1e-8f6a-3c2d1e0f9a8c', '0191e7b4-9d4c-4b1e-8f6a-3c2d1e0f9a8d'];

interface Talk {
  session: ChatSession;
  areas: MemoryAreas;
  speech: ChatSpeech;
  asked: { question: string; uuid: string; signal: AbortSignal }[];
  ended: string[];
  answer: (result: MydocResult<ChatAnswer>) => Promise<void>;
}

function talk({ areas = memoryAreas(), offline = false, leaving = Promise.resolve() } = {}): Talk {
  const asked: Talk['asked'] = [];
  const ended: string[] = [];
  let settle: (result: MydocResult<ChatAnswer>) => void = () => undefined;
  let used = 0;
  const session = createChatSession({
    stored: createStoredChat(areas, () => ids[used++] ?? ''),
    nowMs: () => nowMs,
    isOffline: () => offline,
    stillHere: () => leaving,
  });
  const speech: ChatSpeech = {
    ask: (question, uuid, signal) => {
      asked.push({ question, uuid, signal });
      return new Promise((resolve) => (settle = resolve));
    },
    end: (uuid) => void ended.push(uuid),
    fallback: 'automatic',
  };
  return {
    session,
    areas,
    speech,
    asked,
    ended,
    answer: async (result) => {
      settle(result);
      await new Promise(process.nextTick);
    },
  };
}

const said = (answer: string, details: Partial<ChatAnswer> = {}): MydocResult<ChatAnswer> => ({
  ok: true,
  message: { answer, ...details },
});
const stored = ({ areas }: Talk): unknown => JSON.parse(areas.kept.session.get('chatData') ?? 'null');
const failed = (change: Partial<MydocFailure>): MydocFailure => ({ ...busy, ...change }) as MydocFailure;
const send = (one: Talk, text: string): void => {
  one.session.type(text);
  one.session.send(one.speech);
};

describe('R-9.1 a conversation', () => {
  test('saves its first message and its id at once, and the answer when it comes', async () => {
    const one = talk();
    expect(one.areas.kept.session.size).toBe(0);
    send(one, ' How do I connect? ');
    expect(stored(one)).toEqual([{ user: '1', content: 'How do I connect?' }]);
    expect(one.areas.kept.session.get('chatUUID')).toBe(ids[0]);
    expect(one.session.current()).toMatchObject({ waitingSinceMs: nowMs, draft: '' });
    await one.answer(said('<p>By SSH.</p>', { by: 'texts' }));
    expect(stored(one)).toEqual([
      { user: '1', content: 'How do I connect?' },
      { user: '2', content: '<p>By SSH.</p>' },
    ]);
    expect(one.session.current()).toMatchObject({ waitingSinceMs: null, news: 'answered' });
    send(one, 'And then?');
    expect(one.asked.map(({ question, uuid }) => [question, uuid])).toEqual([
      ['How do I connect?', ids[0]],
      ['And then?', ids[0]],
    ]);
  });

  test('does not send what is empty or too long, and keeps it in the box', () => {
    const one = talk();
    for (const draft of ['', '   ', '\n', '　', 'x'.repeat(1_001)]) {
      send(one, draft);
      expect(one.session.current().draft).toBe(draft);
    }
    expect(one.asked).toEqual([]);
    expect([unitsOver('x'.repeat(1_000)), unitsOver(`  ${'x'.repeat(1_003)} `)]).toEqual([0, 3]);
    send(one, 'x'.repeat(1_000));
    expect(one.asked).toHaveLength(1);
  });

  test('sends one question at a time; what is typed meanwhile stays', async () => {
    const one = talk();
    send(one, 'first');
    send(one, 'second');
    one.session.ask('third', one.speech);
    one.session.again(one.speech);
    expect(one.asked.map(({ question }) => question)).toEqual(['first']);
    expect(one.session.current().draft).toBe('second');
    await one.answer(said('one'));
    one.session.send(one.speech);
    expect(one.asked.map(({ question }) => question)).toEqual(['first', 'second']);
  });

  test('survives a reload with what its answers rest on', async () => {
    const one = talk();
    send(one, 'q');
    await one.answer(said('a', { id: ids[2], by: 'model', suggestions: ['next?'] }));
    const later = talk({ areas: one.areas });
    expect(later.session.current()).toEqual({
      entries: [
        { kind: 'question', text: 'q' },
        { kind: 'answer', html: 'a', details: { id: ids[2], by: 'model', suggestions: ['next?'] } },
      ],
      waitingSinceMs: null,
      draft: '',
      news: null,
    });
    send(later, 'more');
    expect(later.asked[0]?.uuid).toBe(ids[0]);
  });

  test('reloaded in the middle, keeps the question, which can be sent again without a second copy', async () => {
    const one = talk();
    send(one, 'q');
    const later = talk({ areas: one.areas });
    expect(later.session.current()).toMatchObject({ entries: [{ kind: 'question', text: 'q' }], waitingSinceMs: null, draft: '' });
    later.session.again(later.speech);
    expect(later.asked.map(({ question }) => question)).toEqual(['q']);
    await later.answer(said('a'));
    expect(stored(later)).toEqual([
      { user: '1', content: 'q' },
      { user: '2', content: 'a' },
    ]);
    later.session.again(later.speech);
    expect(later.asked).toHaveLength(1);
  });

  test('is ended: what is under way is cancelled and never shown, everything is forgotten, and a new id begins', async () => {
    const one = talk();
    send(one, 'q');
    one.session.type('more');
    one.session.end(one.speech);
    expect(one.asked[0]?.signal.aborted).toBe(true);
    expect(one.ended).toEqual([ids[0]]);
    expect([...one.areas.kept.session]).toEqual([['chatUUID', ids[1]]]);
    await one.answer(said('late'));
    expect(one.session.current()).toEqual({ entries: [], waitingSinceMs: null, draft: '', news: 'ended' });
    send(one, 'again');
    expect(one.asked[1]?.uuid).toBe(ids[1]);
  });

  test('a late answer of an ended conversation does not end the waiting of the next', async () => {
    const one = talk();
    send(one, 'old');
    const late = one.answer;
    one.session.end(one.speech);
    await late({ ok: false, kind: 'aborted' });
    send(one, 'new');
    expect(one.session.current().waitingSinceMs).toBe(nowMs);
  });

  test('works in memory where the browser stores nothing', async () => {
    const newId = jest.fn(newChatId);
    const session = createChatSession({
      stored: createStoredChat(blockedAreas(), newId),
      nowMs: () => nowMs,
      isOffline: () => false,
      stillHere: async () => undefined,
    });
    const asked: string[] = [];
    const speech: ChatSpeech = {
      ask: async (_question, uuid) => {
        asked.push(uuid);
        return said('a');
      },
      end: () => undefined,
      fallback: '',
    };
    session.ask('q', speech);
    await new Promise(process.nextTick);
    session.ask('r', speech);
    await new Promise(process.nextTick);
    expect(session.current().entries).toHaveLength(4);
    expect(new Set(asked).size).toBe(1);
    expect(newId).toHaveBeenCalledTimes(1);
  });

  test('remembers its last messages alone', () => {
    const one = talk();
    const stored100 = createStoredChat(one.areas, () => '');
    stored100.write(Array.from({ length: messagesAtMost + 20 }, (_entry, place) => ({ kind: 'question' as const, text: String(place) })));
    const read = stored100.read();
    expect([read.length, read[0]]).toEqual([messagesAtMost, { kind: 'question', text: '20' }]);
  });
});

describe('R-9.3 a question without an answer', () => {
  test('has not failed while the page is being left, which breaks it off', async () => {
    let stay: () => void = () => undefined;
    const one = talk({ leaving: new Promise((resolve) => (stay = resolve)) });
    send(one, 'q');
    await one.answer(busy);
    expect(stored(one)).toEqual([{ user: '1', content: 'q' }]);
    stay();
    await new Promise(process.nextTick);
    expect(one.session.current().news).toBe('failed');
  });

  test('gets the automatic answer, and its text is in the box again', async () => {
    const one = talk();
    send(one, 'q');
    await one.answer(busy);
    expect(one.session.current()).toMatchObject({
      draft: 'q',
      news: 'failed',
      entries: [{ text: 'q' }, { kind: 'failure', text: 'automatic', failure: { failed: 'down' } }],
    });
    expect(stored(one)).toEqual([
      { user: '1', content: 'q' },
      { user: '2', content: 'automatic' },
    ]);
    expect(talk({ areas: one.areas }).session.current()).toMatchObject({ draft: 'q', entries: one.session.current().entries });
  });

  test('what was typed meanwhile is not overwritten', async () => {
    const one = talk();
    send(one, 'q');
    one.session.type('next');
    await one.answer(busy);
    expect(one.session.current().draft).toBe('next');
    one.session.again(one.speech);
    expect(one.session.current().draft).toBe('next');
    expect(one.asked.map(({ question }) => question)).toEqual(['q', 'q']);
  });

  test.each(['again', 'send'] as const)('is sent again by %s in its own place', async (way) => {
    const one = talk();
    send(one, 'q');
    await one.answer(busy);
    one.session[way](one.speech);
    expect(one.session.current()).toMatchObject({ draft: '', entries: [{ kind: 'question', text: 'q' }] });
    await one.answer(said('a'));
    expect(one.session.current().entries.map(({ kind }) => kind)).toEqual(['question', 'answer']);
  });

  test('another question follows it', async () => {
    const one = talk();
    send(one, 'q');
    await one.answer(busy);
    send(one, 'other');
    expect(one.session.current().entries.map(({ kind }) => kind)).toEqual(['question', 'failure', 'question']);
  });

  test('says why: the time is up, offline, down, or too many, and then until when', async () => {
    const results: [MydocFailure, boolean, object][] = [
      [failed({ reason: 'timeout' }), false, { failed: 'timeout' }],
      [failed({ reason: 'network' }), true, { failed: 'offline' }],
      [failed({ reason: 'status', status: 503 }), false, { failed: 'down' }],
      [failed({ reason: 'unreadable', status: 200 }), false, { failed: 'down' }],
      [failed({ reason: 'status', status: 429, waitSeconds: 12 }), false, { failed: 'limited', untilMs: nowMs + 12_000 }],
      [failed({ reason: 'status', status: 429 }), false, { failed: 'limited' }],
    ];
    for (const [result, offline, failure] of results) {
      const one = talk({ offline });
      send(one, 'q');
      await one.answer(result);
      expect(one.session.current().entries.at(-1)).toEqual({ kind: 'failure', text: 'automatic', failure });
    }
  });
});

describe('R-9 what a tab remembers, changed by hand', () => {
  const restored = (chatData: string, chatAnswers?: string) => {
    const areas = memoryAreas();
    areas.kept.session.set('chatData', chatData);
    if (chatAnswers !== undefined) areas.kept.session.set('chatAnswers', chatAnswers);
    return talk({ areas }).session.current().entries;
  };

  test('counts as nothing if it is no conversation', () => {
    for (const text of ['', '{', 'null', '{}', '[1]', '[{"user":"3","content":"x"}]', '[{"user":"1"}]', '"<script>"'])
      expect(restored(text)).toEqual([]);
  });

  test('an answer is shown without what cannot belong to it', () => {
    const data = JSON.stringify([{ user: '2', content: 'a' }]);
    const citation = { number: 1, title: 't', heading: null, language: 'en' };
    for (const beside of [
      '{',
      '{}',
      '[1]',
      '["x"]',
      '[null]',
      '[[]]',
      JSON.stringify([{ citations: [{ ...citation, link: 'javascript:alert(1)' }] }]),
      JSON.stringify([{ citations: [{ ...citation, link: '//evil.example' }] }]),
      JSON.stringify([{ receipt: { at: 'x', prices: [], texts: [] } }]),
      JSON.stringify([{ handOver: { ticket: 'https://evil.example', hours: null, messenger: null } }]),
      JSON.stringify([{ failed: 'because' }]),
    ])
      expect(restored(data, beside)).toEqual([{ kind: 'answer', html: 'a', details: {} }]);
  });

  test('an endless message is cut', () => {
    const [entry] = restored(JSON.stringify([{ user: '1', content: 'x'.repeat(200_000) }]));
    expect(entry).toEqual({ kind: 'question', text: 'x'.repeat(50_000) });
  });

  test('an id of another shape is replaced', () => {
    const areas = memoryAreas();
    areas.kept.session.set('chatUUID', '<script>');
    const one = talk({ areas });
    send(one, 'q');
    expect(one.asked[0]?.uuid).toBe(ids[0]);
  });

  test('a new id is a random one of version 4', () => {
    const made = Array.from({ length: 50 }, newChatId);
    for (const id of made) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(new Set(made).size).toBe(50);
  });
});
