import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { premiumPrices } from '#lib/contracts/calls/domain-calls.ts';
import type { Prices } from '#lib/content/values/prices.ts';
import type { Language } from '#lib/language/languages.ts';
import type { SuffixView } from '#lib/domains/load-domain-suffixes.ts';
import { currencies, type Currency } from '#lib/money/currencies.ts';
import { money } from '#lib/money/money.ts';
import { formatMoney } from '#lib/money/format-money.ts';
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

/** The first year, and each further one beside it. A result is drawn in the browser only: it knows the currency. */
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

/** The rarer prices: those that nobody authored are left out. */
export function OtherPrices({ prices, language }: PricesProps) {
  const { t } = useTranslation('domains');
  const currency = useCurrency(language);
  const transfer = prices.transfer[currency];
  const restore = prices.restore[currency];
  return (
    <>
      {transfer ? (
        <span>
          {t('results.transfer')} {formatMoney(transfer, language)}
        </span>
      ) : null}
      {restore ? (
        <span>
          {t('results.restore')} {formatMoney(restore, language)}
        </span>
      ) : null}
    </>
  );
}
