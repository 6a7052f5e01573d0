import type { SanityClient } from '@sanity/client';
import * as z from 'zod/mini';
import { publishedClient } from './client.ts';
import { ContentUnavailableError } from './content-unavailable.ts';

type QueryParameters = Readonly<Record<string, string | number | readonly string[]>>;

/** Queries the CMS; the answer is unknown until a schema has parsed it. */
export type AskContent = (query: string, parameters?: QueryParameters) => Promise<unknown>;

export interface ContentSource {
  readonly ask: AskContent;
  /** Whether what waits for its time is shown already. */
  readonly draft: boolean;
}

/** A source that notices when several documents were published together between two of its queries. */
export interface WatchedSource extends ContentSource {
  /** Whether what was read so far is partly of before such a publication and partly of after it; always false on hosted Sanity. */
  readonly isMixed: () => boolean;
  /** The number of the last such publication before the first query; null before that, and where the CMS has no such number. */
  readonly jointPublication: () => number | null;
}

const answerSchema = z.object({
  result: z.unknown(),
  /** The lake's number of the last transaction that changed more than one published document; hosted Sanity has none. */
  jointPublication: z.catch(z.nullable(z.number()), null),
});

/** An answer of the CMS, with the publication of several documents that came last before it. */
type ContentAnswer = z.infer<typeof answerSchema>;

export const readContentAnswer = (answer: unknown): ContentAnswer => answerSchema.parse(answer);

type AskForAnswer = (query: string, parameters: QueryParameters) => Promise<ContentAnswer>;

/** Published content. */
export const publishedSource = (client: SanityClient = publishedClient()): WatchedSource => watchedSource(answersOf(client), false);

/** Content as a client sees it. */
export const answersOf =
  (client: SanityClient): AskForAnswer =>
  async (query, parameters) =>
    readContentAnswer(await client.fetch<unknown>(query, { ...parameters }, { filterResponse: false, returnQuery: false }));

/** Asks by a client. */
export const askBy = (client: SanityClient): AskContent => watchedSource(answersOf(client), false).ask;

/** Every failure to answer becomes a ContentUnavailableError. */
export function watchedSource(answer: AskForAnswer, draft: boolean): WatchedSource {
  let first: number | null | undefined;
  let mixed = false;
  return {
    draft,
    isMixed: () => mixed,
    jointPublication: () => first ?? null,
    ask: async (query, parameters = {}) => {
      const { result, jointPublication } = await answer(query, parameters).catch((error: unknown) => {
        throw new ContentUnavailableError(error);
      });
      first = first === undefined ? jointPublication : first;
      if (jointPublication !== first) mixed = true;
      return result;
    },
  };
}
