import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from '@jest/globals';
import { createEmbed } from '#services/mydoc/search/meaning/embeddings.ts';

let server: Server | null = null;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A service with OpenAI's `/embeddings`, whose answer a test decides. */
async function serviceOf(answer: (body: { model: string; input: string[] }, response: ServerResponse) => void) {
  const seen: { url: string | undefined; authorization: string | undefined; body: unknown }[] = [];
  const listen = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = JSON.parse(await text(request));
    seen.push({ url: request.url, authorization: request.headers.authorization, body });
    answer(body, response);
  };
  const started = createServer((request, response) => void listen(request, response));
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return { baseUrl: `http://127.0.0.1:${(started.address() as AddressInfo).port}/v1/`, seen };
}

const send = (response: ServerResponse, body: unknown, status = 200): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

describe('a service of embeddings', () => {
  test('is asked as OpenAI’s is, and its vectors are put in the order of the texts, each of length 1', async () => {
    const { baseUrl, seen } = await serviceOf((_body, response) =>
      send(response, {
        object: 'list',
        data: [
          { object: 'embedding', index: 1, embedding: [0, 2] },
          { object: 'embedding', index: 0, embedding: [3, 4] },
        ],
      }),
    );
    const vectors = await createEmbed({ baseUrl, model: 'small', apiKey: 'key' })(['a', 'b'], 1_000);
    expect(vectors.map((vector) => [...vector].map((value) => Number(value.toFixed(3))))).toEqual([
      [0.6, 0.8],
      [0, 1],
    ]);
    expect(seen).toEqual([
      { url: '/v1/embeddings', authorization: 'Bearer key', body: { model: 'small', input: ['a', 'b'], encoding_format: 'float' } },
    ]);
  });

  test.each([
    ['a failure', (response: ServerResponse) => send(response, { error: 'busy' }, 503)],
    ['HTML', (response: ServerResponse) => void response.end('<html>')],
    ['too few vectors', (response: ServerResponse) => send(response, { data: [] })],
    ['no numbers', (response: ServerResponse) => send(response, { data: [{ index: 0, embedding: ['x'] }] })],
    ['a vector without a direction', (response: ServerResponse) => send(response, { data: [{ index: 0, embedding: [0, 0] }] })],
    ['a redirect elsewhere', (response: ServerResponse) => void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
    ['nothing in time', () => undefined],
  ])('that answers %s is no service', async (_what, answer) => {
    const { baseUrl } = await serviceOf((_body, response) => answer(response));
    await expect(createEmbed({ baseUrl, model: 'small' })(['a'], 200)).rejects.toThrow();
  });
});
