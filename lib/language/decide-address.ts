import { acceptedLanguage } from './accepted-language.ts';
import { fromStoredLanguage, localizePath, type Language } from './languages.ts';
import { isSection, isServiceSegment, isTechnicalSegment } from './routes.ts';

/** The parts of a request that decide where it goes; nothing else is used. */
export interface AddressedRequest {
  /** The request line's target, unmodified. */
  target: string;
  /** The `languages` cookie's value. */
  languagesCookie: string | undefined;
  acceptLanguage: string | undefined;
  /** `x-forwarded-proto`, only if a trusted proxy sent it. */
  forwardedProto: string | undefined;
  /** The host for an https redirect: the site's own, else the request's. */
  host: string | undefined;
}

export type AddressDecision =
  /** `path`: of the page that answers; the calculator's is no address. */
  | { kind: 'page'; path: string; varies: boolean }
  | { kind: 'absent-page'; language: Language }
  | { kind: 'file'; path: string }
  | { kind: 'site-technical' }
  | { kind: 'services' }
  | { kind: 'redirect'; status: 307 | 308; location: string; language?: Language }
  /** `path`: in its one spelling; content may redirect it. */
  | { kind: 'unknown-prefix'; path: string }
  | { kind: 'malformed' };

const targetLengthAtMost = 8_192;
const hostPattern = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/i;
const filePattern = /\.[a-z0-9]{1,12}$/i;
const htmlSuffix = '.html';
const climbPattern = /[/\\](\.|%2e){2}([/\\]|$)/i;
/** Paths of Next's page files, which are not addresses of the site. */
const namesOfFiles = /^(?:\/(?:zh|ja))?\/(?:404|500|activate\/(?:index|\[\[\.\.\.index\]\])|product\/vps-buy\/\[\[\.\.\.view\]\])$/;
/** A page of two views: its address says by the query which, and the path of the calculator is that of its rendering. */
const pageOfViews = /^((?:\/(?:zh|ja))?\/product\/vps-buy)(\/calculator)?$/;

/**
 * Decides by the raw address, the language cookie, two headers and the host where a request goes. A redirect
 * always stays on the same origin (or its https twin) and keeps the query.
 */
export function decideAddress(request: AddressedRequest): AddressDecision {
  const parts = splitTarget(request.target);
  if (!parts) return { kind: 'malformed' };
  const secureOrigin = httpsOrigin(request);
  const segment = firstSegment(parts.path);
  const climbs = climbPattern.test(parts.path);
  if (isTechnicalSegment(segment)) {
    // resolved behind the door, it would reach a page past the rules for pages
    if (climbs) return { kind: 'malformed' };
    if (secureOrigin) return { kind: 'redirect', status: 308, location: `${secureOrigin}${parts.path}${parts.query}` };
    return isServiceSegment(segment) ? { kind: 'services' } : { kind: 'site-technical' };
  }
  const path = canonicalPath(parts.path);
  // an address that is unknown without its trailing slash is refused at once, not redirected first
  const isRespelled = path !== parts.path && !(parts.path === `${path}/` && hasUnknownPrefix(path));
  if (secureOrigin || isRespelled) {
    return { kind: 'redirect', status: 308, location: `${secureOrigin ?? ''}${path}${parts.query}` };
  }
  if (path === '/') return decideHome(request, parts.query);
  if (hasUnknownPrefix(path)) return { kind: 'unknown-prefix', path };
  if (!isPagePrefix(firstSegment(path))) return { kind: 'file', path };
  return climbs ? { kind: 'malformed' } : decidePage(path, parts.query);
}

const isPagePrefix = (segment: string): boolean => segment === 'zh' || segment === 'ja' || isSection(segment);

/** Neither home, nor below a section or a language, nor a file. */
const hasUnknownPrefix = (path: string): boolean => path !== '/' && !isPagePrefix(firstSegment(path)) && !filePattern.test(path);

function decidePage(path: string, query: string): AddressDecision {
  const [, ofViews, calculator] = pageOfViews.exec(path) ?? [];
  if (calculator) {
    return { kind: 'redirect', status: 308, location: `${ofViews}?${['view=calculator', query.slice(1)].filter(Boolean).join('&')}` };
  }
  if (ofViews && new URLSearchParams(query).get('view') === 'calculator') {
    return { kind: 'page', path: `${ofViews}/calculator`, varies: false };
  }
  if (isDecodable(path) && !namesOfFiles.test(path)) return { kind: 'page', path, varies: false };
  const first = firstSegment(path);
  return { kind: 'absent-page', language: first === 'zh' || first === 'ja' ? first : 'en' };
}

/** Neither a page nor a call has an address with malformed escapes; Next would answer one with a failure of its own. */
export function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** `/` answers in English, or redirects a visitor with another language to its prefix. */
function decideHome(request: AddressedRequest, query: string): AddressDecision {
  const language = fromStoredLanguage(request.languagesCookie) ?? acceptedLanguage(request.acceptLanguage);
  if (language === 'en') return { kind: 'page', path: '/', varies: true };
  return { kind: 'redirect', status: 307, location: `${localizePath('/', language)}${query}`, language };
}

/** A request target without the scheme and host that a client may put before it. */
export const localTarget = (target: string): string => target.replace(/^https?:\/\/[^/?#]*/i, '') || '/';

/** Path and query of a request target; null if it is not an address of ours. */
function splitTarget(target: string): { path: string; query: string } | null {
  if (target.length > targetLengthAtMost) return null;
  // a control character must never reach a Location header
  if ([...target].some((character) => character <= ' ' || character === '\u007f')) return null;
  const [beforeFragment = ''] = localTarget(target).split('#', 1);
  const at = beforeFragment.indexOf('?');
  const path = at < 0 ? beforeFragment : beforeFragment.slice(0, at);
  const query = at < 0 ? '' : beforeFragment.slice(at);
  if (path === '' && query !== '') return { path: '/', query };
  return path.startsWith('/') ? { path, query } : null;
}

/** The canonical form of an address: single slashes, no `.html`, no `/en`, no trailing slash. */
function canonicalPath(raw: string): string {
  const segments = raw.split(/[/\\]/).filter((segment) => segment !== '' && segment !== '.');
  const last = segments.pop() ?? '';
  const bare = withoutHtml(last);
  const isIndex = bare === 'index' && bare !== last;
  if (bare !== '' && !isIndex) segments.push(bare);
  if (segments[0] === 'en') segments.shift();
  return `/${segments.join('/')}`;
}

/** One step for each suffix; a pattern would try every place of a long segment, and from each read on to its end. */
function withoutHtml(segment: string): string {
  let end = segment.length;
  while (segment.slice(Math.max(0, end - htmlSuffix.length), end).toLowerCase() === htmlSuffix) end -= htmlSuffix.length;
  return segment.slice(0, end);
}

function httpsOrigin(request: AddressedRequest): string | null {
  const proto = request.forwardedProto?.split(',', 1)[0]?.trim().toLowerCase();
  if (proto !== 'http' || !request.host || !hostPattern.test(request.host)) return null;
  return `https://${request.host}`;
}

const firstSegment = (path: string): string => path.split('/', 2)[1] ?? '';
