import { isBlank, listInWords, type Verdict } from '#cms-schemas/rules/verdict.ts';
import { missingTradeLawItems } from '#lib/company/trade-law.ts';

/** A warning that names the items of the Japanese law on specified commercial transactions that the page would lack. */
export function checkTradeLaw(seller: unknown): Verdict {
  const missing = missingTradeLawItems(seller);
  if (missing.length === 0) return true;
  const items = listInWords(missing.map(({ number, name }) => `${name} (${number})`));
  return `Japan’s Act on Specified Commercial Transactions also asks for ${items}. What does not apply is stated as such, "none".`;
}

const patterns: Readonly<Record<string, readonly [pattern: RegExp, message: string]>> = {
  'japanese-invoice': [/^T\d{13}$/, 'The number of a qualified invoice issuer is T and 13 digits.'],
  vat: [/^[A-Z]{2}[0-9A-Z]{2,13}$/, 'A VAT number starts with two capital letters for the country and has no spaces.'],
};

/** The number of a tax office has the form of its kind. */
export function checkTaxNumber(number: unknown, kind: unknown): Verdict {
  if (isBlank(number)) return 'Give the number.';
  const [pattern, message] = patterns[String(kind)] ?? [];
  return pattern === undefined || message === undefined || pattern.test(String(number)) || message;
}

/** A telephone number that can be dialled from any country. */
export const checkTelephone = (value: unknown): Verdict =>
  isBlank(value) || /^\+[1-9][\d -]{6,20}\d$/.test(String(value)) || 'Start with + and the country: +81 3 1234 5678.';
