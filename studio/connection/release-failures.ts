import type { HttpRequestEvent, RequestHandler } from '@sanity/client';
import { map } from 'rxjs';
import { z } from 'zod';
import { lakeRefusals } from '../../lib/contracts/lake-refusals.ts';
import type { Translator } from '../words/translator.ts';
import { releaseFailureIn } from './lake-refusals.ts';

/** Why a release was not published, as it is stored. */
export const failureSchema = z.looseObject({
  message: z.string(),
  type: z.enum(lakeRefusals).optional().catch(undefined),
  id: z.string().optional(),
  otherId: z.string().optional(),
});

const failedRelease = z.looseObject({ _type: z.literal('system.release'), error: failureSchema });

const answerSchema = z.looseObject({ result: z.array(z.unknown()) });

const isQuery = (url: string): boolean => new URL(url).pathname.includes('/data/query/');

function withWords(translator: Translator, document: unknown): unknown {
  const { data: release } = failedRelease.safeParse(document);
  return release ? { ...release, error: { ...release.error, message: releaseFailureIn(translator, release.error) } } : document;
}

function inWords(translator: Translator, event: HttpRequestEvent): HttpRequestEvent {
  if (event.type !== 'response') return event;
  const { data: answer } = answerSchema.safeParse(event.body);
  return answer ? { ...event, body: { ...answer, result: answer.result.map((each) => withWords(translator, each)) } } : event;
}

/** Gives the releases in an answer their reasons in the words of a language: the Studio shows the message that a release has. */
export const releaseFailuresInWords =
  (translator: Translator, inner: RequestHandler): RequestHandler =>
  (request, send, client) => {
    const sent = inner(request, send, client);
    return isQuery(request.url) ? sent.pipe(map((event) => inWords(translator, event))) : sent;
  };
