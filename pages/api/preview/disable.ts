import type { NextApiRequest, NextApiResponse } from 'next';
import { previewTarget } from '#lib/preview/preview-target.ts';
import { endDraftCookie } from '#components/preview/draft-cookie.ts';

/** Ends a preview and redirects to a path of this site. */
export default function disable(request: NextApiRequest, response: NextApiResponse): void {
  endDraftCookie(response);
  response.setHeader('Cache-Control', 'private, no-store');
  response.redirect(307, previewTarget(request.query.to));
}
