import type { SanityClient } from '@sanity/client';
import { draftClient, publishedClient } from './client.ts';
import { ContentUnavailableError } from './content-unavailable.ts';

type QueryParameters = Readonly<Record<string, string | number | readonly string[]>>;

/** Queries the CMS; the answer is unknown until a schema has parsed it. */
export type AskContent = (query: string, parameters?: QueryParameters) => Promise<unknown>;

export interface ContentSource {
  readonly ask: AskContent;
  readonly draft: boolean;
}

/** Published content, or drafts for an editor in preview. Every failure to answer is a ContentUnavailableError. */
export function contentSource(
  { draft }: { readonly draft: boolean },
  client: SanityClient = draft ? draftClient() : publishedClient(),
): ContentSource {
  const ask: AskContent = async (query, parameters = {}) => {
    try {
      const answer: unknown = await client.fetch<unknown>(query, { ...parameters });
      return answer;
    } catch (error) {
      throw new ContentUnavailableError(error);
    }
  };
  return { ask, draft };
}
