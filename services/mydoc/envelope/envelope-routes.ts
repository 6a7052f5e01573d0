import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { findCall } from '#lib/contracts/calls.ts';
import { successCode } from '#lib/contracts/codes/envelope-codes.ts';
import { errorCodeOf } from '#lib/contracts/error-codes.ts';
import type { RefusalMessage } from '#lib/contracts/envelope.ts';
import { callBytesAtMost } from '#lib/contracts/call-bytes.ts';
import { readForm, type FormFields, type FormReading } from '#lib/contracts/form-body.ts';
import { cookiesExpiredBy401 } from '#lib/storage/cookie-table.ts';
import type { Logger } from '#services/platform/log.ts';
import { isOutage } from '#services/platform/process/outage.ts';
import { callerLeft } from '#services/platform/caller-left.ts';
import type { TokenBuckets } from '#services/platform/limits/token-buckets.ts';
import { addressKey } from '#services/platform/limits/address-key.ts';
import type { CallHandler } from './call-handler.ts';
import { refused, type Refusal } from './refusal.ts';
import { refusalText } from './refusal-texts.ts';
import { isFromOwnSite } from '#services/platform/same-site.ts';
import { readVisitor, type Visitor } from './visitor.ts';

export interface EnvelopeDeps {
  log: Logger;
  handlers: readonly CallHandler[];
  /** How often one address may read, and act. */
  limits: { read: TokenBuckets; action: TokenBuckets };
  /** `/myDoc/openapi.json`. */
  description: string;
}

const outageRetrySeconds = 2;
const prefix = '/myDoc';

/** Every call of `/myDoc`: error handlers first, then the cheap refusals, then the calls. */
export const envelopeRoutes =
  (deps: EnvelopeDeps): FastifyPluginAsync =>
  async (app) => {
    await app.register(
      async (mydoc) => {
        mydoc.setErrorHandler((error, request, reply) => answerFailure(deps.log, error, request, reply));
        mydoc.setNotFoundHandler(async (request, reply) => sendRefusal(request, reply, refused(missing(request).key)));
        mydoc.addHook('onRequest', async (request, reply) => {
          if (request.is404) return sendMissing(request, reply);
        });
        acceptForms(mydoc);
        mydoc.get('/openapi.json', (_request, reply) => reply.type('application/json; charset=utf-8').send(deps.description));
        for (const handler of deps.handlers) registerCall(mydoc, deps, handler);
      },
      { prefix },
    );
  };

function acceptForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    /^application\/x-www-form-urlencoded\s*(;\s*charset="?utf-8"?\s*)?$/i,
    { parseAs: 'buffer' },
    (_request, body, done) => {
      done(null, readForm(typeof body === 'string' ? Buffer.from(body) : body));
    },
  );
}

function registerCall(app: FastifyInstance, deps: EnvelopeDeps, handler: CallHandler): void {
  const { call } = handler;
  // a request that the page sends by itself interrupts nobody
  const quietly = (refusal: Refusal): Refusal => (call.quiet ? { isShow: 0, ...refusal } : refusal);
  app.post<{ Body: FormReading | undefined | null }>(
    `/${call.path}`,
    {
      bodyLimit: call.bytesAtMost ?? callBytesAtMost,
      onRequest: async (request, reply) => {
        const waitSeconds = deps.limits[call.kind].take(addressKey(request.ip));
        if (waitSeconds > 0) {
          return sendRefusal(request, reply, quietly(refused('tooManyRequests', { values: { seconds: waitSeconds } })));
        }
        if (call.kind === 'action' && !isFromOwnSite(request)) return sendRefusal(request, reply, quietly(refused('crossSite')));
      },
    },
    async (request, reply) => {
      const form = request.body ?? { ok: true, fields: {} };
      if (!form.ok) return sendRefusal(request, reply, quietly(refused('dataError')));
      const visitor = readVisitor(request, form.fields, callerLeft(reply.raw));
      const answer = await handler.answer(form.fields, visitor);
      if (!answer.ok) return sendRefusal(request, reply, quietly(answer), visitor);
      return send(reply, visitor, 200, { code: successCode, message: answer.message });
    },
  );
}

/** An address that is no call, or a call with another method than POST. */
function missing(request: FastifyRequest): { key: 'noSuchCall' | 'methodNotAllowed' } {
  const path = request.url.slice(prefix.length + 1).split('?', 1)[0] ?? '';
  return { key: request.method !== 'POST' && findCall(path) ? 'methodNotAllowed' : 'noSuchCall' };
}

function sendMissing(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { key } = missing(request);
  if (key === 'methodNotAllowed') reply.header('allow', 'POST');
  return sendRefusal(request, reply, refused(key));
}

function answerFailure(log: Logger, error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413) return sendRefusal(request, reply, refused('bodyTooLarge'));
  if (status === 415) return sendRefusal(request, reply, refused('notFormEncoded'));
  if (typeof status === 'number' && status >= 400 && status < 500) return sendRefusal(request, reply, refused('dataError'));
  if (isOutage(error)) {
    log.warn({ err: error, requestId: request.id, url: request.url }, 'call not answered: a dependency is unavailable');
    return sendRefusal(request, reply.header('retry-after', outageRetrySeconds), refused('systemBusy'));
  }
  log.error({ err: error, requestId: request.id, url: request.url }, 'call failed unexpectedly');
  return sendRefusal(request, reply, refused('unknownMistake'));
}

function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
  visitor = readVisitor(request, fieldsOf(request)),
): FastifyReply {
  const { code, status = 200, isShow } = errorCodeOf(refusal.key);
  if (refusal.key === 'loginRequired') visitor.expireCookies(cookiesExpiredBy401.filter((name) => !isSet(visitor, name)));
  const shown = refusal.isShow ?? isShow;
  if (refusal.key === 'tooManyRequests' && refusal.values?.seconds) reply.header('retry-after', refusal.values.seconds);
  const message: RefusalMessage = {
    key: refusal.key,
    text: refusalText(refusal, visitor.language),
    ...(refusal.values ? { values: { ...refusal.values } } : {}),
    ...(refusal.field ? { field: refusal.field } : {}),
    requestId: visitor.requestId,
    ...(shown === undefined ? {} : { isShow: shown }),
  };
  return send(reply, visitor, status, { code, message });
}

const isSet = (visitor: Visitor, name: string): boolean => visitor.cookies.some((line) => line.startsWith(`${name}=`));

function fieldsOf(request: FastifyRequest): FormFields | null {
  const body: unknown = request.body;
  return typeof body === 'object' && body !== null && 'fields' in body ? (body.fields as FormFields) : null;
}

function send(reply: FastifyReply, visitor: Visitor, status: number, body: unknown): FastifyReply {
  if (visitor.cookies.length > 0) reply.header('set-cookie', [...visitor.cookies]);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .header('x-request-id', visitor.requestId)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}
