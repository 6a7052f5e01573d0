import { promotionSchema } from '#lib/content/queries/promotion-query.ts';
import { parseEach } from '#lib/content/values/parse-each.ts';
import type { Language } from '#lib/language/languages.ts';
import { promotionTerms, type PromotionTerms } from './promotion-terms.ts';

/** A promotion as a configurator knows it: its terms, and its name in one language. */
export interface NamedPromotion extends PromotionTerms {
  /** Its code, where the language has no title for it. */
  readonly name: string;
}

/** Every promotion of an answer to `promotionsQuery`, before, in and after its time: the page decides which runs. */
export const namedPromotions = (answer: unknown, language: Language): NamedPromotion[] =>
  parseEach(promotionSchema, answer, 'promotion').map((document) => ({
    ...promotionTerms(document),
    name: document.title[language] ?? document.slug,
  }));
