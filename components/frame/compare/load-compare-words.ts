import type { Language } from '#lib/language/languages.ts';
import type { AreaWords } from '#locales/look-up-words.ts';

const files = {
  en: () => import('#locales/en/compare.json'),
  zh: () => import('#locales/zh/compare.json'),
  ja: () => import('#locales/ja/compare.json'),
} as const satisfies Record<Language, () => Promise<{ default: AreaWords[string] }>>;

/** The words of the comparison in one language; no page has them before a size is put aside. */
export async function loadCompareWords(language: Language): Promise<AreaWords> {
  const { default: compare } = await files[language]();
  return { compare };
}
