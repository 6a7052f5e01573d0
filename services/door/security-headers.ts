import type { IncomingMessage, ServerResponse } from 'node:http';

/** Next's cookie of a visitor who previews drafts. */
const draftCookie = /(?:^|;\s*)__prerender_bypass=/;

/** Pages: only what the site itself serves; styles are narrowed further by each page's own hashes. */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "object-src 'none'",
];

/** Drafts are shown inside the Studio, whose overlays bring styles of their own. */
const draftPolicy = [...pagePolicy, "frame-ancestors 'self'"].join('; ');
const publicPolicy = [...pagePolicy, "frame-ancestors 'none'"].join('; ');
/** A development server evaluates modules and keeps a socket for hot reload. */
const developmentPolicy = [
  ...pagePolicy.filter((rule) => !rule.startsWith('script-src') && !rule.startsWith('connect-src')),
  "script-src 'self' 'unsafe-eval' 'unsafe-inline'",
  "connect-src 'self' ws: wss:",
  "frame-ancestors 'self'",
].join('; ');

const oneYearSeconds = 31_536_000;

/** Headers that every answer of the site carries. */
export function setSecurityHeaders(
  request: IncomingMessage,
  response: ServerResponse,
  context: { development: boolean; secure: boolean },
): void {
  const draft = draftCookie.test(request.headers.cookie ?? '');
  const policy = context.development ? developmentPolicy : draft ? draftPolicy : publicPolicy;
  response.setHeader('content-security-policy', policy);
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('referrer-policy', 'strict-origin-when-cross-origin');
  response.setHeader('cross-origin-opener-policy', 'same-origin');
  response.setHeader('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()');
  if (!draft && !context.development) response.setHeader('x-frame-options', 'DENY');
  if (context.secure) response.setHeader('strict-transport-security', `max-age=${oneYearSeconds}; includeSubDomains`);
}
