import * as z from 'zod/mini';
import { countryPattern, usualWithdrawalDays, withdrawalDaysAtMost } from '#lib/rules/withdrawal/withdrawal-bounds.ts';
import { stegaFree } from './stega-free.ts';

/** The consumer's right to withdraw from a contract, as the site grants it. */
export interface WithdrawalRight {
  /** Where the buyers who have it live. */
  readonly countries: readonly string[];
  readonly days: number;
}

export const withdrawalProjection = 'withdrawal{isOffered, countries, days}';

const fields = z.object({
  isOffered: z.catch(z.nullish(z.boolean()), null),
  countries: z.catch(z.nullish(z.array(stegaFree(z.string().check(z.regex(countryPattern))))), null),
  days: z.catch(z.nullish(z.int().check(z.gte(usualWithdrawalDays), z.lte(withdrawalDaysAtMost))), null),
});

/** Null: not offered, or no country is named. */
export const withdrawalSchema = z.pipe(
  z.catch(z.nullish(fields), null),
  z.transform((value): WithdrawalRight | null =>
    value?.isOffered && value.countries && value.countries.length > 0
      ? { countries: [...new Set(value.countries)], days: value.days ?? usualWithdrawalDays }
      : null,
  ),
);
