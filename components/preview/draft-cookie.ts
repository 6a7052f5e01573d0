import type { IncomingMessage, ServerResponse } from 'node:http';

/** Site and Studio share one origin, so Lax is enough; Secure stays on https only, because a browser drops it on plain http. */
export function keepDraftCookieOnThisSite(request: IncomingMessage, response: ServerResponse): void {
  const secure = request.headers['x-forwarded-proto'] === 'https';
  const cookies = [response.getHeader('Set-Cookie') ?? []].flat().map(String);
  response.setHeader('Set-Cookie', cookies.map((cookie) => {
    const lax = cookie.replace(/SameSite=None/i, 'SameSite=Lax');
    return secure ? lax : lax.replace(/;\s*Secure/i, '');
  }));
}
