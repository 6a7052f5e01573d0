import type * as z from 'zod/mini';
import type { Favourite, rateArticle, readerState, TextVersion } from '#lib/contracts/calls/reader-calls.ts';
import type { MydocResult } from '#lib/mydoc/mydoc-client.ts';
import type { SuggestionType } from '#lib/rules/articles/article-feedback.ts';

export interface Feedback extends TextVersion {
  readonly rating: number;
  readonly suggestion: SuggestionType;
  readonly text: string;
  readonly searched: string;
}

export type ReaderState = z.output<(typeof readerState)['output']>;
type Rated = z.output<(typeof rateArticle)['output']>;

/** The service, as readers use it; the code for it is loaded with the first call. Whoever calls shows a failure in its place. */
export interface ReaderPorts {
  readState(text: TextVersion): Promise<MydocResult<ReaderState>>;
  rate(feedback: Feedback): Promise<MydocResult<Rated>>;
  /** Sets or unsets a favourite. */
  collect(article: string, collected: boolean): Promise<MydocResult<{ collected: boolean }>>;
  readFavourites(): Promise<MydocResult<{ items: Favourite[] }>>;
}

const load = () => Promise.all([import('#components/ui/calls/make-call.ts'), import('#lib/contracts/calls/reader-calls.ts')]);

const quiet = { quiet: true } as const;

export const readerCalls: ReaderPorts = {
  readState: async (text) => {
    const [{ makeCall }, { readerState }] = await load();
    return makeCall(readerState, text);
  },
  rate: async (feedback) => {
    const [{ makeCall }, { rateArticle }] = await load();
    return makeCall(rateArticle, feedback, quiet);
  },
  collect: async (article, collected) => {
    const [{ makeCall }, { collectArticle, uncollectArticle }] = await load();
    return collected ? makeCall(collectArticle, { article }) : makeCall(uncollectArticle, { article });
  },
  readFavourites: async () => {
    const [{ makeCall }, { collectedArticles }] = await load();
    return makeCall(collectedArticles, {}, quiet);
  },
};
