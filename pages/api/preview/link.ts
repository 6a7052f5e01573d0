import type { NextApiRequest, NextApiResponse } from 'next';
import { previewLinkAddress } from '#lib/preview/preview-link.ts';
import { readPreviewState } from '#lib/preview/preview-state.ts';

/** Makes a link to a page, `{to}`, at the instant that an editor previews. */
export default function link(request: NextApiRequest, response: NextApiResponse): void {
  if (request.method !== 'POST') return void response.setHeader('allow', 'POST').status(405).json({ rejected: 'method' });
  const { atMs, fixed } = readPreviewState(request.previewData);
  if (!request.preview || fixed) return response.status(401).json({ rejected: 'no preview' });
  if (atMs === null) return response.status(400).json({ rejected: 'no instant' });
  const to: unknown = Reflect.get(Object(request.body), 'to');
  const secret = process.env.CONTENT_WEBHOOK_SECRET;
  if (!secret || typeof to !== 'string') return response.status(400).json({ rejected: 'no page' });
  response
    .setHeader('Cache-Control', 'private, no-store')
    .status(200)
    .json({ address: previewLinkAddress(secret, { to, atMs }, Date.now()) });
}
