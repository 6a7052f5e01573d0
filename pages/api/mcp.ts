import type { NextApiRequest, NextApiResponse, PageConfig } from 'next';
import { publishedSource } from '#lib/content/content-source.ts';
import { callBytesAtMost } from '#lib/contracts/call-bytes.ts';
import { readWhole } from '#lib/content/read-whole.ts';
import { cachedValue } from '#lib/discovery/cached-value.ts';
import { listPages } from '#lib/discovery/list-pages.ts';
import { allowEveryOrigin } from '#lib/public-api/answer-json.ts';
import { loadQuoteSources } from '#lib/public-api/load-quote-sources.ts';
import { loadSoldOut } from '#lib/public-api/load-stock.ts';
import { createMcpEndpoint } from '#lib/public-api/mcp-endpoint.ts';
import { toPublicDocuments } from '#lib/public-api/public-documents.ts';
import { articleTexts } from '#page-loaders/article-texts.ts';
import manifest from '../../package.json';

export const config: PageConfig = { api: { bodyParser: false } };

const documents = cachedValue(async () =>
  toPublicDocuments(
    await readWhole(
      () => publishedSource(),
      ({ ask }) => listPages(ask, Date.now()),
    ),
  ),
);

const answerAgent = createMcpEndpoint({
  version: manifest.version,
  sources: async () => {
    const [sources, isSoldOut] = await Promise.all([loadQuoteSources(), loadSoldOut()]);
    return { ...sources, nowMs: Date.now(), isSoldOut };
  },
  listDocuments: documents.read,
  readDocument: async ({ slug, language }) => {
    const found = await articleTexts.read({ slug, version: null, language });
    return found?.kind === 'text' ? found.text : null;
  },
});

/** The read-only endpoint of the Model Context Protocol (docs/contracts/public-api.md). */
export default async function answerMcp(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  allowEveryOrigin(response, 'POST, OPTIONS');
  response.setHeader('Access-Control-Allow-Headers', 'content-type, accept, mcp-protocol-version, mcp-method, mcp-name');
  response.setHeader('Cache-Control', 'no-store');
  if (request.method === 'OPTIONS') return void response.status(204).end();
  const body = await readBody(request);
  if (body === null) return void response.status(413).end();
  const answer = await answerAgent(toWebRequest(request, body));
  response.status(answer.status);
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  response.end(Buffer.from(await answer.arrayBuffer()));
}

/** Null if it is too large. */
async function readBody(request: NextApiRequest): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    const part = Buffer.from(chunk);
    bytes += part.length;
    if (bytes > callBytesAtMost) return null;
    chunks.push(part);
  }
  return Buffer.concat(chunks);
}

function toWebRequest({ method = 'GET', url = '', headers: given }: NextApiRequest, body: Buffer<ArrayBuffer>): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(given)) if (value !== undefined) headers.set(name, String(value));
  return new Request(new URL(url, 'http://site'), { method, headers, body: method === 'POST' ? body : null });
}
