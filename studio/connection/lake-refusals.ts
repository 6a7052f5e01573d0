import type { RequestHandler } from '@sanity/client';
import { catchError } from 'rxjs';
import { z } from 'zod';
import { lakeRefusals, lakeStatuses, type LakeRefusal, type LakeStatus, type ReleaseFailure } from '../../lib/contracts/lake-refusals.ts';
import type { Translator } from '../words/translator.ts';

type Refused = LakeRefusal | (typeof lakeStatuses)[LakeStatus];

/** What an editor reads where the lake's own sentence is written for programs, or has no words in the language of the page. */
export const refusalWords = {
  validationError: 'The content lake cannot store it as it is.',
  queryParseError: 'The Studio asked the content lake for something that it does not understand.',
  queryTooExpensiveError: 'This takes too long to find. Ask for less at once.',
  mutationTooExpensiveError: 'This is too much for one change. Make it in several steps.',
  tooLargeError: 'This is too large to be saved. Make it shorter, or divide it.',
  storageFullError: 'The disk of the content lake is full, and nothing was saved. Tell whoever runs the site.',
  internalError: 'The content lake failed. Try again in a moment.',
  insufficientPermissionsError: 'Your role may not do this.',
  documentAlreadyExistsError: 'There is such a document already. Load the page anew.',
  documentNotFoundError: 'The document is no longer there. Somebody may have deleted it.',
  documentRevisionIDDoesNotMatchError: 'Somebody else changed the document meanwhile. Look at it as it is now, and do it again.',
  documentHasExistingReferencesError: 'Other documents refer to it. Take it out there first: the view Where used lists them.',
  documentReferenceDoesNotExistError: 'It refers to a document that is not there, or not published yet. Publish that one first.',
  duplicateTransactionError: 'This change was sent already. Load the page anew.',
  legalTextError: 'The rules of legal texts do not allow it.',
  promotionError: 'The rules of promotions do not allow it.',
  releaseError: 'The release does not allow it as it is now.',
  accountError: 'The account cannot be changed like this.',
  unauthorized: 'You are no longer logged in. Log in again.',
  forbidden: 'This page may not do this. Open the Studio at its own address.',
  notFound: 'What was asked for is not there.',
  tooManyRequests: 'Too much is asked for at once. Try again in a moment.',
  unavailable: 'The content lake is busy or starts anew. Try again in a moment.',
} as const satisfies Record<Refused, string>;

/** Refusals whose sentence is written for editors. */
const tellsEditors: ReadonlySet<Refused> = new Set([
  'legalTextError',
  'promotionError',
  'releaseError',
  'accountError',
  'tooLargeError',
  'validationError',
]);

const described = z.looseObject({ type: z.string().optional().catch(undefined), description: z.string().catch('') });

const answerSchema = z.object({
  statusCode: z.number(),
  response: z.object({
    body: z.object({
      error: z.union([
        z.looseObject({ items: z.tuple([z.looseObject({ error: described })], z.unknown()) }).transform(({ items: [{ error }] }) => error),
        described,
        z.unknown().transform(() => null),
      ]),
    }),
  }),
});

const isStatus = (status: number): status is LakeStatus => Object.hasOwn(lakeStatuses, status);

/** Why the lake refused a request, in the words of a language; null for an error that is no such refusal. */
export function lakeRefusalIn(translator: Translator, error: unknown): string | null {
  const { data } = answerSchema.safeParse(error);
  if (!data) return null;
  const { error: told } = data.response.body;
  const refused = lakeRefusals.find((each) => each === told?.type) ?? (isStatus(data.statusCode) ? lakeStatuses[data.statusCode] : null);
  if (refused === null) return null;
  return wordsOf(translator, refused, told?.description ?? '');
}

/** The lake's own sentence where it is written for editors and has words, else one for its kind. */
function wordsOf({ sentence }: Translator, refused: Refused, own: string): string {
  return (tellsEditors.has(refused) && sentence(own)) || (sentence(refusalWords[refused]) ?? refusalWords[refused]);
}

/** Why a release was not published when it was due, in the words of a language. */
export function releaseFailureIn(translator: Translator, { message, type, id, otherId }: ReleaseFailure): string {
  const said = (english: string): string => translator.sentence(english) ?? english;
  if (id !== undefined && otherId !== undefined) {
    if (type === 'documentHasExistingReferencesError')
      return said(`“${id}” cannot be taken off the site: “${otherId}” refers to it. Take it out there first.`);
    if (type === 'documentReferenceDoesNotExistError')
      return said(`“${id}” refers to “${otherId}”, which is not there, or not published yet. Publish that one first.`);
  }
  return type === undefined ? said(message) : wordsOf(translator, type, message);
}

/** Uploads are refused in words of their own, with the name of the file. */
const isUpload = (url: string): boolean => new URL(url).pathname.includes('/assets/');

/** Gives each refusal of the lake the words of a language: the Studio shows the message of what was thrown. */
export const refusalsInWords =
  (translator: Translator, inner: RequestHandler): RequestHandler =>
  (request, send, client) =>
    inner(request, send, client).pipe(
      catchError((error: unknown) => {
        const words = isUpload(request.url) ? null : lakeRefusalIn(translator, error);
        if (words !== null && error instanceof Error) error.message = words;
        throw error;
      }),
    );
