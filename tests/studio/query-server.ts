import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { askOver } from '#tests/lib/content/ask-over.ts';

/** A content API that only answers queries, over given documents. */
export interface QueryServer {
  readonly address: string;
  close(): Promise<void>;
}

export async function openQueryServer(documents: readonly unknown[]): Promise<QueryServer> {
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    answer(documents, searchParams)
      .then((result) => response.setHeader('content-type', 'application/json').end(JSON.stringify({ result, ms: 0 })))
      .catch((error: unknown) => response.writeHead(400).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${portOf(server)}`, close: () => closeServer(server) };
}

const documentsSchema = z.array(z.looseObject({ _id: z.string(), _type: z.string() }));

interface Content {
  readonly ask: ReturnType<typeof askOver>;
  /** Answers that depend on the documents alone, as JSON. */
  readonly answers: Map<string, string>;
}

/** By the list of documents, which is never changed in place. */
const contents = new WeakMap<readonly unknown[], Content>();

function contentOf(documents: readonly unknown[]): Content {
  const known = contents.get(documents);
  if (known) return known;
  const content = { ask: askOver(documentsSchema.parse(documents)), answers: new Map<string, string>() };
  contents.set(documents, content);
  return content;
}

const timeBound = /\bnow\s*\(/;

/** The answer of a query over the documents; one that was given before is not worked out again. */
export async function answerQuery(documents: readonly unknown[], query: string, params: Record<string, unknown> = {}): Promise<unknown> {
  const { ask, answers } = contentOf(documents);
  const key = `${query}\n${JSON.stringify(params)}`;
  const known = answers.get(key);
  if (known !== undefined) return JSON.parse(known);
  const answer = await ask(query, params);
  if (!timeBound.test(query)) answers.set(key, JSON.stringify(answer));
  return answer;
}

function answer(documents: readonly unknown[], search: URLSearchParams): Promise<unknown> {
  const params = [...search].flatMap(([name, value]): [string, unknown][] =>
    name.startsWith('$') ? [[name.slice(1), JSON.parse(value)]] : [],
  );
  return answerQuery(documents, search.get('query') ?? '', Object.fromEntries(params));
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise<void>((resolve) => server.close(() => resolve()));
}
