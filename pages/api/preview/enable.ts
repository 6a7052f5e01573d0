import type { NextApiRequest, NextApiResponse } from 'next';
import { validatePreviewUrl } from '@sanity/preview-url-secret';
import { contentConfig } from '#lib/content/config.ts';
import { previewClient } from '#lib/content/client.ts';
import { layersOf } from '#lib/preview/preview-state.ts';
import { previewTarget } from '#lib/preview/preview-target.ts';
import { keepPreview } from '#components/preview/draft-cookie.ts';

/** Starts a preview for anyone with a secret created by the Studio; redirects only to a path of this site. */
export default async function enable(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  if (!contentConfig().readToken) return response.status(503).send('Preview is not configured');
  const client = previewClient(['drafts']).withConfig({ stega: false });
  const { isValid, redirectTo, studioPreviewPerspective } = await validatePreviewUrl(client, request.url ?? '');
  if (!isValid) return response.status(401).send('Invalid secret');
  const layers = layersOf(studioPreviewPerspective ?? 'drafts') ?? ['drafts'];
  keepPreview(request, response, { layers: [...layers], atMs: null, fixed: false });
  response.redirect(307, previewTarget(redirectTo));
}
