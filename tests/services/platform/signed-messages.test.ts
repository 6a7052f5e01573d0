import { expect, test } from '@jest/globals';
import { messageFreshnessMs, readSignedMessage, signMessage, type SharedSecrets, type SignedMessage } from '#services/platform/signed-messages.ts';

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
  for (const about of [{ body: '{"b":1} ' }, { path: '/a?' }, { method: 'PUT' }]) expect(read(headers, about)).toEqual({ ok: false, reason: 'unsigned' });
  // parts cannot be moved across their borders
  expect(read(headers, { path: '/a\n{"b"', body: ':1}' }).ok).toBe(false);
});

test.each([
  [-messageFreshnessMs, true], [-messageFreshnessMs - 1, false], [messageFreshnessMs, true], [messageFreshnessMs + 1, false],
])('%i ms from now it is fresh: %j', (offsetMs, fresh) => {
  const headers = signMessage(message, secrets, new Date(at.getTime() + offsetMs));
  expect(read(headers).ok).toBe(fresh);
});

const faults: readonly Readonly<Record<string, string>>[] = [
  {}, { 'hf-message-id': '' }, { 'hf-message-time': '1e12' }, { 'hf-message-time': '-795268800000' }, { 'hf-message-signature': '' }, { 'hf-message-signature': 'v1=' },
  { 'hf-message-signature': 'v0=x' }, { 'hf-message-id': 'a\nb-message' },
];

test.each(faults)('with %j it is unsigned', (about) => {
  const headers = Object.keys(about).length === 0 ? {} : { ...signMessage(message, secrets, at), ...about };
  expect(read(headers)).toEqual({ ok: false, reason: 'unsigned' });
});
