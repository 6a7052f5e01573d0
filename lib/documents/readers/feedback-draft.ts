import { feedbackTextLength, type SuggestionType } from '#lib/rules/articles/article-feedback.ts';
import { isLengthWithin } from '#lib/rules/rule.ts';

/** What a reader has chosen and typed so far. */
export interface FeedbackDraft {
  readonly rating: number | null;
  readonly suggestion: SuggestionType | null;
  readonly text: string;
}

export const emptyDraft: FeedbackDraft = { rating: null, suggestion: null, text: '' };

export type FeedbackField = keyof FeedbackDraft;

/** What keeps feedback from being sent: level and type are both required, the text has its limit. */
export function feedbackFaults({ rating, suggestion, text }: FeedbackDraft): readonly FeedbackField[] {
  const faults: FeedbackField[] = [];
  if (rating === null) faults.push('rating');
  if (suggestion === null) faults.push('suggestion');
  if (!isLengthWithin(text.trim(), feedbackTextLength)) faults.push('text');
  return faults;
}
