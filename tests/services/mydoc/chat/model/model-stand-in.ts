import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';

const asked = z.object({ model: z.string(), messages: z.array(z.object({ role: z.enum(['system', 'user']), content: z.string() })) });

/** How the stand-in behaves: it answers words, or fails in one of the ways of a server. */
export type ModelBehaviour =
  | { readonly kind: 'says'; readonly words: string | ((prompt: string) => string) }
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'hangs' }
  /** Sends a character at a time, and never the end. */
  | { readonly kind: 'trickles' }
  | { readonly kind: 'body'; readonly body: string }
  | { readonly kind: 'endless' }
  | { readonly kind: 'cuts' }
  | { readonly kind: 'redirects' };

export interface ModelStandIn {
  readonly baseUrl: string;
  /** What it was asked, the last one last. */
  readonly asked: readonly { readonly url: string; readonly authorization: string | undefined; readonly prompt: string }[];
  behave(behaviour: ModelBehaviour): void;
  close(): Promise<void>;
}

const trickleMs = 20;

/** A server with OpenAI's `/chat/completions` on this machine. At first it places every piece that it is given, after one sentence. */
export async function startModelStandIn(): Promise<ModelStandIn> {
  const seen: { url: string; authorization: string | undefined; prompt: string }[] = [];
  let behaviour: ModelBehaviour = { kind: 'says', words: allPieces };
  const server = createServer((request, response) => {
    void text(request).then(async (body) => {
      const { messages } = asked.parse(JSON.parse(body));
      const prompt = messages.map(({ content }) => content).join('\n');
      seen.push({ url: request.url ?? '', authorization: request.headers.authorization, prompt });
      await answer(response, behaviour, prompt);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`,
    asked: seen,
    behave: (next) => {
      behaviour = next;
    },
    close: () => closed(server),
  };
}

/** Every piece of a prompt, each on a line of its own. */
export const allPieces = (prompt: string): string =>
  [...new Set([...(prompt.split('Pieces:\n')[1] ?? '').matchAll(/^\[\[([a-z]\d+)\]\]/gm)].map(([, name = '']) => `[[${name}]]`))].join(
    '\n',
  );

const completion = (words: string): string => JSON.stringify({ choices: [{ index: 0, message: { role: 'assistant', content: words } }] });

async function answer(response: ServerResponse, behaviour: ModelBehaviour, prompt: string): Promise<void> {
  const json = { 'content-type': 'application/json' };
  if (behaviour.kind === 'says')
    response.writeHead(200, json).end(completion(typeof behaviour.words === 'string' ? behaviour.words : behaviour.words(prompt)));
  else if (behaviour.kind === 'status') response.writeHead(behaviour.status, json).end('{"error":"busy"}');
  else if (behaviour.kind === 'body') response.writeHead(200, json).end(behaviour.body);
  else if (behaviour.kind === 'redirects') response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end();
  else if (behaviour.kind === 'cuts') {
    response.writeHead(200, { ...json, 'content-length': '5000' }).write('{"choices":[');
    response.destroy();
  } else if (behaviour.kind !== 'hangs') {
    response.writeHead(200, json);
    const piece = behaviour.kind === 'endless' ? 'x'.repeat(16_384) : ' ';
    while (!response.destroyed && response.writable) {
      response.write(piece);
      await pause(behaviour.kind === 'endless' ? 1 : trickleMs);
    }
  }
}

const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.closeAllConnections();
    server.close(() => resolve());
  });
