import { defineField } from '#cms-schemas/define.ts';
import { checkEveryLanguage, checkEveryLanguageOrNone } from '#cms-schemas/rules/locale-text.ts';

interface More {
  readonly description?: string;
  readonly group?: string;
}

/** A required single line for visitors. */
export const lineField = (name: string, title: string, more: More = {}) =>
  defineField({ name, type: 'localeString', title, ...more, validation: (rule) => rule.custom(checkEveryLanguage) });

/** A required text of several lines for visitors. */
export const textField = (name: string, title: string, more: More = {}) =>
  defineField({ name, type: 'localeText', title, ...more, validation: (rule) => rule.custom(checkEveryLanguage) });

/** An optional single line, present in all languages or none. */
export const optionalLineField = (name: string, title: string, more: More = {}) =>
  defineField({ name, type: 'localeString', title, ...more, validation: (rule) => rule.custom(checkEveryLanguageOrNone) });

/** An optional text of several lines, present in all languages or none. */
export const optionalTextField = (name: string, title: string, more: More = {}) =>
  defineField({ name, type: 'localeText', title, ...more, validation: (rule) => rule.custom(checkEveryLanguageOrNone) });
