import type { IncomingMessage, ServerResponse } from 'node:http';
import { previewsDrafts } from '#next-internals/headers.ts';
import type { PolicyOrigins } from './allowed-origins.ts';

/** A directive and the sources that it allows. */
const rule = (name: string, ...sources: readonly string[]): string => [name, ...sources].join(' ');

/** Pages: what the site itself serves and the enabled origins; styles are narrowed further by each page's own hashes. */
function pagePolicy(
  { script, connect, image, frame }: PolicyOrigins,
  more: { script?: readonly string[]; connect?: readonly string[]; ancestors: string },
): string {
  return [
    "default-src 'none'",
    rule('script-src', "'self'", ...(more.script ?? []), ...script),
    "style-src 'self' 'unsafe-inline'",
    rule('img-src', "'self'", 'data:', ...image),
    "font-src 'self'",
    rule('connect-src', "'self'", ...(more.connect ?? []), ...connect),
    ...(frame.length > 0 ? [rule('frame-src', ...frame)] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    rule('frame-ancestors', more.ancestors),
  ].join('; ');
}

/** A development server evaluates modules and keeps a socket for hot reload. */
const developmentSources = { script: ["'unsafe-eval'", "'unsafe-inline'"], connect: ['ws:', 'wss:'], ancestors: "'self'" };

function policyFor(origins: PolicyOrigins, context: { development: boolean; draft: boolean }): string {
  if (context.development) return pagePolicy(origins, developmentSources);
  // drafts are shown inside the Studio
  return pagePolicy(origins, { ancestors: context.draft ? "'self'" : "'none'" });
}

const oneYearSeconds = 31_536_000;

/** Headers of every response of the site. */
export function setSecurityHeaders(
  request: IncomingMessage,
  response: ServerResponse,
  context: { development: boolean; secure: boolean; origins: PolicyOrigins },
): void {
  const draft = previewsDrafts(request.headers.cookie);
  response.setHeader('content-security-policy', policyFor(context.origins, { development: context.development, draft }));
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('referrer-policy', 'strict-origin-when-cross-origin');
  response.setHeader('cross-origin-opener-policy', 'same-origin');
  response.setHeader('cross-origin-resource-policy', 'same-origin');
  response.setHeader('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()');
  if (!draft && !context.development) response.setHeader('x-frame-options', 'DENY');
  if (context.secure) response.setHeader('strict-transport-security', `max-age=${oneYearSeconds}; includeSubDomains`);
}
