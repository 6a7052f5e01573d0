import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { premiumPrices } from '#lib/contracts/calls/domain-calls.ts';
import type { Prices } from '#lib/content/values/prices.ts';
import type { Language } from '#lib/language/languages.ts';
import type { SuffixView } from '#lib/domains/load-domain-suffixes.ts';
import { currencies, type Currency } from '#lib/money/currencies.ts';
import { money } from '#lib/money/money.ts';
import { Amount } from '#components/ui/primitives/amount.tsx';
import type { z } from 'zod';

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

/** The first year, and each further one beside it. */
export function MainPrices({ prices, language }: { prices: NamePrices; language: Language }) {
  const { t } = useTranslation('domains');
  return (
    <p className="price">
      <span className="first">
        <Amount prices={prices.firstYear} language={language} notSold={t('notSold')} /> <small>{t('results.firstYear')}</small>
      </span>
      <span className="renewal">
        <Amount prices={prices.renewal} language={language} notSold={t('notSold')} say={(amount) => t('results.renews', { amount })} />
      </span>
    </p>
  );
}
