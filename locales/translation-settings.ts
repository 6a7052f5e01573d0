import type { UserConfig } from 'next-i18next/pages';
import { defaultLanguage, languages } from '#lib/language/languages.ts';

/** No fallback language: a missing translation fails the test that compares the three files, and never shows up in English. */
export const translationSettings: UserConfig = {
  i18n: { defaultLocale: defaultLanguage, locales: [...languages] },
  defaultNS: 'frame',
  fallbackLng: false,
  // Server paths and settings stay out of the page's data.
  serializeConfig: false,
};
