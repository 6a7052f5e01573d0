import { countryPattern, usualWithdrawalDays, withdrawalDaysAtMost } from '#lib/rules/withdrawal/withdrawal-bounds.ts';
import type { Verdict } from './verdict.ts';

export const checkCountryCode = (value: unknown): Verdict =>
  (typeof value === 'string' && countryPattern.test(value)) || 'Write two capital letters, as DE for Germany.';

export function checkWithdrawalCountries(value: unknown, isOffered: unknown): Verdict {
  const codes: unknown[] = Array.isArray(value) ? value : [];
  if (isOffered === true && codes.length === 0) return 'Name the countries, or switch the right off.';
  return new Set(codes).size === codes.length || 'A country stands here twice.';
}

/** Shorter is against the law of the European Union; longer, the first period of an order would be over. */
export const checkWithdrawalDays = (value: unknown): Verdict =>
  value === undefined ||
  (typeof value === 'number' && Number.isInteger(value) && value >= usualWithdrawalDays && value <= withdrawalDaysAtMost) ||
  `Give whole days, ${usualWithdrawalDays} to ${withdrawalDaysAtMost}.`;
