import { z } from 'zod';
import { moneyTypes } from '#lib/contracts/calls/visitor-calls.ts';
import { currencies, currencyDecimals } from '#lib/money/currencies.ts';
import { currencySymbol } from '#lib/money/format-money.ts';
import { readWords } from '#locales/read-words.ts';
import { handle, type CallHandler } from '../envelope/call-handler.ts';
import { answered } from '../envelope/refusal.ts';

const words = readWords('money', z.object({ names: z.record(z.enum(currencies), z.string().min(1)) }));

/** The currencies of the site: defined in code, so that they answer whatever else is unavailable. */
export const moneyHandlers = (): readonly CallHandler[] => [
  handle(moneyTypes, async (_input, { language }) =>
    answered(
      currencies.map((type) => ({
        type,
        symbol: currencySymbol(type, language),
        name: words[language].names[type],
        decimals: currencyDecimals[type],
      })),
    ),
  ),
];
