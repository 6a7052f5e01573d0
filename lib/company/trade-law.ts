import { tradeTermNames, type TradeTermName } from '#lib/content/values/seller.ts';

/**
 * The items that Article 11 of Japan's Act on Specified Commercial Transactions (特定商取引法) wants on a page of the site, by their number,
 * each with the field of the seller that holds it and its name for an editor.
 */
const sellerItems = [
  { number: 6, field: 'legalName', name: 'the legal name' },
  { number: 6, field: 'address', name: 'the address' },
  { number: 6, field: 'telephone', name: 'the telephone number' },
  { number: 7, field: 'representative', name: 'the representative or the manager responsible' },
  { number: 8, field: 'domesticOffice', name: 'the office in Japan with its telephone number' },
  { number: 15, field: 'email', name: 'the e-mail address' },
] as const;

const termItems = {
  price: { number: 1, name: 'the prices' },
  payment: { number: 2, name: 'times and methods of payment' },
  delivery: { number: 3, name: 'the time of delivery' },
  applicationPeriod: { number: 4, name: 'until when can be ordered' },
  withdrawal: { number: 5, name: 'withdrawal, cancellation and returns' },
  otherCosts: { number: 9, name: 'costs beside the price' },
  defects: { number: 10, name: 'liability for defects' },
  requirements: { number: 11, name: 'system requirements' },
  renewal: { number: 12, name: 'the conditions of renewal' },
  limits: { number: 13, name: 'limits on quantity and other special conditions' },
  catalogue: { number: 14, name: 'the price of a printed catalogue' },
  advertising: { number: 15, name: 'advertising by e-mail' },
} as const satisfies Record<TradeTermName, { number: number; name: string }>;

export interface TradeLawItem {
  /** Its number in the list of the law. */
  readonly number: number;
  readonly name: string;
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> => (typeof value === 'object' && value !== null ? { ...value } : {});

/** A text in languages counts by its Japanese: the page is for customers in Japan. */
const isWritten = (value: unknown): boolean => {
  const text = typeof value === 'string' ? value : recordOf(value).ja;
  return typeof text === 'string' && text.trim() !== '';
};

/**
 * The items of the law that the seller of the site settings does not state, in the order of the law; only a seller from abroad needs an
 * office.
 */
export function missingTradeLawItems(seller: unknown): TradeLawItem[] {
  const given = recordOf(seller);
  const terms = recordOf(given.terms);
  const isJapanese = given.country === 'JP';
  const ofSeller = sellerItems.filter(({ field }) => !isWritten(given[field]) && !(field === 'domesticOffice' && isJapanese));
  const ofTerms = tradeTermNames.filter((name) => !isWritten(terms[name])).map((name) => termItems[name]);
  return [...ofSeller, ...ofTerms].map(({ number, name }) => ({ number, name })).toSorted((one, other) => one.number - other.number);
}
