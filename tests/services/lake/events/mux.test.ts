import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { WebSocket } from 'ws';
import { z } from 'zod';
import type { Database } from '#services/platform/database/database.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';
import { until } from '#tests/setup/until.ts';
import { adminToken, logIn, openLake, type LakeUnderTest } from '../lake-under-test.ts';

let database: Database;
let under: LakeUnderTest;
let cookie: string;
const sockets = new Set<WebSocket>();

beforeAll(async () => {
  database = await openTestDatabase();
  under = await openLake(database);
  cookie = await logIn(under.origin, under.editor('viewer'));
}, 60_000);

afterEach(() => {
  for (const socket of sockets) socket.terminate();
  sockets.clear();
});

afterAll(async () => {
  await under.close();
  await database.close();
});

const messageSchema = z.array(z.unknown());

function open(path: string, headers: Record<string, string>): { socket: WebSocket; messages: unknown[][]; opened: Promise<string> } {
  const socket = new WebSocket(`${under.origin.replace('http', 'ws')}${path}`, { headers });
  sockets.add(socket);
  const messages: unknown[][] = [];
  socket.on('message', (data) => {
    if (String(data) !== '♥') messages.push(messageSchema.parse([JSON.parse(String(data))].flat()));
  });
  const opened = new Promise<string>((resolve) => {
    socket.once('open', () => resolve('open'));
    socket.once('unexpected-response', (_request, response) => resolve(String(response.statusCode)));
    socket.once('error', () => resolve('error'));
  });
  return { socket, messages, opened };
}

const editorHeaders = () => ({ cookie, origin: under.origin });

const listenTo = (query: string): string =>
  `/lake/v2025-02-19/data/listen/production?query=${encodeURIComponent(query)}&includeResult=true`;

async function write(id: string): Promise<void> {
  const response = await fetch(`${under.origin}/lake/v2025-02-19/data/mutate/production`, {
    method: 'POST',
    headers: { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ mutations: [{ createOrReplace: { _id: id, _type: 'banner' } }] }),
  });
  expect(response.status).toBe(200);
}

describe('many event streams on one WebSocket', () => {
  test('each stream gets its own events, and none after it is closed', async () => {
    const { socket, messages, opened } = open('/lake/socket/mux', editorHeaders());
    await opened;
    for (const [id, query] of [
      [1, '*[_type == "banner"]'],
      [2, '*[_type == "region"]'],
      [3, '*'],
    ] as const)
      socket.send(JSON.stringify(['open', id, listenTo(query), '']));
    const bodies = (id: number) =>
      messages
        .filter(([to, kind]) => to === id && kind === 'body')
        .map(([, , text]) => String(text))
        .join('');
    await until('three streams that are open', () => [1, 2, 3].every((id) => bodies(id).includes('event: welcome')));
    expect(messages).toContainEqual([1, 'head', 200, 'text/event-stream']);
    await write('banner-1');
    await until('an event for each that asked', () => bodies(1).includes('banner-1') && bodies(3).includes('banner-1'));
    expect(bodies(2)).not.toContain('banner-1');
    socket.send(JSON.stringify(['close', 1]));
    // everything before it on the socket has been processed when it is open
    socket.send(JSON.stringify(['open', 4, listenTo('*'), '']));
    await until('a fourth stream', () => bodies(4).includes('event: welcome'));
    await write('banner-2');
    await until('an event for those that are left', () => bodies(3).includes('banner-2') && bodies(4).includes('banner-2'));
    expect(bodies(1)).not.toContain('banner-2');
  });

  test('an address that is not one of the WebSockets is refused, and its connection ends', async () => {
    expect(await open('/lake/socket/other', editorHeaders()).opened).toBe('404');
  });

  test('an address that is no stream, or a query that cannot be parsed, ends with its status', async () => {
    const { socket, messages, opened } = open('/lake/socket/mux', editorHeaders());
    await opened;
    socket.send(JSON.stringify(['open', 1, '/lake/v2025-02-19/users/me', '']));
    socket.send(JSON.stringify(['open', 2, listenTo('*[_type =='), '']));
    await until('two answers', () => messages.length >= 2);
    expect(messages.map(([id, kind, status]) => [id, kind, status])).toEqual([
      [1, 'head', 404],
      [2, 'head', 400],
    ]);
  });

  test('a stream more than the limit is refused', async () => {
    const { socket, messages, opened } = open('/lake/socket/mux', editorHeaders());
    await opened;
    for (let id = 1; id <= 201; id += 1) socket.send(JSON.stringify(['open', id, listenTo('*[_type == "banner"]'), '']));
    await until('an answer to the 201st', () => messages.some(([id, kind]) => id === 201 && kind === 'head'));
    expect(messages.filter(([, kind, status]) => kind === 'head' && status === 200)).toHaveLength(200);
    expect(messages).toContainEqual([201, 'head', 429, '']);
  });

  test('nonsense closes the socket', async () => {
    const { socket, opened } = open('/lake/socket/mux', editorHeaders());
    await opened;
    const closed = new Promise<number>((resolve) => socket.once('close', resolve));
    socket.send('nonsense');
    expect(await closed).toBe(1003);
  });

  test.each(['/lake/socket/mux', '/lake/v2022-06-30/socket/production'])(
    '%s is closed to other origins and to nobody in particular',
    async (path) => {
      expect(await open(path, { cookie, origin: 'https://elsewhere.example' }).opened).toBe('403');
      expect(await open(path, { origin: under.origin }).opened).toBe('403');
    },
  );
});

describe('presence', () => {
  test('editors hear where the others are, and when they leave', async () => {
    const path = '/lake/v2022-06-30/socket/production';
    const [one, other] = [open(path, editorHeaders()), open(path, editorHeaders())];
    await Promise.all([one.opened, other.opened]);
    one.socket.send(JSON.stringify({ jsonrpc: '2.0', id: 'a', method: 'presence_subscribe', params: {} }));
    await until('the first message', () => one.messages.length === 1);
    other.socket.send(
      JSON.stringify({ jsonrpc: '2.0', id: 'b', method: 'presence_announce', params: { data: { sessionId: 's2', locations: [] } } }),
    );
    await until('the second message', () => one.messages.length === 2);
    other.socket.close();
    await until('the third message', () => one.messages.length === 3);
    expect(one.messages.slice(1)).toMatchObject([
      [{ method: 'presence_subscription', params: { result: { type: 'state', i: 'editor-viewer', m: { sessionId: 's2' } } } }],
      [{ method: 'presence_subscription', params: { result: { type: 'disconnect', m: { session: 's2' } } } }],
    ]);
  });

  test('more than ten subscriptions of one editor are not all notified, and an invalid location closes the socket', async () => {
    const path = '/lake/v2022-06-30/socket/production';
    const [one, other] = [open(path, editorHeaders()), open(path, editorHeaders())];
    await Promise.all([one.opened, other.opened]);
    for (let id = 0; id < 25; id += 1) one.socket.send(JSON.stringify({ jsonrpc: '2.0', id, method: 'presence_subscribe', params: {} }));
    await until('an answer to each', () => one.messages.length === 25);
    other.socket.send(
      JSON.stringify({ jsonrpc: '2.0', id: 'b', method: 'presence_announce', params: { data: { sessionId: 's2', locations: [] } } }),
    );
    other.socket.send(
      JSON.stringify({
        jsonrpc: '2.0',
        id: 'c',
        method: 'presence_announce',
        params: { data: { sessionId: 's2', locations: ['x'.repeat(20_000)] } },
      }),
    );
    expect(await new Promise<number>((resolve) => other.socket.once('close', resolve))).toBe(1009);
    await until('the word that it left', () => JSON.stringify(one.messages.at(-1)).includes('disconnect'));
    const told = one.messages.slice(25).map((message) => JSON.stringify(message));
    expect(told.filter((text) => text.includes('"state"')).length).toBeLessThanOrEqual(10);
    expect(told.filter((text) => text.includes('"state"')).length).toBeGreaterThan(0);
    expect(told.some((text) => text.includes('xxx'))).toBe(false);
  });
});
