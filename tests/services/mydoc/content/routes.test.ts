import { describe, expect, test } from '@jest/globals';
import type { ContentChange } from '#lib/revalidation/content-change.ts';
import { noticeBytesAtMost, signatureHeader, signContentNotice } from '#lib/revalidation/content-notice.ts';
import { contentRoutes } from '#services/mydoc/content/routes.ts';
import { createHttpApp } from '#services/platform/http.ts';
import { createLog } from '#services/platform/log.ts';
import { createMetrics } from '#services/platform/metrics.ts';

const secret = 'a secret of sixteen and more';
const now = new Date('2026-11-21T10:00:00Z');
const body = JSON.stringify({ operation: 'create', before: null, after: { _id: 'b', _type: 'banner', _rev: '1' } });

async function post(payload: string, signature?: string): Promise<{ status: number; body: unknown; recorded: ContentChange[] }> {
  const recorded: ContentChange[] = [];
  const app = createHttpApp({ log: createLog({ name: 'test', level: 'silent' }), metrics: createMetrics(), ready: () => true });
  await app.register(contentRoutes({ secret, now: () => now, record: async (change) => void recorded.push(change) }));
  const headers = { 'content-type': 'application/json', ...(signature ? { [signatureHeader]: signature } : {}) };
  const answer = await app.inject({ method: 'POST', url: '/myDoc/notice/content', payload, headers });
  await app.close();
  return { status: answer.statusCode, body: answer.json(), recorded };
}

describe('notice/content', () => {
  test('a signed change is recorded and acknowledged in the envelope', async () => {
    const answer = await post(body, await signContentNotice(body, secret, now));
    expect(answer).toMatchObject({ status: 200, body: { code: 2000, message: {} } });
    expect(answer.recorded).toHaveLength(1);
  });

  test('an unsigned, foreign, old or misshapen one is rejected and records nothing', async () => {
    const old = new Date(now.getTime() - 6 * 60_000);
    const refused = [
      await post(body),
      await post(body, await signContentNotice(body, 'another secret of some length', now)),
      await post(body, await signContentNotice(body, secret, old)),
      await post('{}', await signContentNotice('{}', secret, now)),
    ];
    expect(refused.map((answer) => answer.status)).toEqual([401, 401, 401, 400]);
    expect(refused.flatMap((answer) => answer.recorded)).toEqual([]);
  });

  test('one of the largest document is recorded, and a larger one is refused', async () => {
    const around = body.length + ',"text":""'.length;
    const ofBytes = (bytes: number): string =>
      JSON.stringify({
        operation: 'create',
        before: null,
        after: { _id: 'b', _type: 'banner', _rev: '1', text: 'x'.repeat(bytes - around) },
      });
    const [largest, larger] = [ofBytes(noticeBytesAtMost), ofBytes(noticeBytesAtMost + 1)];
    expect(await post(largest, await signContentNotice(largest, secret, now))).toMatchObject({
      status: 200,
      recorded: [expect.anything()],
    });
    expect(await post(larger, await signContentNotice(larger, secret, now))).toMatchObject({ status: 413, recorded: [] });
  });
});
