import { asRecord } from '../../../cms-schemas/rules/verdict.ts';
import { currencies, type Currency } from '../../../lib/money/currencies.ts';
import { say } from '../../words/say.ts';
import { priceChanges, type PriceChange, type PricedRow } from './price-changes.ts';

/** Amounts that a document of a type has beside each other, not by region, with their names for editors. */
const namedPrices: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  domainSuffix: { firstYear: 'First year', renewal: 'Each further year', transfer: 'Transfer to us', restore: 'Restore' },
};

const listed = ['model', 'diskType', 'trafficPlan'];

/** Types whose documents have prices. */
export const hasPrices = (type: string): boolean => listed.includes(type) || Object.hasOwn(namedPrices, type);

/** Whether pages and quotes show prices that are made of this type's. */
export const isInPriceList = (type: string): boolean => listed.includes(type);

const amountsOf = (price: unknown): Readonly<Record<Currency, number | null>> => {
  const of = (currency: Currency): number | null => {
    const amount = asRecord(price)[currency];
    return typeof amount === 'number' ? amount : null;
  };
  return { USD: of('USD'), HKD: of('HKD'), JPY: of('JPY') };
};

interface Priced {
  readonly code: string;
  readonly region: string;
  readonly price: unknown;
}

const regionIn = (entry: unknown): string => String(asRecord(asRecord(entry).region)._ref ?? '');

/** The prices of a document, by region or by name. */
function pricesIn(type: string, value: unknown): Priced[] {
  const document = asRecord(value);
  if (isInPriceList(type)) {
    const entries: readonly unknown[] = Array.isArray(document.regions) ? document.regions : [];
    return entries.map((entry) => ({ code: String(document.code ?? ''), region: regionIn(entry), price: asRecord(entry).price }));
  }
  return Object.entries(namedPrices[type] ?? {}).map(([field, name]) => ({
    code: `${String(document.suffix ?? '')} · ${say(name)}`,
    region: '',
    price: document[field],
  }));
}

/**
 * The prices that publishing a draft would change. What was never published changes nothing that anybody sees: of its prices only the
 * unusual ones are told. `nameOf` gives the code of a region by its id.
 */
export function draftPriceChanges(
  type: string,
  draft: unknown,
  published: unknown,
  nameOf: (region: string) => string,
): PriceChange<PricedRow>[] {
  const before = pricesIn(type, published);
  const given = pricesIn(type, draft).flatMap(({ code, region, price }, index) => {
    const was = isInPriceList(type) ? before.find((each) => each.region === region) : before[index];
    const row: PricedRow = { type, code, region: nameOf(region), amounts: amountsOf(was?.price), draft: null };
    const amounts = amountsOf(price);
    return currencies.flatMap((currency) => {
      const amount = amounts[currency];
      return amount === null ? [] : [{ row, currency, amount }];
    });
  });
  const changes = priceChanges(given);
  return published ? changes : changes.filter(({ question }) => question !== null);
}
