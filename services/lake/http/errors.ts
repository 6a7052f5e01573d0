import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from '#services/platform/log.ts';
import { retryAfterSeconds } from '../documents/ownership-refusal.ts';
import { isCallerLeft } from '#services/platform/limits/bounded-queue.ts';
import { sqlState } from '#services/platform/database/sql-state.ts';
import { isFullDisk } from '#services/platform/process/startup-failure.ts';
import { invalid, isRefusal, refusal, tooLarge, typedRefusal, type Refusal } from '../refusal.ts';

/** SQLSTATEs of a text that the database cannot store: a NUL, half a surrogate pair. */
const unkeepableStates = new Set(['22021', '22P05']);
const diskFull = 'The disk of the content lake is full: nothing was written. It takes writes again when there is room';

/** Answers every failure in Sanity's shape; what is not a refusal is our own fault and reveals nothing more. */
export const errorAnswer =
  (log: Logger) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const answer = isRefusal(error) ? error : refusalOf(error, request);
    if (answer.status === 507) log.error({ path: request.url.split('?')[0] }, diskFull);
    else if (answer.status >= 500 && answer.status !== 503)
      log.error({ err: error, method: request.method, path: request.url.split('?')[0] }, 'the lake failed');
    if (answer.status === 503) reply.header('retry-after', retryAfterSeconds);
    return reply.code(answer.status).header('cache-control', 'no-store').send(answer.body);
  };

function refusalOf(error: FastifyError, request: FastifyRequest): Refusal {
  if (isCallerLeft(error)) return refusal(499, 'The caller left', { statusCode: 499, message: 'The caller left' });
  if (unkeepableStates.has(sqlState(error) ?? '')) return invalid('A text contains a character that cannot be stored. Remove it');
  if (isFullDisk(error)) return typedRefusal(507, 'storageFullError', diskFull);
  const status = error.statusCode ?? 500;
  if (status === 413)
    return tooLarge(`The body is too large: at most ${(request.routeOptions.bodyLimit ?? 0) / (1_024 * 1_024)} MiB are taken here`);
  if (status >= 400 && status < 500) return invalid(error.message);
  return typedRefusal(500, 'internalError', 'Internal error');
}
