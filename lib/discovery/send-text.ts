import { isContentUnavailable } from '#lib/content/content-unavailable.ts';
import { entityTag, hasTag } from './entity-tag.ts';

/** The part of a response that sending a text needs. */
interface TextAnswer {
  /** The request that it answers. */
  readonly req: { readonly headers: { readonly 'if-none-match'?: string | undefined } };
  setHeader(name: string, value: string): unknown;
  writeHead(status: number): unknown;
  end(text: string): unknown;
}

export const textTypes = {
  xml: 'application/xml; charset=utf-8',
  feed: 'application/rss+xml; charset=utf-8',
  markdown: 'text/markdown; charset=utf-8',
  plain: 'text/plain; charset=utf-8',
  manifest: 'application/manifest+json; charset=utf-8',
} as const;

const maxAgeSeconds = 60;

/** Pages and texts of pages: a shared cache keeps them for a moment, so that an edit shows at once. */
const asPage = 's-maxage=1, stale-while-revalidate=1';

/** A text of a page, with the address of that page; or where it moved. */
type PageText = { readonly kind: 'text'; readonly text: string; readonly page: string } | Moved;
type Moved = { readonly kind: 'redirect'; readonly to: string; readonly permanent: boolean };

/** Sends a generated text, 404 if there is none, and 503 while its content is unavailable. */
export async function sendText(
  response: TextAnswer,
  type: keyof typeof textTypes,
  read: () => Promise<string | PageText | null>,
): Promise<void> {
  try {
    const found = await read();
    if (found === null) return refuse(response, 404, 'Not found\n');
    if (typeof found !== 'string' && found.kind === 'redirect') return redirect(response, found);
    response.setHeader('Content-Type', textTypes[type]);
    response.setHeader('Cache-Control', typeof found === 'string' ? `public, max-age=${maxAgeSeconds}` : asPage);
    if (typeof found !== 'string') response.setHeader(...linkToPage(found.page));
    send(response, typeof found === 'string' ? found : found.text);
  } catch (error) {
    if (!isContentUnavailable(error)) throw error;
    response.setHeader('Retry-After', String(maxAgeSeconds));
    refuse(response, 503, 'The content is temporarily unavailable\n');
  }
}

/** Which page a text is of, so that search engines count only the page. */
export const linkToPage = (page: string) => ['Link', `<${page}>; rel="canonical"`] as const;

/** Sends a text, but not again to who has it. */
function send(response: TextAnswer, text: string): void {
  const tag = entityTag(text);
  response.setHeader('ETag', tag);
  const isKnown = hasTag(response.req.headers['if-none-match'], tag);
  response.writeHead(isKnown ? 304 : 200);
  response.end(isKnown ? '' : text);
}

function redirect(response: TextAnswer, { to, permanent }: Moved): void {
  response.setHeader('Location', to);
  response.setHeader('Cache-Control', 'no-store');
  response.writeHead(permanent ? 308 : 307);
  response.end('');
}

function refuse(response: TextAnswer, status: number, text: string): void {
  response.setHeader('Content-Type', textTypes.plain);
  response.setHeader('Cache-Control', 'no-store');
  response.writeHead(status);
  response.end(text);
}
