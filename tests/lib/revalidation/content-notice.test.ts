import { expect, test } from '@jest/globals';
import { contentChangeSchema } from '#lib/revalidation/content-change.ts';
import { readContentNotice, signContentNotice } from '#lib/revalidation/content-notice.ts';

const secret = 'a secret of sixteen and more';
const now = new Date('2026-11-21T10:00:00Z');
const minuteMs = 60_000;
const change = { operation: 'update', before: null, after: { _id: 'b', _type: 'banner' } };
const rawBody = JSON.stringify(change);

async function read(afterMs: number, given: { rawBody?: string; key?: string; signature?: string } = {}) {
  const signature = given.signature ?? (await signContentNotice(given.rawBody ?? rawBody, given.key ?? secret, now));
  return readContentNotice(
    { rawBody: given.rawBody ?? rawBody, signature },
    { secret, now: new Date(now.getTime() + afterMs), schema: contentChangeSchema },
  );
}

test('a notice that is signed and recent is read', async () => {
  expect(await read(0)).toEqual({ ok: true, change });
});

test('a notice counts for five minutes after it was signed, and for a clock that is five minutes behind', async () => {
  const verdicts = await Promise.all([5 * minuteMs, 5 * minuteMs + 1, -5 * minuteMs, -5 * minuteMs - 1].map((afterMs) => read(afterMs)));
  expect(verdicts.map((verdict) => (verdict.ok ? 'ok' : verdict.reason))).toEqual(['ok', 'too-old', 'ok', 'too-old']);
});

test('a notice without a signature, with a torn one, with another secret’s or of another body is forged', async () => {
  const forged = { ok: false, reason: 'forged' };
  expect(await readContentNotice({ rawBody, signature: undefined }, { secret, now, schema: contentChangeSchema })).toEqual(forged);
  expect([
    await read(0, { signature: 'nonsense' }),
    await read(0, { key: 'another secret' }),
    await read(0, { signature: await signContentNotice('{}', secret, now) }),
  ]).toEqual([forged, forged, forged]);
});

test.each(['{}', '{"operation":', '{"operation":"update","before":null,"after":null}'])(
  'a signed notice of %s is malformed',
  async (text) => {
    expect(await read(0, { rawBody: text })).toEqual({ ok: false, reason: 'malformed' });
  },
);
