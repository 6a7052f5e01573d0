import type { SanityClient } from '@sanity/client';
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

/** Published content. */
export const publishedSource = (client: SanityClient = publishedClient()): ContentSource => ({ ask: askBy(client), draft: false });

/** Asks by a client. */
export const askBy = (client: SanityClient): AskContent =>
  orUnavailable((query, parameters) => client.fetch<unknown>(query, { ...parameters }));

/** Every failure to answer becomes a ContentUnavailableError. */
export const orUnavailable =
  (ask: AskContent): AskContent =>
  async (query, parameters = {}) => {
    try {
      return await ask(query, parameters);
    } catch (error) {
      throw new ContentUnavailableError(error);
    }
  };
