import type { IncomingHttpHeaders } from 'node:http';
import type { Identity } from './editors/identity.ts';
import { forbidden } from './refusal.ts';

const firstOf = (value: string | string[] | undefined): string | undefined =>
  (Array.isArray(value) ? value[0] : value)?.split(',')[0]?.trim();

/** The origin that a browser sees: the configured one, else that of the request as forwarded by the front door. */
export function originOf(headers: IncomingHttpHeaders, configured: string | undefined): string {
  if (configured) return configured.replace(/\/$/, '');
  const protocol = firstOf(headers['x-forwarded-proto']) === 'https' ? 'https' : 'http';
  return `${protocol}://${headers.host ?? 'localhost'}`;
}

/** Whether a request comes from a page of this origin, or from no page at all. */
export function isSameOrigin(headers: IncomingHttpHeaders, configured: string | undefined): boolean {
  const protocol = firstOf(headers['x-forwarded-proto']) === 'https' ? 'https' : 'http';
  const own = new Set([originOf(headers, configured), `${protocol}://${headers.host ?? ''}`]);
  if (headers.origin !== undefined) return own.has(headers.origin);
  const site = firstOf(headers['sec-fetch-site']);
  return site === undefined || site === 'same-origin' || site === 'none';
}

/** Rejects writes that another site's page makes with an editor's cookie. @throws 403 */
export function checkOrigin(headers: IncomingHttpHeaders, identity: Identity, configured: string | undefined): void {
  if (identity.by === 'session' && !isSameOrigin(headers, configured))
    throw forbidden('This origin may not write with a session. Use the address of the site, or a token');
}
