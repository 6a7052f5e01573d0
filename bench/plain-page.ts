import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';

export interface PlainPage {
  readonly origin: string;
  close(): void;
}

/** The page without a framework: the same HTML and styles, with every script and its data removed. */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*\bas="script"[^>]*>/g, '')
    .replace(/<noscript\b[\s\S]*?<\/noscript>/g, '');
}

/** Serves pages without scripts beside the site's own fonts and pictures, compressed as the site does. */
export async function servePlain(siteOrigin: string): Promise<PlainPage> {
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(`${siteOrigin}${request.url ?? '/'}`, { headers: { 'accept-language': 'en' } });
      const type = answer.headers.get('content-type') ?? 'application/octet-stream';
      const body = Buffer.from(await answer.arrayBuffer());
      const isPage = type.startsWith('text/html');
      const text = isPage ? gzipSync(withoutScripts(body.toString('utf8'))) : body;
      response.writeHead(answer.status, {
        'content-type': type,
        ...(isPage ? { 'content-encoding': 'gzip' } : {}),
        'cache-control': 'public, max-age=3600',
      });
      response.end(text);
    })().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
