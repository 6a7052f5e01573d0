import { z } from 'zod';
import { errorKeys, type ErrorKey } from '#lib/contracts/error-codes.ts';
import type { Language } from '#lib/language/languages.ts';
import { escapeMarkup } from '#lib/format/escape-markup.ts';
import { readWords } from '#locales/read-words.ts';

const words = readWords('errors-mydoc', z.record(z.enum(errorKeys), z.string().min(1)));

/** The text of a refusal, simple HTML; values are interpolated as text. */
export const refusalText = (key: ErrorKey, language: Language, values: Readonly<Record<string, string | number>> = {}): string =>
  words[language][key].replace(/\{\{(\w+)\}\}/g, (_slot, name: string) => escapeMarkup(String(values[name] ?? '')));
