import type { Language } from '#lib/language/languages.ts';
import type { AreaWords } from '#locales/look-up-words.ts';
import { ChatPanel } from './chat-panel.tsx';

const files = {
  en: () => import('#locales/en/chat.json'),
  zh: () => import('#locales/zh/chat.json'),
  ja: () => import('#locales/ja/chat.json'),
} as const satisfies Record<Language, () => Promise<{ default: AreaWords[string] }>>;

export interface LoadedChat {
  readonly language: Language;
  readonly Panel: typeof ChatPanel;
  readonly words: AreaWords;
}

/** The panel with its words in one language; no page has them before the chat is opened. */
export async function loadChat(language: Language): Promise<LoadedChat> {
  const { default: chat } = await files[language]();
  return { language, Panel: ChatPanel, words: { chat } };
}
