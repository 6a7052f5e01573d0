import type { NextApiRequest, NextApiResponse } from 'next';
import { readPreviewState, wishedState } from '#lib/preview/preview-state.ts';
import { keepPreview } from '#components/preview/draft-cookie.ts';

/** Changes what an editor's preview shows: `{perspective}` of the Studio, or `{atMs}`, null for now. */
export default function show(request: NextApiRequest, response: NextApiResponse): void {
  if (request.method !== 'POST') return void response.setHeader('allow', 'POST').status(405).json({ rejected: 'method' });
  if (!request.preview) return response.status(401).json({ rejected: 'no preview' });
  const state = wishedState(readPreviewState(request.previewData), request.body);
  if (!state) return response.status(400).json({ rejected: 'wish' });
  keepPreview(request, response, state);
  response.status(200).json({ shown: state });
}
