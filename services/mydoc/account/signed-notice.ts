import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { successCode } from '#lib/contracts/codes/envelope-codes.ts';
import { readSignedMessage, type SharedSecrets } from '#services/platform/secrets/signed-messages.ts';

const refusals = { unsigned: 401, stale: 401, malformed: 400, 'unknown-order': 404, mismatch: 409, 'id-reused': 409 } as const;

/** Why a notice is not acknowledged. */
export type NoticeRefusal = keyof typeof refusals;

export interface SignedNoticeDeps {
  readonly now: () => Date;
  readonly secrets: SharedSecrets;
}

/**
 * A notice of the account centre at a path, signed over its raw body. `take` acts on it and answers null, or why it is not acknowledged:
 * then it is sent again.
 */
export const signedNoticeRoute =
  <Schema extends z.ZodMiniType>(
    path: string,
    schema: Schema,
    deps: SignedNoticeDeps,
    take: (notice: z.output<Schema>, body: string) => Promise<NoticeRefusal | null>,
  ): FastifyPluginAsync =>
  async (app) => {
    app.removeAllContentTypeParsers();
    // the signature covers the raw body
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    app.post(path, async (request, reply) => {
      const body = typeof request.body === 'string' ? request.body : '';
      const header = (name: string): string | undefined => [request.headers[name]].flat()[0];
      const signed = readSignedMessage({ method: 'POST', path, body }, header, deps.secrets, deps.now());
      if (!signed.ok) return refuse(request, reply, signed.reason);
      const notice = parsed(schema, body);
      if (!notice.success) return refuse(request, reply, 'malformed');
      const refusal = await take(notice.data, body);
      return refusal === null ? reply.send({ code: successCode, message: {} }) : refuse(request, reply, refusal);
    });
  };

const refuse = (request: FastifyRequest, reply: FastifyReply, reason: NoticeRefusal): FastifyReply =>
  reply.code(refusals[reason]).send({ code: refusals[reason], message: { key: reason, requestId: request.id } });

function parsed<Schema extends z.ZodMiniType>(schema: Schema, body: string): z.core.util.SafeParseResult<z.output<Schema>> {
  try {
    return schema.safeParse(JSON.parse(body));
  } catch {
    // what is no JSON has no shape
    return schema.safeParse(undefined);
  }
}
