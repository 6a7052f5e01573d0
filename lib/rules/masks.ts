import { phoneBounds } from '#lib/rules/phone-bounds.ts';

const stars = '****';
const emailShownAtMost = 4;
const phoneShownFirst = 2;
const phoneShownLast = 3;

/**
 * An e-mail as it may be shown: its first up to 4 characters, four stars, the domain. The four stars stand whatever the
 * length, so a short name is not seen to be whole. Without a domain at least one character stays hidden. Empty stays empty.
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 0 || at === email.length - 1) return maskName(email);
  return `${firstCharacters(email.slice(0, at), emailShownAtMost)}${stars}${email.slice(at)}`;
}

/** A phone number as it may be shown: 2 digits, four stars, 3 digits; only stars where that would show them all. */
export function maskPhone(phone: string): string {
  if (phone === '') return '';
  const digits = phone.normalize('NFKC').replace(/[^0-9]/g, '');
  if (digits.length < phoneBounds.atLeast) return stars;
  return `${digits.slice(0, phoneShownFirst)}${stars}${digits.slice(-phoneShownLast)}`;
}

/** A name that is no e-mail: its first up to 4 characters, never all of them, and four stars. Empty stays empty. */
export function maskName(name: string): string {
  if (name === '') return '';
  // one character more than is shown tells whether something stays hidden
  const start = Array.from(name.slice(0, (emailShownAtMost + 1) * 2));
  return `${start.slice(0, Math.min(emailShownAtMost, start.length - 1)).join('')}${stars}`;
}

/** Whether a value has been through one of the masks, as cookies require. */
export const isMasked = (value: string): boolean => value.includes(stars);

/** Characters, not UTF-16 units: a surrogate pair is never cut. */
const firstCharacters = (text: string, count: number): string =>
  Array.from(text.slice(0, count * 2))
    .slice(0, count)
    .join('');
