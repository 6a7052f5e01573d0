import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { readForm } from '#lib/contracts/form-body.ts';
import { addressKey } from '#services/platform/limits/address-key.ts';
import { isFromOwnSite } from '#services/platform/same-site.ts';
import type { SharedSecrets } from '#services/platform/secrets/signed-messages.ts';
import { createTokenBuckets } from '#services/platform/limits/token-buckets.ts';
import { registerConsoleRoutes } from './console-routes.ts';
import { registerEntryRoutes } from './entry-routes.ts';
import { registerFormRoutes } from './form-routes.ts';
import { messagePage, type MessageName } from './pages/message-page.ts';
import { registerPasswordRoutes } from './password-routes.ts';
import type { SandboxDeps } from './sandbox-deps.ts';
import { registerSandboxFiles } from './sandbox-files.ts';
import { registerCentreApiRoutes } from './centre-api-routes.ts';
import { readVisit, securityHeaders } from './visit.ts';
import { sayIn } from './pages/words.ts';

const formBytesAtMost = 64 * 1024;

/** The sandbox that stands in for a provider's account centre: its screens under `/ucenter`, and the account centre API. */
export const sandboxRoutes =
  (deps: SandboxDeps, secrets: SharedSecrets): FastifyPluginAsync =>
  async (app) => {
    await app.register(async (scope) => registerCentreApiRoutes(scope, deps, secrets));
    await app.register(async (files) => registerSandboxFiles(files), { prefix: '/ucenter/files' });
    await app.register(async (screens) => registerScreens(screens, deps), { prefix: '/ucenter' });
  };

function registerScreens(app: FastifyInstance, deps: SandboxDeps): void {
  const forms = createTokenBuckets({ atOnce: deps.limits.formsPerMinute, perMinute: deps.limits.formsPerMinute });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer', bodyLimit: formBytesAtMost },
    (_request, body, done) => {
      done(null, readForm(typeof body === 'string' ? Buffer.from(body) : body));
    },
  );
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    if (!isFromOwnSite(request)) return sayOnly(deps, request, reply, 'refused', 403);
    const waitSeconds = forms.take(addressKey(request.ip));
    if (waitSeconds > 0) return sayOnly(deps, request, reply.header('retry-after', waitSeconds), 'failed', 429);
  });
  app.setErrorHandler(async (error, request, reply) => {
    const status = typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500;
    if (status >= 400 && status < 500) return sayOnly(deps, request, reply, 'unreadable', status);
    deps.log.error({ err: error, requestId: request.id, url: request.routeOptions.url }, 'the account sandbox failed');
    return reply
      .code(503)
      .headers({ ...securityHeaders(request.protocol === 'https'), 'retry-after': '5', 'cache-control': 'no-store' })
      .type('text/plain; charset=utf-8')
      .send(sayIn('en')('failedText'));
  });
  app.setNotFoundHandler((request, reply) => sayOnly(deps, request, reply, 'notFound', 404));
  registerEntryRoutes(app, deps);
  registerPasswordRoutes(app, deps);
  registerConsoleRoutes(app, deps);
  registerFormRoutes(app, deps);
}

async function sayOnly(
  deps: SandboxDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  message: MessageName,
  status: number,
): Promise<FastifyReply> {
  const visit = await readVisit(deps, request, reply, '/ucenter/');
  return visit.show(messagePage(visit.context, message), status);
}
