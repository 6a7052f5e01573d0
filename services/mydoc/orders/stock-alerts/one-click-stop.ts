import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { defaultLanguage, fromStoredLanguage, localizePath } from '#lib/language/languages.ts';
import { oneClickStopPath, stockAlertStopPath } from '#lib/orders/stock-alert-address.ts';
import { readCookie } from '#lib/storage/cookie-header.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { addressKey } from '#services/platform/limits/address-key.ts';
import type { TokenBuckets } from '#services/platform/limits/token-buckets.ts';
import { findAlert, stopAlert } from './stock-alert-store.ts';

const bodyBytesAtMost = 4_096;
/** What a mail program sends, as a form of either kind (RFC 8058). */
const oneClick = /List-Unsubscribe(?:=|"\s+)One-Click/;
const readKey = z.object({ key: z.uuid() });

interface StopDeps {
  readonly executor: Executor;
  /** How often one address may act. */
  readonly limit: TokenBuckets;
}

/**
 * The address in `List-Unsubscribe` of an e-mail about stock. A mail program's POST ends the alert at once, without log-in, cookie or
 * redirect (RFC 8058); whoever opens it gets the page with the button, since scanners open every link, in the language of the e-mail.
 */
export const oneClickStopRoute =
  ({ executor, limit }: StopDeps): FastifyPluginAsync =>
  async (app) => {
    acceptAnyForm(app);
    app.get(oneClickStopPath(''), async (request, reply) => {
      const read = readKey.safeParse(request.query);
      if (!read.success) return reply.code(404).send();
      const { key } = read.data;
      const alert = await findAlert(executor, key).catch(() => null);
      const language = alert?.language ?? fromStoredLanguage(readCookie(request.headers.cookie, 'languages')) ?? defaultLanguage;
      return reply.redirect(localizePath(stockAlertStopPath(key), language), 303);
    });
    app.post<{ Body: unknown }>(oneClickStopPath(''), { bodyLimit: bodyBytesAtMost }, async (request, reply) => {
      const waitSeconds = limit.take(addressKey(request.ip));
      if (waitSeconds > 0) return reply.code(429).header('retry-after', waitSeconds).send();
      const read = readKey.safeParse(request.query);
      if (!read.success || typeof request.body !== 'string' || !oneClick.test(request.body)) return reply.code(400).send();
      await stopAlert(executor, read.data.key);
      return reply.code(200).header('cache-control', 'no-store').send();
    });
  };

function acceptAnyForm(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(['application/x-www-form-urlencoded', 'multipart/form-data'], { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
}
