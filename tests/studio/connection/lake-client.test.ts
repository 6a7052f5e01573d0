import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { SanityClient } from '@sanity/client';
import { z } from 'zod';
import { insufficientPermissions, invalid } from '#services/lake/refusal.ts';
import { createLakeClient, unansweredCommits } from '#studio/backend.ts';

type Answer = number | 'cut' | 'never' | { readonly status: number; readonly body: object };

let server: Server;
let client: SanityClient;
/** The lake's answers, one after the other; then 200. */
let answers: Answer[] = [];
let asked: { method: string; body: string; unanswered: readonly boolean[] }[] = [];

const respond = (response: ServerResponse, status: number): void => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(
    JSON.stringify(
      status === 200 ? { transactionId: 'answered', results: [], result: 'read' } : { error: { description: `status ${status}` } },
    ),
  );
};

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(z.instanceof(Buffer).parse(chunk));
  asked.push({
    method: request.method ?? '',
    body: Buffer.concat(chunks).toString(),
    unanswered: unansweredCommits.now().map(({ failing }) => failing),
  });
  const answer = answers.shift() ?? 200;
  if (answer === 'cut') request.socket.destroy();
  else if (typeof answer === 'object')
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
  else if (answer !== 'never') respond(response, answer);
}

beforeAll(async () => {
  server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = z.custom<AddressInfo>((address) => typeof address === 'object').parse(server.address());
  // as the Studio does for each of its parts: the client's configuration stays
  client = createLakeClient({ projectId: 'lake', dataset: 'production', apiVersion: '2025-02-19', useCdn: false }).withConfig({
    apiHost: `http://127.0.0.1:${port}/lake`,
  });
});

beforeEach(() => {
  answers = [];
  asked = [];
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const transactionOf = (body: string): string => z.object({ transactionId: z.string() }).parse(JSON.parse(body)).transactionId;

const edit = { actionType: 'sanity.action.document.edit' as const, draftId: 'drafts.a', publishedId: 'a', patch: { set: { n: 1 } } };

describe('a write of the Studio', () => {
  test('is sent again, the same under the same id, until the lake has answered', async () => {
    answers = ['cut', 503, 502, 504];
    await client.action(edit, { transactionId: 'typed-1' });
    const bodies = asked.map(({ body }) => body);
    expect([bodies.length, new Set(bodies).size]).toEqual([5, 1]);
    expect(JSON.parse(bodies[0] ?? '')).toEqual({ actions: [edit], transactionId: 'typed-1' });
  });

  test('counts as unanswered, and as failing after its first failure, until then', async () => {
    answers = [503];
    await client.mutate([{ patch: { id: 'drafts.a', set: { n: 1 } } }], { transactionId: 'typed-2' });
    expect([...asked.map(({ unanswered }) => unanswered), unansweredCommits.now()]).toEqual([[false], [true], []]);
  });

  test('has an id where the Studio gives it none, so that a lost answer to Publish is no mistake', async () => {
    answers = ['cut'];
    await client.action({ actionType: 'sanity.action.document.publish', draftId: 'drafts.a', publishedId: 'a' });
    const ids = asked.map(
      ({ body }) => z.object({ transactionId: z.string().regex(/^[0-9a-f]{24}$/) }).parse(JSON.parse(body)).transactionId,
    );
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  });

  test.each([400, 403, 409, 500])('that is answered with %d is not sent again', async (status) => {
    answers = [status];
    await expect(client.action(edit, { transactionId: 'typed-3' })).rejects.toMatchObject({ statusCode: status });
    expect([asked.length, unansweredCommits.now()]).toEqual([1, []]);
  });

  test('that is refused is told apart from one that is answered, before it counts as answered', async () => {
    const seen: unknown[] = [];
    const subscription = unansweredCommits.refusals.subscribe(({ commit, error }) =>
      seen.push([commit.transactionId, error, unansweredCommits.now().length]),
    );
    answers = [503, insufficientPermissions('update')];
    const error: unknown = await client.action(edit, { transactionId: 'typed-6' }).catch((thrown: unknown) => thrown);
    await client.action(edit, { transactionId: 'typed-7' });
    subscription.unsubscribe();
    expect(seen).toEqual([['typed-6', error, 1]]);
    expect(error).toMatchObject({ message: 'Your role may not do this.' });
  });

  test('that is refused is refused in words for editors; an upload keeps what it was told', async () => {
    answers = [insufficientPermissions('update'), invalid('The picture cannot be read')];
    await expect(client.action(edit)).rejects.toThrow(/^Your role may not do this\.$/);
    await expect(client.assets.upload('image', Buffer.from('no picture'))).rejects.toThrow('The picture cannot be read');
  });

  test('that nobody waits for any more is not sent again', async () => {
    answers = [503, 503, 503, 503, 503, 503];
    const subscription = client.observable.action(edit, { transactionId: 'typed-4' }).subscribe();
    while (asked.length < 2) await delay(10);
    subscription.unsubscribe();
    expect(unansweredCommits.now()).toEqual([]);
    // another one that fails as often is sent a third time later than this one would be
    answers = [503, 503];
    await client.action(edit, { transactionId: 'typed-5' });
    expect(asked.map(({ body }) => transactionOf(body))).toEqual(['typed-4', 'typed-4', 'typed-5', 'typed-5', 'typed-5']);
  });

  test('passes what was given to the client to see its requests', async () => {
    const seen: string[] = [];
    const watched = createLakeClient({
      ...client.config(),
      _requestHandler: (request, send) => {
        seen.push(request.url);
        return send(request);
      },
    }).withConfig({ apiHost: client.config().apiHost });
    answers = [503];
    await watched.mutate([{ create: { _type: 'a' } }]);
    expect(seen).toHaveLength(2);
  });
});

describe('a read of the Studio', () => {
  test('waits for a lake that is unavailable for longer than the client waits by itself', async () => {
    answers = [503, 'cut', 503, 503, 503, 503, 429];
    expect(await client.fetch('*[0]')).toBe('read');
    expect(asked.map(({ method }) => method)).toEqual(Array.from({ length: 8 }, () => 'GET'));
  }, 20_000);
});
