import { asRecord, isBlank, type Verdict } from './verdict.ts';
import { checkCountryCode } from './withdrawal.ts';

/** A city needs its country; without a city there is nothing to give. */
export const checkJobCountry = (country: unknown, city: unknown): Verdict =>
  (country === undefined && isBlank(asRecord(city).en)) || checkCountryCode(country);

const isAmount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value > 0;

/** A range with its currency and its period, or nothing at all. */
export function checkPay(value: unknown): Verdict {
  const { minimum, maximum, currency, period } = asRecord(value);
  if ([minimum, maximum, currency, period].every((part) => part === undefined)) return true;
  if (!isAmount(minimum) || !isAmount(maximum)) return 'Give the least and the most, each above 0.';
  if (maximum < minimum) return 'The most is below the least.';
  if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency)) return 'Give the three capital letters of the currency.';
  return typeof period === 'string' || 'Choose what the pay is for.';
}

const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** Search engines list no position without it. */
export const checkPostedOn = (value: unknown): Verdict => isDay(value) || 'Give the day.';

export const checkClosingDay = (value: unknown, postedOn: unknown): Verdict =>
  !isDay(value) || !isDay(postedOn) || value >= postedOn || 'The last day comes before the first.';
