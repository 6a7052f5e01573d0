import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { errorKeys, type ErrorKey } from '#lib/contracts/error-codes.ts';
import type { Language } from '#lib/language/languages.ts';
import { escapeMarkup } from '#lib/format/escape-markup.ts';

const wordsSchema = z.record(z.enum(errorKeys), z.string().min(1));

function readWords(language: Language): Record<ErrorKey, string> {
  const file = new URL(`../../../locales/${language}/errors-mydoc.json`, import.meta.url);
  return wordsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

const words = { en: readWords('en'), zh: readWords('zh'), ja: readWords('ja') } as const satisfies Record<
  Language,
  Record<ErrorKey, string>
>;

/** The text of a refusal, simple HTML; values are interpolated as text. */
export const refusalText = (key: ErrorKey, language: Language, values: Readonly<Record<string, string | number>> = {}): string =>
  words[language][key].replace(/\{\{(\w+)\}\}/g, (_slot, name: string) => escapeMarkup(String(values[name] ?? '')));
