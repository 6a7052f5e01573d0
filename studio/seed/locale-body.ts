import { toPortableText } from './portable-text.ts';

/** A longer text in the three languages, each written as lines of plain text. */
export const localeBody = (en: string, zh: string, ja: string) => ({
  _type: 'localeBody',
  en: toPortableText(en),
  zh: toPortableText(zh),
  ja: toPortableText(ja),
});
