import type { NextApiRequest, NextApiResponse } from 'next';
import { validatePreviewUrl } from '@sanity/preview-url-secret';
import { contentConfig } from '#lib/content/config.ts';
import { draftClient } from '#lib/content/client.ts';
import { previewTarget } from '#lib/content/preview-target.ts';
import { keepDraftCookieOnThisSite } from '#components/preview/draft-cookie.ts';

/** Starts a preview for anyone with a secret created by the Studio; redirects only to a path of this site. */
export default async function enable(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  if (!contentConfig().readToken) return response.status(503).send('Preview is not configured');
  const { isValid, redirectTo } = await validatePreviewUrl(draftClient().withConfig({ stega: false }), request.url ?? '');
  if (!isValid) return response.status(401).send('Invalid secret');
  response.setDraftMode({ enable: true });
  keepDraftCookieOnThisSite(request, response);
  response.setHeader('Cache-Control', 'private, no-store');
  response.redirect(307, previewTarget(redirectTo));
}
