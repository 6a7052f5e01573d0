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
  plain: 'text/plain; charset=utf-8',
  manifest: 'application/manifest+json; charset=utf-8',
} as const;

const maxAgeSeconds = 60;

/** Sends a generated text, 404 if there is none, and 503 while its content is unavailable. */
export async function sendText(response: TextAnswer, type: keyof typeof textTypes, read: () => Promise<string | null>): Promise<void> {
  try {
    const text = await read();
    if (text === null) return refuse(response, 404, 'Not found\n');
    response.setHeader('Content-Type', textTypes[type]);
    response.setHeader('Cache-Control', `public, max-age=${maxAgeSeconds}`);
    response.writeHead(200);
    response.end(text);
  } catch (error) {
    if (!isContentUnavailable(error)) throw error;
    response.setHeader('Retry-After', String(maxAgeSeconds));
    refuse(response, 503, 'The content is temporarily unavailable\n');
  }
}

function refuse(response: TextAnswer, status: number, text: string): void {
  response.setHeader('Content-Type', textTypes.plain);
  response.setHeader('Cache-Control', 'no-store');
  response.writeHead(status);
  response.end(text);
}
