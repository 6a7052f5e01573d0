import { randomUUID } from 'node:crypto';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { errorRoute, isInternalHeader, isPageData, noDataCaching } from '#next-internals/headers.ts';
import { generatedFileCall } from '#lib/discovery/generated-files.ts';
import { pageOfMarkdown } from '#lib/discovery/markdown-address.ts';
import { decideAddress, isDecodable, localTarget, type AddressDecision } from '#lib/language/decide-address.ts';
import { localizePath } from '#lib/language/languages.ts';
import type { FoundRedirect } from '#lib/content/look-ups/find-redirect.ts';
import { keepQuery } from '#lib/language/keep-query.ts';
import { setupCallBytesAtMost } from '#lib/contracts/call-bytes.ts';
import { isSocketAddress } from '#lib/contracts/socket-addresses.ts';
import { readCookie } from '#lib/storage/cookie-header.ts';
import { cookieLine } from '#lib/storage/cookie-table.ts';
import { renderFor } from '#lib/page/first-rendering.ts';
import type { RenderedPages } from '#lib/revalidation/page-cache-registry.ts';
import type { Logger } from '#services/platform/log.ts';
import type { PolicyOrigins } from './allowed-origins.ts';
import { refuseForNow, type ApiLimits } from './api-limits.ts';
import { bodyTimeouts, limitArrival, namesHostTwice } from './body-arrival.ts';
import { asksForBuiltFile, type SendBuiltFile } from './built-files.ts';
import type { TrustedProxies } from './trusted-proxies.ts';
import type { Forwarding } from './forwarding.ts';
import { isCacheable, sendCachedPage } from './cached-page.ts';
import { answerMarkdown, type Markdown } from './markdown/answer-markdown.ts';
import { guardPageAnswer } from './page-caching.ts';
import { sendRefusal } from './refusal.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { sendErrorPage } from './server-error-page.ts';
import { answerOrFail } from './stale-on-error.ts';
import type { KnownRedirects } from './vanity-redirects.ts';

export interface DoorDeps {
  /** Next's request handler. */
  pages: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Next's handler of upgrades (hot reload); absent in production. */
  pageUpgrades?: ((request: IncomingMessage, socket: Duplex, head: Buffer) => Promise<void>) | undefined;
  /** Whether the site has a public file at an address. */
  hasFile: (path: string) => boolean;
  /** Serves a file of the build; absent in development, where Next does. */
  sendBuiltFile?: SendBuiltFile | undefined;
  /** The cache of rendered pages; absent in development. */
  stored?: Pick<RenderedPages, 'freshPage' | 'lastGoodPage'> | undefined;
  /** Writes the texts of pages as Markdown. */
  markdown: Markdown;
  /** Compresses cached pages; a proxy in front may do it instead. */
  compress: boolean;
  forwarding: Forwarding;
  trustedProxies: TrustedProxies;
  /** How often one address may ask below /api. */
  apiLimits: ApiLimits;
  siteHost: string | undefined;
  /** Origins besides the site's own that pages may use now. */
  origins: () => PolicyOrigins;
  /** Where a redirect of the content leads an address that belongs to no page; known in memory. */
  findRedirect: KnownRedirects['find'];
  development: boolean;
  log: Logger;
  /** Timeouts of an incoming request in ms, overridden by tests. */
  requestTimeouts?: { readonly headersTimeout: number; readonly requestTimeout: number; readonly connectionsCheckingInterval: number };
  /** Timeouts of a request body in ms, overridden by tests. */
  bodyTimeouts?: { readonly callMs: number; readonly uploadMs: number };
}

const redirectCacheSeconds = 3_600;

/**
 * Longer than a proxy in front keeps an idle connection (nginx: 60 s): the requesting side closes it, so that no request meets a closing
 * one.
 */
const idleForMs = 65_000;

/**
 * How long a request may take to arrive: its headers, and all of it (an editor's video over a slow line). Slower connections are closed.
 */
const defaultRequestTimeouts = {
  headersTimeout: 15_000,
  requestTimeout: 600_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: idleForMs,
} as const;

/** The site's only public server: decides by the address, then hands the request to the pages or the services. */
export function createDoor(deps: DoorDeps): http.Server {
  const settings = { ...(deps.requestTimeouts ?? defaultRequestTimeouts), shouldUpgradeCallback: upgradesOf(deps) };
  const server = http.createServer(settings, (request, response) => {
    handle(deps, request, response).catch((error: unknown) => {
      deps.log.error({ err: error, url: request.url, requestId: request.headers['x-request-id'] }, 'front door failed');
      sendErrorPage(response);
    });
  });
  server.on('upgrade', (request, socket, head) => {
    if (namesHostTwice(request)) socket.destroy();
    else if (isSocketAddress(request.url) && socket instanceof Socket) {
      markForwarded(deps, request);
      deps.forwarding.upgrade(request, socket, head);
    } else if (deps.pageUpgrades) {
      deps.pageUpgrades(request, socket, head).catch(() => socket.destroy());
    } else {
      socket.destroy();
    }
  });
  return server;
}

/** Which connections may change their protocol: the lake's WebSockets, and in development those of the pages. */
const upgradesOf =
  (deps: DoorDeps) =>
  (request: IncomingMessage): boolean =>
    isSocketAddress(request.url) || (deps.pageUpgrades !== undefined && decide(deps, request).kind !== 'services');

async function handle(deps: DoorDeps, request: IncomingMessage, response: ServerResponse): Promise<void> {
  limitArrival(request, response, deps.bodyTimeouts ?? bodyTimeouts);
  if (namesHostTwice(request)) return sendErrorPage(response, 400);
  const decision = decide(deps, request);
  request.headers['x-request-id'] = randomUUID();
  if (decision.kind === 'services') {
    markForwarded(deps, request);
    passOn(deps, request, response);
    return;
  }
  setSecurityHeaders(request, response, { development: deps.development, secure: isSecure(deps, request), origins: deps.origins() });
  dropInternalHeaders(request);
  const moved = 'path' in decision ? deps.findRedirect(decision.path) : null;
  if (moved) return sendContentRedirect(request, response, moved);
  switch (decision.kind) {
    case 'redirect':
      return redirect(response, decision, isSecure(deps, request));
    case 'unknown-prefix':
      return sendErrorPage(response);
    case 'malformed':
      return sendErrorPage(response, 400);
    case 'absent-page':
      guardPageAnswer(request, response);
      return askPages(deps, request, response, localizePath(errorRoute, decision.language));
    case 'file':
    case 'page':
      return answerPath(deps, decision, request, response);
    case 'site-technical':
      return answerTechnical(deps, request, response);
  }
}

/** Serves an address of the site itself: a text for robots, a page, or an existing file. */
async function answerPath(
  deps: DoorDeps,
  decision: Extract<AddressDecision, { path: string }>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const call = generatedFileCall(decision.path);
  if (call !== null) return askPages(deps, request, response, call);
  const page = pageOfMarkdown(decision.path);
  if (page !== null) return answerMarkdown(deps, page, request, response);
  if (decision.kind === 'page') return answerPage(deps, decision, request, response);
  return deps.hasFile(decision.path) ? deps.pages(request, response) : sendMissingFile(response);
}

/** Serves the files of a build, and /api within its limits. */
async function answerTechnical(deps: DoorDeps, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const waitSeconds = deps.apiLimits.take(request, deps.trustedProxies);
  if (waitSeconds > 0) return refuseForNow(response, waitSeconds);
  if (deps.sendBuiltFile) {
    if (deps.sendBuiltFile(request, response)) return;
    // Next would answer with an HTML page, which the browser would run as a script
    if (asksForBuiltFile(request)) return sendMissingFile(response);
  }
  // the client router caches page data for the life of a tab unless told not to; an edit must show sooner
  if (isPageData(request.url)) response.setHeader(...noDataCaching);
  await deps.pages(request, response);
}

/** Lets Next answer as if another address had been requested. */
function askPages(deps: DoorDeps, request: IncomingMessage, response: ServerResponse, address: string): Promise<void> {
  request.url = address;
  return deps.pages(request, response);
}

/**
 * A cached page is served while it is fresh, and when rendering a new one fails (decisions 2 and 7); a page's first rendering may take
 * long.
 */
async function answerPage(
  deps: DoorDeps,
  { path, varies }: Extract<AddressDecision, { kind: 'page' }>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (varies) response.setHeader('vary', 'Cookie, Accept-Language');
  const [asked = '', ...query] = localTarget(request.url ?? '/').split('?');
  if (path.startsWith(`${asked}/`)) request.url = [path, ...query].join('?');
  guardPageAnswer(request, response);
  const { stored } = deps;
  if (!stored || !isCacheable(request, path)) return deps.pages(request, response);
  const fresh = await stored.freshPage(path);
  if (fresh) return sendCachedPage(request, response, fresh, deps.compress);
  const isKnown = async (): Promise<boolean> => (await stored.lastGoodPage(path)) !== null;
  const render: DoorDeps['pages'] = (...visit) => renderFor({ startedAtMs: Date.now(), isKnown }, () => deps.pages(...visit));
  const failure = await answerOrFail(render, request, response);
  if (!failure) return;
  const lastGood = await stored.lastGoodPage(path);
  if (!lastGood) return failure.send();
  failure.discard();
  await sendCachedPage(request, response, lastGood, deps.compress);
}

function decide(deps: DoorDeps, request: IncomingMessage): AddressDecision {
  return decideAddress({
    target: request.url ?? '/',
    languagesCookie: readCookie(request.headers.cookie, 'languages'),
    acceptLanguage: request.headers['accept-language'],
    forwardedProto: trustedProto(deps, request),
    host: deps.siteHost ?? request.headers.host,
  });
}

function trustedProto(deps: DoorDeps, request: IncomingMessage): string | undefined {
  const header = request.headers['x-forwarded-proto'];
  if (!deps.trustedProxies.trusts(request.socket.remoteAddress)) return undefined;
  return Array.isArray(header) ? header[0] : header;
}

const isSecure = (deps: DoorDeps, request: IncomingMessage): boolean => trustedProto(deps, request)?.startsWith('https') === true;

/**
 * Forwards a request to the services, except calls that are bound to fail there without a useful answer: a form over the limit is refused
 * here.
 */
function passOn(deps: DoorDeps, request: IncomingMessage, response: ServerResponse): void {
  const target = localTarget(request.url ?? '/');
  request.url = target;
  if (target.startsWith('/myDoc/') && !target.startsWith('/myDoc/notice/')) {
    if (Number(request.headers['content-length'] ?? 0) > setupCallBytesAtMost) return sendRefusal(request, response, 'bodyTooLarge');
    if (!isDecodable(target.split('?', 1)[0] ?? '')) return sendRefusal(request, response, 'noSuchCall');
  }
  deps.forwarding.request(request, response);
}

function dropInternalHeaders(request: IncomingMessage): void {
  for (const name of Object.keys(request.headers)) {
    if (isInternalHeader(name)) delete request.headers[name];
  }
}

/** The visitor's address and origin as the services may trust them: never taken from headers that the visitor wrote. */
function markForwarded(deps: DoorDeps, request: IncomingMessage): void {
  const { headers } = request;
  const proto = isSecure(deps, request) ? 'https' : 'http';
  const peer = request.socket.remoteAddress ?? '';
  const before = deps.trustedProxies.trusts(peer) ? headers['x-forwarded-for'] : undefined;
  for (const name of Object.keys(headers)) {
    if (name.startsWith('x-forwarded-') || name === 'forwarded') delete headers[name];
  }
  headers['x-forwarded-for'] = before ? `${String(before)}, ${peer}` : peer;
  headers['x-forwarded-proto'] = proto;
  if (headers.host) headers['x-forwarded-host'] = headers.host;
}

function redirect(response: ServerResponse, decision: Extract<AddressDecision, { kind: 'redirect' }>, secure: boolean): void {
  response.statusCode = decision.status;
  response.setHeader('location', decision.location);
  if (decision.language) {
    response.setHeader('cache-control', 'private, no-store');
    response.setHeader('vary', 'Cookie, Accept-Language');
    response.setHeader('set-cookie', cookieLine('isRedic', '1', { secure }));
  } else {
    response.setHeader('cache-control', `public, max-age=${redirectCacheSeconds}`);
  }
  response.end();
}

/** Never cached: an editor may undo even a permanent redirect. */
function sendContentRedirect(request: IncomingMessage, response: ServerResponse, { to, permanent }: FoundRedirect): void {
  const [target = ''] = localTarget(request.url ?? '/').split('#', 1);
  const query = target.indexOf('?');
  response.writeHead(permanent ? 308 : 307, {
    location: query < 0 ? to : keepQuery(to, target.slice(query)),
    'cache-control': 'private, no-store',
  });
  response.end();
}

function sendMissingFile(response: ServerResponse): void {
  response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.end('Not found\n');
}
