import { z } from 'zod';
import { errorKeys } from '#lib/contracts/error-codes.ts';
import type { Refusal } from './refusal.ts';
import { localizePath, type Language } from '#lib/language/languages.ts';
import { escapeMarkup } from '#lib/format/escape-markup.ts';
import { readWords } from '#locales/read-words.ts';

const words = readWords('errors-mydoc', z.record(z.enum(errorKeys), z.string().min(1)));

const allOffers = '/activity/festivals';

/** The text of a refusal, simple HTML; values are interpolated as text. */
export function refusalText({ key, values = {}, venue = allOffers }: Omit<Refusal, 'ok'>, language: Language): string {
  const all: NonNullable<Refusal['values']> = { ...values, venue: localizePath(venue, language) };
  return words[language][key].replace(/\{\{(\w+)\}\}/g, (_slot, name: string) => escapeMarkup(String(all[name] ?? '')));
}
