import type { Language } from '#lib/language/languages.ts';
import type { AreaWords } from '#locales/look-up-words.ts';

const files = {
  en: () => import('#locales/en/chat.json'),
  zh: () => import('#locales/zh/chat.json'),
  ja: () => import('#locales/ja/chat.json'),
} as const satisfies Record<Language, () => Promise<{ default: AreaWords[string] }>>;

/** The words of the panel in one language; no page has them before the chat is opened. */
export async function loadChatWords(language: Language): Promise<AreaWords> {
  const { default: chat } = await files[language]();
  return { chat };
}
