/** The site's languages, as in addresses, folders, fields and Next. */
export const languages = ['en', 'zh', 'ja'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'en';

/** Their names in the `languages` cookie, local storage and /myDoc's `language`: `cn` is used only there. */
export const storedLanguages = ['cn', 'en', 'ja'] as const;

export type StoredLanguage = (typeof storedLanguages)[number];

const storedByLanguage = { en: 'en', zh: 'cn', ja: 'ja' } as const satisfies Record<Language, StoredLanguage>;

const languageByStored = { en: 'en', cn: 'zh', ja: 'ja' } as const satisfies Record<StoredLanguage, Language>;

const prefixes = { en: '', zh: '/zh', ja: '/ja' } as const satisfies Record<Language, string>;

/** The value of the page's `lang` attribute. */
export const htmlLang = { en: 'en', zh: 'zh-CN', ja: 'ja' } as const satisfies Record<Language, string>;

/** The languages' own names. */
export const languageNames = { en: 'English', zh: '简体中文', ja: '日本語' } as const satisfies Record<Language, string>;

export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);

export const toStoredLanguage = (language: Language): StoredLanguage => storedByLanguage[language];

/** Parses a stored value; anything unknown is null. */
export function fromStoredLanguage(value: unknown): Language | null {
  const stored = storedLanguages.find((candidate) => candidate === value);
  return stored ? languageByStored[stored] : null;
}

/** The language of Next's `locale`; unknown and absent ones are English. */
export const languageOfLocale = (locale: string | undefined): Language => (isLanguage(locale) ? locale : defaultLanguage);

/** Adds a language's prefix to a path without one: `/about` is `/zh/about` in Chinese, and unchanged in English. */
export function localizePath(path: string, language: Language): string {
  if (path === '/') return prefixes[language] || '/';
  return `${prefixes[language]}${path}`;
}
