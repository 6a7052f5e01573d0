import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { evaluate, parse } from 'groq-js';

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

/** The answer of a query over the documents. */
export async function answerQuery(documents: readonly unknown[], query: string, params: Record<string, unknown> = {}): Promise<unknown> {
  const value = await evaluate(parse(query, { params }), { dataset: documents, params });
  return value.get();
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
