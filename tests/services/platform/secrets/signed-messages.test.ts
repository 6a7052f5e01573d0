import { expect, test } from '@jest/globals';
import {
  messageFreshnessMs,
  readSignedMessage,
  signMessage,
  type SharedSecrets,
  type SignedMessage,
} from '#services/platform/secrets/signed-messages.ts';

const message = { method: 'POST', path: '/a', body: '{"b":1}' } as const;
const at = new Date('2026-11-21T12:00:00Z');
const secrets: SharedSecrets = ['the newer secret', 'the older secret'];

const read = (headers: Readonly<Record<string, string>>, about: Partial<SignedMessage> = {}, known: SharedSecrets = secrets, now = at) =>
  readSignedMessage({ ...message, ...about }, (name) => headers[name], known, now);

test('a message is known by both secrets while one is being changed, and by neither afterwards', () => {
  const older = signMessage(message, ['the older secret'], at, 'message-1');
  expect(read(older)).toEqual({ ok: true, id: 'message-1' });
  expect(read(older, {}, ['the newer secret'])).toEqual({ ok: false, reason: 'unsigned' });
});

test('each part is signed: one byte more, another place, another way, and it is nobody’s', () => {
  const headers = signMessage(message, secrets, at);
  for (const about of [{ body: '{"b":1} ' }, { path: '/a?' }, { method: 'PUT' }])
    expect(read(headers, about)).toEqual({ ok: false, reason: 'unsigned' });
  // parts cannot be shifted across their boundaries
  expect(read(headers, { path: '/a\n{"b"', body: ':1}' }).ok).toBe(false);
});

test.each([
  [-messageFreshnessMs, true],
  [-messageFreshnessMs - 1, false],
  [messageFreshnessMs, true],
  [messageFreshnessMs + 1, false],
])('%i ms from now it is fresh: %j', (offsetMs, fresh) => {
  const headers = signMessage(message, secrets, new Date(at.getTime() + offsetMs));
  expect(read(headers).ok).toBe(fresh);
});

const faults: readonly Readonly<Record<string, string>>[] = [
  {},
  { 'hf-message-id': '' },
  { 'hf-message-time': '1e12' },
  { 'hf-message-time': '-795268800000' },
  { 'hf-message-signature': '' },
  { 'hf-message-signature': 'v1=' },
  { 'hf-message-signature': 'v0=x' },
  { 'hf-message-id': 'a\nb-message' },
];

test.each(faults)('with %j it is unsigned', (about) => {
  const headers = Object.keys(about).length === 0 ? {} : { ...signMessage(message, secrets, at), ...about };
  expect(read(headers)).toEqual({ ok: false, reason: 'unsigned' });
});

test('a message is fresh for five minutes', () => {
  expect(messageFreshnessMs).toBe(300_000);
});

test.each([
  ['of 8 characters', 'a'.repeat(8), true],
  ['of 64 characters', '-_'.repeat(32), true],
  ['of 7 characters', 'a'.repeat(7), false],
  ['of 65 characters', 'a'.repeat(65), false],
  ['with a space', 'a message', false],
])('a name %s counts or not', (_what, id, ok) => {
  expect(read(signMessage(message, secrets, at, id)).ok).toBe(ok);
});

test('the time has thirteen digits and nothing around them', () => {
  const signed = (time: string) =>
    read(
      { ...signMessage(message, secrets, new Date(Number(time)), 'message-1'), 'hf-message-time': time },
      {},
      secrets,
      new Date(Number(time)),
    );
  expect([signed('1763726400000').ok, signed('999999999999').ok, signed('10000000000000').ok]).toEqual([true, false, false]);
});

test('two messages without a name of their own have different ones', () => {
  const [one, other] = [read(signMessage(message, secrets, at)), read(signMessage(message, secrets, at))];
  expect([one.ok, other.ok, JSON.stringify(one) === JSON.stringify(other)]).toEqual([true, true, false]);
});
