import { chatLimits } from '#lib/chat/chat-limits.ts';
import type { Language } from '#lib/language/languages.ts';
import { chatWords, type SuggestionKey } from './chat-words.ts';

const everywhere = ['smallest', 'delivery', 'refund', 'methods'] as const satisfies readonly SuggestionKey[];

/** Questions that suit a page, by the beginning of its name; the first that fits. */
const byPage: readonly (readonly [page: string, questions: readonly SuggestionKey[]])[] = [
  ['product/vps-buy', ['included', 'transfer', 'delivery', 'methods']],
  ['product/vps', ['families', 'year', 'included', 'delivery']],
  ['product/domain', ['domain', 'methods', 'refund', 'smallest']],
  ['product/', ['smallest', 'included', 'delivery', 'methods']],
  ['ac/coupon', ['coupon', 'refund', 'smallest', 'methods']],
  ['ac/', ['group', 'coupon', 'refund', 'smallest']],
  ['activity/', ['group', 'coupon', 'refund', 'smallest']],
  ['aff', ['affiliate', 'smallest', 'methods', 'refund']],
  ['doc/', ['connect', 'snapshots', 'transfer', 'refund']],
];

/** Questions to begin with, in a language; null: for any page. */
export function suggestionsFor(page: string | null, language: Language): string[] {
  const keys = page === null ? everywhere : (byPage.find(([beginning]) => page.startsWith(beginning))?.[1] ?? everywhere);
  return keys.slice(0, chatLimits.suggestionsAtMost).map((key) => chatWords[language].suggestions[key]);
}
