import { hourMs } from '#lib/time/lengths.ts';
import { isChineseRegion } from './chinese-regions.ts';

/**
 * Why a number is refused, in the order of the checks. `old-form` is the 15-digit number of the first cards: they expired on 1 January 2013
 * and have no checksum, so they prove nothing and their holder has an 18-digit number.
 */
export type IdCardFault = 'format' | 'old-form' | 'region' | 'birth-date' | 'future-birth' | 'checksum';

export type IdCardVerdict =
  | { readonly ok: true; readonly provinceCode: string; readonly birthDate: string; readonly sex: 'female' | 'male' }
  | { readonly ok: false; readonly reason: IdCardFault };

const idCardPattern = /^[0-9]{17}[0-9Xx]$/;
const oldFormPattern = /^[0-9]{15}$/;
const idCardLength = 18;

/** No living holder was born earlier. */
const earliestBirthYear = 1900;

const chinaOffsetMs = 8 * hourMs;

/** Weights and check characters of GB 11643 (ISO 7064 MOD 11-2). */
const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2] as const;
const checkCharacters = '10X98765432';

/** The eighteenth character for seventeen digits. */
export function idCardCheckCharacter(digits: string): string {
  const sum = weights.reduce((total, weight, place) => total + weight * Number(digits[place]), 0);
  return checkCharacters.charAt(sum % checkCharacters.length);
}

/** Checks a Chinese ID-card number: form, region, birth date up to today in China, checksum. `x` in either case. */
export function checkChineseIdCard(text: string, nowMs: number): IdCardVerdict {
  if (text.length !== idCardLength || !idCardPattern.test(text)) return refuse(oldFormPattern.test(text) ? 'old-form' : 'format');
  if (!isChineseRegion(text.slice(0, 6))) return refuse('region');
  const birthDate = `${text.slice(6, 10)}-${text.slice(10, 12)}-${text.slice(12, 14)}`;
  if (!isRealDate(birthDate)) return refuse('birth-date');
  if (birthDate > todayInChina(nowMs)) return refuse('future-birth');
  if (idCardCheckCharacter(text.slice(0, 17)) !== text.charAt(17).toUpperCase()) return refuse('checksum');
  return { ok: true, provinceCode: text.slice(0, 2), birthDate, sex: Number(text.charAt(16)) % 2 === 0 ? 'female' : 'male' };
}

const refuse = (reason: IdCardFault): IdCardVerdict => ({ ok: false, reason });

const todayInChina = (nowMs: number): string => new Date(nowMs + chinaOffsetMs).toISOString().slice(0, 10);

function isRealDate(isoDate: string): boolean {
  if (Number(isoDate.slice(0, 4)) < earliestBirthYear) return false;
  const date = new Date(`${isoDate}T00:00:00Z`);
  // a date that does not exist either fails to parse or rolls over into another
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(isoDate);
}
