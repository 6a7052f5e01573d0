import type { Language } from '#lib/language/languages.ts';
import type { OfferWords } from './language-dialog.tsx';

interface WordsFile {
  readonly language: OfferWords;
}

const files = {
  en: () => import('#locales/en/overlays.json'),
  zh: () => import('#locales/zh/overlays.json'),
  ja: () => import('#locales/ja/overlays.json'),
} as const satisfies Record<Language, () => Promise<{ default: WordsFile }>>;

/** The texts of the language offer in the offered language; a page only has those of its own language. */
export async function loadOfferWords(offered: Language): Promise<OfferWords> {
  const { default: words } = await files[offered]();
  return words.language;
}
