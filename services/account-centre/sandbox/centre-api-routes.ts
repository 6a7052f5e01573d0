import type { FastifyInstance, FastifyReply } from 'fastify';
import { seamOperations, seamPath, type CentreInput, type CentreOperation } from '#lib/contracts/account-centre.ts';
import { readSignedMessage, signMessage, type SharedSecrets } from '#services/platform/secrets/signed-messages.ts';
import { parseJson } from '#services/platform/parse-json.ts';
import type { SandboxDeps } from './sandbox-deps.ts';
import { centreApiHandlers } from './centre-api-handlers.ts';

/** Signed requests of the site; not reachable through its front door. */
export function registerCentreApiRoutes(app: FastifyInstance, deps: SandboxDeps, secrets: SharedSecrets): void {
  const handlers = centreApiHandlers(deps);
  const answered = rememberIds();
  app.removeAllContentTypeParsers();
  // the signature covers the raw body
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  const register = <Name extends CentreOperation>(operation: Name): void => {
    const path = seamPath(operation);
    app.post(path, async (request, reply): Promise<FastifyReply> => {
      const body = typeof request.body === 'string' ? request.body : '';
      const header = (name: string): string | undefined => [request.headers[name]].flat()[0];
      const verdict = readSignedMessage({ method: 'POST', path, body }, header, secrets, deps.now());
      if (!verdict.ok) return reply.code(401).send({ error: verdict.reason });
      if (!answered.isNew(verdict.id)) return reply.code(409).send({ error: 'replayed' });
      const input = seamOperations[operation].input.safeParse(parseJson(body));
      if (!input.success) return reply.code(400).send({ error: 'malformed' });
      const text = JSON.stringify(await handlers[operation](input.data as CentreInput<Name>));
      const signed = signMessage({ method: 'ANSWER', path: `${path} ${verdict.id}`, body: text }, secrets, deps.now());
      return reply
        .headers({ ...signed, 'cache-control': 'no-store' })
        .type('application/json')
        .send(text);
    });
  };
  for (const operation of Object.keys(seamOperations).filter(isOperation)) register(operation);
}

const isOperation = (name: string): name is CentreOperation => Object.hasOwn(seamOperations, name);

const idsAtMost = 50_000;

/** Recent message ids, against replays; the oldest are evicted long after their messages have become stale. */
function rememberIds(): { isNew(id: string): boolean } {
  const seen = new Set<string>();
  return {
    isNew: (id) => {
      if (seen.has(id)) return false;
      seen.add(id);
      if (seen.size > idsAtMost)
        for (const oldest of seen) {
          seen.delete(oldest);
          break;
        }
      return true;
    },
  };
}
