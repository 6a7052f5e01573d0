import { readFileSync } from 'node:fs';
import type { Language } from '#lib/language/languages.ts';

/**
 * The words of an area, `locales/<language>/<area>.json`, in every language, read when a process starts. Throws if a file does not have
 * the given shape.
 */
export function readWords<Words>(area: string, shape: { readonly parse: (value: unknown) => Words }): Readonly<Record<Language, Words>> {
  const read = (language: Language): Words =>
    shape.parse(JSON.parse(readFileSync(new URL(`./${language}/${area}.json`, import.meta.url), 'utf8')));
  return { en: read('en'), zh: read('zh'), ja: read('ja') };
}
