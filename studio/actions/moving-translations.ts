import { languageWords } from '../../cms-schemas/rules/locale-text.ts';
import { asRecord, listInWords } from '../../cms-schemas/rules/verdict.ts';
import { languages, type Language } from '../../lib/language/languages.ts';

/** The help texts that a move concerns: this one's translations at the old address, and other texts at the new one. */
export const movingQuery = `*[_type == "article" && kind == "help" && (
  (translationKey == $key && slug.current == $from) || (slug.current == $to && translationKey != $key)
)]{_id, language, translationKey}`;

export interface Moving {
  /** The documents to move, drafts and published ones. */
  readonly ids: readonly string[];
  /** What they are, in words: 'Chinese and Japanese'. */
  readonly names: string;
}

/** The translations that would stay at the old address and can move along; null if there are none. */
export function translationsToMove(documents: readonly unknown[], own: { language: unknown; key: unknown }): Moving | null {
  const records = documents.map(asRecord);
  const isTaken = (language: Language): boolean =>
    records.some((document) => document.language === language && document.translationKey !== own.key);
  const moving = languages.filter((language) => language !== own.language && !isTaken(language));
  const left = moving.map((language) => ({
    language,
    ids: records.flatMap((document) => (document.language === language && typeof document._id === 'string' ? [document._id] : [])),
  }));
  const found = left.filter(({ ids }) => ids.length > 0);
  if (found.length === 0) return null;
  return { ids: found.flatMap(({ ids }) => ids), names: listInWords(found.map(({ language }) => languageWords[language])) };
}
