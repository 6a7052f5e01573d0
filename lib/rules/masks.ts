import { phoneBounds } from '#lib/rules/phone-bounds.ts';

const stars = '****';
const emailShownAtMost = 4;
const phoneShownFirst = 2;
const phoneShownLast = 3;

/**
 * A masked e-mail address: its first up to 4 characters, four stars, the domain. Always four stars, so that a short name cannot be
 * recognised as complete. Without a domain at least one character stays hidden. Empty stays empty.
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 0 || at === email.length - 1) return maskName(email);
  return `${firstCharacters(email.slice(0, at), emailShownAtMost)}${stars}${email.slice(at)}`;
}

/** A masked phone number: 2 digits, four stars, 3 digits; only stars if that would show all digits. */
export function maskPhone(phone: string): string {
  if (phone === '') return '';
  const digits = phone.normalize('NFKC').replace(/[^0-9]/g, '');
  if (digits.length < phoneBounds.atLeast) return stars;
  return `${digits.slice(0, phoneShownFirst)}${stars}${digits.slice(-phoneShownLast)}`;
}

/** A masked name that is not an e-mail address: its first up to 4 characters, never all of them, and four stars. Empty stays empty. */
export function maskName(name: string): string {
  if (name === '') return '';
  // one character more than is shown, to see whether something stays hidden
  const start = Array.from(name.slice(0, (emailShownAtMost + 1) * 2));
  return `${start.slice(0, Math.min(emailShownAtMost, start.length - 1)).join('')}${stars}`;
}

/** A name as strangers see it: an e-mail address or a number to call shows nothing of itself. */
export const maskPublicName = (name: string): string =>
  /[@＠]|\d{5}/u.test(name.normalize('NFKC').replace(/[\s().-]/g, '')) ? stars : maskName(name);

/** Whether a value is masked, as cookies require. */
export const isMasked = (value: string): boolean => value.includes(stars);

/** Characters, not UTF-16 units: a surrogate pair is never split. */
const firstCharacters = (text: string, count: number): string =>
  Array.from(text.slice(0, count * 2))
    .slice(0, count)
    .join('');
