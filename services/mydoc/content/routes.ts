import type { FastifyPluginAsync } from 'fastify';
import { contentChangeSchema, type ContentChange } from '#lib/revalidation/content-change.ts';
import { noticeBytesAtMost, readContentNotice, signatureHeader } from '#lib/revalidation/content-notice.ts';

const acknowledged = { code: 2000, message: {} } as const;

/** `notice/content`: the CMS reports a published change; signed, not for browsers. */
export const contentRoutes =
  (deps: { secret: string; now: () => Date; record: (change: ContentChange) => Promise<void> }): FastifyPluginAsync =>
  async (app) => {
    // the signature covers the raw body
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    app.post('/myDoc/notice/content', { bodyLimit: noticeBytesAtMost }, async (request, reply) => {
      const signature = request.headers[signatureHeader];
      const verdict = await readContentNotice(
        { rawBody: String(request.body ?? ''), signature: typeof signature === 'string' ? signature : undefined },
        { secret: deps.secret, now: deps.now(), schema: contentChangeSchema },
      );
      if (!verdict.ok) {
        const status = verdict.reason === 'malformed' ? 400 : 401;
        return reply.code(status).send({ code: status, message: { key: verdict.reason, requestId: request.id } });
      }
      await deps.record(verdict.change);
      return reply.send(acknowledged);
    });
  };
