import type { IncomingMessage, ServerResponse } from 'node:http';
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

/**
 * Ends a preview. Next's own way would repeat the cookie's value, which is the same for everybody and opens every draft: leaving a preview
 * would hand out access to it.
 */
export function endDraftCookie(response: ServerResponse): void {
  response.setHeader('Set-Cookie', endOfDrafts);
}
