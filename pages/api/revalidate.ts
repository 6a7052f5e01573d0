import type { NextApiRequest, NextApiResponse } from 'next';
import { answerContentNotice } from '#lib/revalidation/answer-content-notice.ts';
import { noticeBytesAtMost, signatureHeader } from '#lib/revalidation/content-notice.ts';
import { readText } from '#lib/revalidation/read-text.ts';
import { siteNoticeDeps } from '#lib/revalidation/notice-deps.ts';

/** The signature covers the raw body, so nothing may parse it first. */
export const config = { api: { bodyParser: false } };

const headerOf = (request: NextApiRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

export default async function revalidate(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  if (request.method !== 'POST') {
    response.setHeader('allow', 'POST').status(405).json({ rejected: 'method' });
    return;
  }
  const rawBody = await readText(request, noticeBytesAtMost);
  if (rawBody === null) {
    response.status(413).json({ rejected: 'too large' });
    return;
  }
  const notice = { rawBody, signature: headerOf(request, signatureHeader), idempotencyKey: headerOf(request, 'idempotency-key') };
  const answer = await answerContentNotice(
    notice,
    siteNoticeDeps((address) => response.revalidate(address)),
  );
  response.setHeader('cache-control', 'no-store').status(answer.status).json(answer.body);
}
