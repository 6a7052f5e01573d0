import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NextApiRequest, NextApiResponse } from 'next';
import type { PreviewState } from '#lib/preview/preview-state.ts';
import { endOfDrafts } from '#next-internals/headers.ts';

/** Site and Studio share one origin, so Lax is enough; Secure only on https, because a browser drops it on plain http. */
export function keepDraftCookieOnThisSite(request: IncomingMessage, response: ServerResponse): void {
  const secure = request.headers['x-forwarded-proto'] === 'https';
  const cookies = [response.getHeader('Set-Cookie') ?? []].flat().map(String);
  response.setHeader(
    'Set-Cookie',
    cookies.map((cookie) => {
      const lax = cookie.replace(/SameSite=None/i, 'SameSite=Lax');
      return secure ? lax : lax.replace(/;\s*Secure/i, '');
    }),
  );
}

/** Starts a preview, or changes what it shows; it ends with the browser, or after a time. */
export function keepPreview(request: NextApiRequest, response: NextApiResponse, state: PreviewState, maxAgeSeconds?: number): void {
  response.setPreviewData(state, maxAgeSeconds === undefined ? {} : { maxAge: maxAgeSeconds });
  keepDraftCookieOnThisSite(request, response);
  response.setHeader('Cache-Control', 'private, no-store');
}

/**
 * Ends a preview. Next's own way would repeat the cookie's value, which is the same for everybody and opens every draft: leaving a preview
 * would hand out access to it.
 */
export function endDraftCookie(response: ServerResponse): void {
  response.setHeader('Set-Cookie', endOfDrafts);
}
