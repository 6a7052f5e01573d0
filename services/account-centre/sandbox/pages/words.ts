import { z } from 'zod';
import type { Language } from '#lib/language/languages.ts';
import { readWords } from '#locales/read-words.ts';
import type english from '#locales/en/sandbox.json';

export type WordKey = keyof typeof english;

/** Translates a key into the page's language; values are interpolated as text. */
export type Say = (key: WordKey, values?: Readonly<Record<string, string | number>>) => string;

const words = readWords('sandbox', z.record(z.string(), z.string().min(1)));

export const sayIn =
  (language: Language): Say =>
  (key, values = {}) =>
    (words[language][key] ?? '').replace(/\{\{(\w+)\}\}/g, (_slot, name: string) => String(values[name] ?? ''));
