import { checkChineseIdCard, type IdCardFault } from './chinese-id-card.ts';

/** Documents by which a buyer of any market can show who they are. */
export const identityDocuments = ['cn-id-card', 'hk-id-card', 'jp-residence-card', 'passport'] as const;

export type IdentityDocument = (typeof identityDocuments)[number];

export type IdentityFault = IdCardFault | 'country';

/** `number`: without the spaces and signs that people write; one document has one. */
export type IdentityVerdict = { readonly ok: true; readonly number: string } | { readonly ok: false; readonly reason: IdentityFault };

const refuse = (reason: IdentityFault): IdentityVerdict => ({ ok: false, reason });
const accept = (number: string): IdentityVerdict => ({ ok: true, number });

/** As printed on the document, full-width characters included. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s()-]/g, '');

const hongKongPattern = /^([A-Z]{1,2})(\d{6})([0-9A])$/;
const residenceCardPattern = /^[A-Z]{2}\d{8}[A-Z]{2}$/;
/** ICAO Doc 9303: at most nine letters and digits; no country prints fewer than six. */
const passportPattern = /^[A-Z0-9]{6,9}$/;
const blankValue = 36;

/** A = 10 … Z = 35; a digit is its own value. */
const valueOf = (character: string): number => Number.parseInt(character, 36);

/** The weighted sum of letters (a missing first one is a blank), digits and check digit is a multiple of 11. */
function checkHongKongCard(number: string): IdentityVerdict {
  const [, letters = '', digits = '', check = ''] = hongKongPattern.exec(number) ?? [];
  if (letters === '') return refuse('format');
  const values = [...(letters.length === 1 ? [blankValue] : []), ...[...letters, ...digits, check].map(valueOf)];
  const sum = values.reduce((total, value, place) => total + value * (values.length - place), 0);
  return sum % 11 === 0 ? accept(number) : refuse('checksum');
}

const isCountry = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) && new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code) !== undefined;

/** Checks the number of an identity document. `country`: two letters, who issued a passport; others say it themselves. */
export function checkIdentityDocument(kind: IdentityDocument, text: string, country: string, nowMs: number): IdentityVerdict {
  const number = plain(text);
  switch (kind) {
    case 'cn-id-card': {
      // this card has no spaces or signs, and the rule for it says precisely what is wrong
      const verdict = checkChineseIdCard(text, nowMs);
      return verdict.ok ? accept(number) : refuse(verdict.reason);
    }
    case 'hk-id-card':
      return checkHongKongCard(number);
    case 'jp-residence-card':
      return residenceCardPattern.test(number) ? accept(number) : refuse('format');
    case 'passport': {
      const issuer = plain(country);
      if (!passportPattern.test(number) || !/\d/.test(number)) return refuse('format');
      return isCountry(issuer) ? accept(`${issuer}${number}`) : refuse('country');
    }
  }
}
