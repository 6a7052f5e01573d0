import { isContentUnavailable } from '#lib/content/content-unavailable.ts';

/** The part of a response that sending a text needs. */
interface TextAnswer {
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
    if (typeof found !== 'string') response.setHeader('Link', `<${found.page}>; rel="canonical"`);
    response.writeHead(200);
    response.end(typeof found === 'string' ? found : found.text);
  } catch (error) {
    if (!isContentUnavailable(error)) throw error;
    response.setHeader('Retry-After', String(maxAgeSeconds));
    refuse(response, 503, 'The content is temporarily unavailable\n');
  }
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
