import { defineField } from '#cms-schemas/define.ts';
import { checkEveryLanguage, checkEveryLanguageOrNone } from '#cms-schemas/rules/locale-text.ts';

interface More {
  readonly description?: string;
  readonly group?: string;
}

/** One line that every visitor reads. */
export const lineField = (name: string, title: string, more: More = {}) =>
  defineField({ name, type: 'localeString', title, ...more, validation: (rule) => rule.custom(checkEveryLanguage) });

/** Some lines that every visitor reads. */
export const textField = (name: string, title: string, more: More = {}) =>
  defineField({ name, type: 'localeText', title, ...more, validation: (rule) => rule.custom(checkEveryLanguage) });

/** One line that may be left out, in all languages alike. */
export const optionalLineField = (name: string, title: string, more: More = {}) =>
  defineField({ name, type: 'localeString', title, ...more, validation: (rule) => rule.custom(checkEveryLanguageOrNone) });

/** Some lines that may be left out, in all languages alike. */
export const optionalTextField = (name: string, title: string, more: More = {}) =>
  defineField({ name, type: 'localeText', title, ...more, validation: (rule) => rule.custom(checkEveryLanguageOrNone) });
