import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { languages, type Language } from '#lib/language/languages.ts';
import type english from '#locales/en/sandbox.json';

export type WordKey = keyof typeof english;

/** Translates a key into the page's language; values are interpolated as text. */
export type Say = (key: WordKey, values?: Readonly<Record<string, string | number>>) => string;

const wordsSchema = z.record(z.string(), z.string().min(1));

const readWords = (language: Language): Readonly<Record<string, string>> =>
  wordsSchema.parse(JSON.parse(readFileSync(new URL(`../../../../locales/${language}/sandbox.json`, import.meta.url), 'utf8')));

const words = new Map(languages.map((language) => [language, readWords(language)]));

export const sayIn =
  (language: Language): Say =>
  (key, values = {}) =>
    (words.get(language)?.[key] ?? '').replace(/\{\{(\w+)\}\}/g, (_slot, name: string) => String(values[name] ?? ''));
