import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { premiumPrices } from '#lib/contracts/calls/domain-calls.ts';
import type { Prices } from '#lib/content/values/prices.ts';
import type { Language } from '#lib/language/languages.ts';
import type { SuffixView } from '#lib/domains/load-domain-suffixes.ts';
import { currencies, type Currency } from '#lib/money/currencies.ts';
import { money } from '#lib/money/money.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import { Button } from '#components/ui/controls/button.tsx';
import { useCurrency } from '#components/ui/currency/use-currency.ts';
import type * as z from 'zod/mini';

/** The four prices of a name. */
export type NamePrices = Pick<SuffixView, 'firstYear' | 'renewal' | 'transfer' | 'restore'>;

type PremiumPrices = z.infer<typeof premiumPrices>;

/** The prices that a registry has set for a premium name. */
export function premiumNamePrices(premium: PremiumPrices): NamePrices {
  const each = (read: (prices: NonNullable<PremiumPrices[Currency]>) => number): Prices => {
    const of = (currency: Currency) => {
      const prices = premium[currency];
      return prices ? money(read(prices), currency) : null;
    };
    const [USD, HKD, JPY] = currencies.map(of);
    return { USD: USD ?? null, HKD: HKD ?? null, JPY: JPY ?? null };
  };
  return {
    firstYear: each((prices) => prices.firstYearMinor),
    renewal: each((prices) => prices.renewalMinor),
    transfer: each((prices) => prices.transferMinor),
    restore: each((prices) => prices.restoreMinor),
  };
}

interface PricesProps {
  prices: NamePrices;
  language: Language;
}

/**
 * The first year and each further one beside it, where the name is sold in this currency; else its prices in the others. A result is drawn
 * in the browser only: it knows the currency.
 */
export function MainPrices({ prices, language }: PricesProps) {
  const { t } = useTranslation('domains');
  const currency = useCurrency(language);
  const firstYear = prices.firstYear[currency];
  const renewal = prices.renewal[currency];
  if (!firstYear || !renewal) return <p className="price renewal">{t('notSold')}</p>;
  return (
    <p className="price">
      <span className="first">
        {formatMoney(firstYear, language)} <small>{t('results.firstYear')}</small>
      </span>
      <span className="renewal">{t('results.renews', { amount: formatMoney(renewal, language) })}</span>
    </p>
  );
}

/** Whether a name is sold in the currency of the page. */
export function useSoldHere(prices: NamePrices | undefined, language: Language): boolean {
  const currency = useCurrency(language);
  return Boolean(prices?.firstYear[currency] && prices.renewal[currency]);
}

/** What keeps the choice is loaded with it. */
const showIn = async (currency: Currency): Promise<void> =>
  (await import('#components/ui/currency/choose-currency.ts')).showInCurrency(currency);

/** What a name costs in the currencies in which it is sold, with the way there; nothing where it is sold in that of the page. */
export function PricesElsewhere({ prices, language }: PricesProps) {
  const { t } = useTranslation('domains');
  if (useSoldHere(prices, language)) return null;
  const sold = currencies.flatMap((currency) => {
    const firstYear = prices.firstYear[currency];
    const renewal = prices.renewal[currency];
    return firstYear && renewal ? [{ currency, firstYear, renewal }] : [];
  });
  return sold.map(({ currency, firstYear, renewal }) => (
    <div className="more offers" key={currency}>
      <span>
        {t('results.elsewhere', { currency, firstYear: formatMoney(firstYear, language), renewal: formatMoney(renewal, language) })}
      </span>
      <Button size="sm" onClick={() => void showIn(currency)}>
        {t('results.switch', { currency })}
      </Button>
    </div>
  ));
}

const rarer = [
  ['transfer', 'results.transfer'],
  ['restore', 'results.restore'],
] as const;
const allFour = [['firstYear', 'table.firstYear'], ['renewal', 'table.renewal'], ...rarer] as const;

/** The rarer prices, or all four where the name cannot be bought now; those that nobody authored are left out. */
export function OtherPrices({ prices, language, all }: PricesProps & { all: boolean }) {
  const { t } = useTranslation('domains');
  const currency = useCurrency(language);
  return (all ? allFour : rarer).map(([of, name]) => {
    const amount = prices[of][currency];
    return amount ? (
      <span key={of}>
        {t(name)} {formatMoney(amount, language)}
      </span>
    ) : null;
  });
}
