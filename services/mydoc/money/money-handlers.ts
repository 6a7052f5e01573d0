import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { moneyTypes } from '#lib/contracts/calls/visitor-calls.ts';
import type { Language } from '#lib/language/languages.ts';
import { currencies, currencyDecimals } from '#lib/money/currencies.ts';
import { currencySymbol } from '#lib/money/format-money.ts';
import { handle, type CallHandler } from '../envelope/call-handler.ts';
import { answered } from '../envelope/refusal.ts';

const words = z.object({ names: z.record(z.enum(currencies), z.string().min(1)) });

const readNames = (language: Language) =>
  words.parse(JSON.parse(readFileSync(new URL(`../../../locales/${language}/money.json`, import.meta.url), 'utf8'))).names;

const names = { en: readNames('en'), zh: readNames('zh'), ja: readNames('ja') } as const satisfies Record<Language, unknown>;

/** The currencies of the site: defined in code, so that they answer whatever else is unavailable. */
export const moneyHandlers = (): readonly CallHandler[] => [
  handle(moneyTypes, async (_input, { language }) =>
    answered(
      currencies.map((type) => ({
        type,
        symbol: currencySymbol(type, language),
        name: names[language][type],
        decimals: currencyDecimals[type],
      })),
    ),
  ),
];
