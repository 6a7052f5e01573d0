import type { TextVersion } from '#lib/contracts/calls/reader-calls.ts';
import { emptyDraft, type FeedbackDraft } from '#lib/documents/readers/feedback-draft.ts';
import { isRecent } from '#lib/storage/is-recent.ts';
import { readStored, removeStored, writeStored } from '#lib/storage/stored-values.ts';
import { browserStorage } from '#components/ui/runtime/browser-storage.ts';

/** Notes the article that is to become a favourite once somebody is logged in. */
export const wishFavourite = (article: string): void => void writeStored(browserStorage, 'favouriteWished', { article, atMs: Date.now() });

export const forgetFavouriteWish = (): void => void removeStored(browserStorage, 'favouriteWished');

/** Whether this article was wished for a moment ago; the wish is for once. */
export function takeFavouriteWish(article: string): boolean {
  const wish = readStored(browserStorage, 'favouriteWished');
  if (wish?.article !== article) return false;
  forgetFavouriteWish();
  return isRecent(wish, Date.now());
}

interface DraftLeft {
  readonly draft: FeedbackDraft;
  /** The search by which the article was found. */
  readonly searched: string;
  /** It was to be sent when there was no account yet. */
  readonly send: boolean;
}

/** Stores what was chosen and typed, for a reload and a log-in. */
export const keepDraft = ({ article, textLanguage, version }: TextVersion, { draft, searched, send }: DraftLeft): void =>
  void writeStored(browserStorage, 'feedbackLeft', { article, textLanguage, version, ...draft, searched, send, atMs: Date.now() });

/** What was stored of this text; a wish to send it counts for a while only. */
export function readDraft({ article, textLanguage, version }: TextVersion): DraftLeft {
  const left = readStored(browserStorage, 'feedbackLeft');
  if (left?.article !== article || left.textLanguage !== textLanguage || left.version !== version)
    return { draft: emptyDraft, searched: '', send: false };
  const { rating, suggestion, text, searched } = left;
  return { draft: { rating, suggestion, text }, searched, send: left.send && isRecent(left, Date.now()) };
}

export const forgetDraft = (): void => void removeStored(browserStorage, 'feedbackLeft');
