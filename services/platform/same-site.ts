import type { FastifyRequest } from 'fastify';

const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

/** Whether a state-changing request comes from our own pages, or from no page at all. Scripts cannot forge these two headers. */
export function isFromOwnSite(request: FastifyRequest): boolean {
  const site = headerOf(request, 'sec-fetch-site');
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const origin = headerOf(request, 'origin');
  return origin === undefined || hostOf(origin) === request.host.toLowerCase();
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
