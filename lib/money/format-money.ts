import { htmlLang, type Language } from '#lib/language/languages.ts';
import { currencyDecimals, type Currency } from '#lib/money/currencies.ts';
import type { Money } from '#lib/money/money.ts';

/** An amount in parts, so that a design can set the symbol smaller than the figure. Read in this order. */
export interface MoneyParts {
  readonly sign: '' | '−';
  readonly symbol: string;
  readonly figure: string;
}

/** A bare $ means the US dollar only to an English reader, and a bare ¥ means the yuan to a Chinese one. */
const symbols = {
  en: { USD: '$', HKD: 'HK$', JPY: '¥' },
  zh: { USD: 'US$', HKD: 'HK$', JPY: 'JP¥' },
  ja: { USD: 'US$', HKD: 'HK$', JPY: '¥' },
} as const satisfies Record<Language, Record<Currency, string>>;

export const currencySymbol = (currency: Currency, language: Language): string => symbols[language][currency];

/** The only place where an amount becomes text: HK$27.15, ¥1,658. */
export function formatMoney(amount: Money, language: Language): string {
  const { sign, symbol, figure } = formatMoneyParts(amount, language);
  return `${sign}${symbol}${figure}`;
}

export function formatMoneyParts(amount: Money, language: Language): MoneyParts {
  const decimals = currencyDecimals[amount.currency];
  const format = figureFormat(language, decimals);
  return {
    sign: amount.amountMinor < 0 ? '−' : '',
    symbol: currencySymbol(amount.currency, language),
    figure: format.format(majorUnits(Math.abs(amount.amountMinor), decimals)),
  };
}

const formats = new Map<string, Intl.NumberFormat>();

/** Created once per language and number of decimals: a list of prices has hundreds of figures. */
function figureFormat(language: Language, decimals: number): Intl.NumberFormat {
  const key = `${language} ${decimals}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(htmlLang[language], { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  formats.set(key, made);
  return made;
}

/** An amount for machines, in major units with a decimal point: 3.47, 662. */
export const decimalAmount = ({ amountMinor, currency }: Money): string =>
  `${amountMinor < 0 ? '-' : ''}${majorUnits(Math.abs(amountMinor), currencyDecimals[currency])}`;

/** Decimal text, which Intl formats without passing through a float. */
function majorUnits(amountMinor: number, decimals: number): Intl.StringNumericLiteral {
  const digits = String(amountMinor).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  return decimals === 0 ? `${Number(whole)}` : (`${Number(whole)}.${digits.slice(-decimals)}` as Intl.StringNumericLiteral);
}
