import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Logger } from './log.ts';
import type { Metrics } from './metrics.ts';

/** A request id from the door is used if it looks like one of ours. */
const requestIdPattern = /^[\w-]{8,64}$/;
/** Where a route names no limit of its own. */
const defaultBodyBytesAtMost = 1_048_576;
const requestTimeoutMs = 120_000;
const strictTransport = 'max-age=31536000; includeSubDomains';

/**
 * The services' HTTP server: errors answered in one shape before any route exists, request ids passed on, each response counted. `ready`
 * says whether this process can serve requests; `upgradesAt` says at which targets a connection may change its protocol, by default at
 * none: elsewhere the wish is ignored.
 */
export function createHttpApp(deps: {
  log: Logger;
  metrics: Metrics;
  ready: () => boolean;
  trustProxy?: string;
  upgradesAt?: (target: string | undefined) => boolean;
}): FastifyInstance {
  const app = Fastify({
    http: { shouldUpgradeCallback: ({ url }) => deps.upgradesAt?.(url) ?? false },
    logger: false,
    bodyLimit: defaultBodyBytesAtMost,
    requestTimeout: requestTimeoutMs,
    trustProxy: deps.trustProxy ?? false,
    forceCloseConnections: true,
    // a malformed address is answered in the same shape as an unknown one
    frameworkErrors: (_error, request, reply) => {
      const body = JSON.stringify({ code: 404, message: { requestId: request.id } });
      reply.raw.writeHead(404, { 'content-type': 'application/json; charset=utf-8' }).end(body);
    },
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && requestIdPattern.test(given) ? given : randomUUID();
    },
  });
  // headers set by a route take precedence
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-content-type-options', 'nosniff');
    if (request.protocol === 'https') reply.header('strict-transport-security', strictTransport);
    done();
  });
  // closing now would reset the connection and lose the refusal; the rest of the body is read and dropped
  app.addHook('onSend', async (_request, reply) => void reply.removeHeader('connection'));
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error);
    if (status >= 500) deps.log.error({ err: error, requestId: request.id, url: request.url }, 'request failed');
    void reply.code(status).send({ code: status, message: { requestId: request.id } });
  });
  app.setNotFoundHandler((request, reply) => {
    void reply.code(404).send({ code: 404, message: { requestId: request.id } });
  });
  app.addHook('onResponse', (request, reply, done) => {
    deps.metrics.observeRequest(request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime);
    done();
  });
  app.get('/healthz', (_request, reply) => reply.send({ status: 'ok', pid: process.pid }));
  app.get('/readyz', (_request, reply) => reply.code(deps.ready() ? 200 : 503).send({ status: deps.ready() ? 'ok' : 'starting' }));
  app.get('/metrics', async (_request, reply) => reply.type(deps.metrics.contentType).send(await deps.metrics.text()));
  return app;
}

function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 500;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
}
