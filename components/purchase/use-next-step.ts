import { useState } from 'react';
import { useRouter } from 'next/compat/router';
import { useTranslation } from 'next-i18next/pages';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { PurchaseConfiguration } from '#lib/catalogue/configuration.ts';
import { purchasePage, purchaseQuery } from '#lib/catalogue/purchase-address.ts';
import { localizePath, type Language } from '#lib/language/languages.ts';
import { purchaseFault, type PurchaseFault } from '#lib/purchase/check-purchase.ts';
import { isSoldOut, type StockEntry } from '#lib/purchase/stock.ts';
import { checkCvmPassword } from '#lib/rules/cvm-password.ts';
import { pageOutcomes } from '#components/ui/calls/page-outcomes.ts';
import { shownCurrency } from './shown-currency.ts';

/** What stands in the way, by the step of the form that it is about. */
export type Obstacle = PurchaseFault | { readonly key: 'password'; readonly field: 'password' };

interface NextStep {
  readonly requesting: boolean;
  readonly limited: boolean;
  readonly obstacle: Obstacle | null;
  readonly proceed: () => void;
  readonly forget: () => void;
}

interface NextStepProps {
  catalogue: Catalogue;
  configuration: PurchaseConfiguration;
  language: Language;
  stock: readonly StockEntry[] | undefined;
  password: string;
}

const limits: readonly (string | null)[] = ['onceOnly', 'limitedEdition'];

/** From the finished configuration to its quote: log-in, product, image and the rest in the order of R-5.7, then the service. */
export function useNextStep({ catalogue, configuration, language, stock, password }: NextStepProps): NextStep {
  const { t } = useTranslation('purchase');
  const router = useRouter();
  const [requesting, setRequesting] = useState(false);
  const [limited, setLimited] = useState(false);
  const [obstacle, setObstacle] = useState<Obstacle | null>(null);

  const ask = async (): Promise<void> => {
    const { readScriptCookie } = await import('#lib/storage/script-cookies.ts');
    if (readScriptCookie(document, 'token') === null) {
      pageOutcomes.show({ kind: 'login', question: t('logInFirst') });
      return;
    }
    const fault = purchaseFault(catalogue, configuration, (region, model) => isSoldOut(stock, region, model));
    const found: Obstacle | null = fault ?? (checkCvmPassword(password).ok ? null : { key: 'password', field: 'password' });
    setObstacle(found);
    if (found) return;
    const { requestQuote } = await import('./request-quote.ts');
    const result = await requestQuote({ configuration, currency: shownCurrency(language), password });
    if (result.ok) {
      const query = `${purchaseQuery(configuration, catalogue)}&quote=${result.id}`;
      await router?.push(`${localizePath(`${purchasePage}/confirm`, language)}?${query}`, undefined, { locale: false });
    } else if (limits.includes(result.key)) setLimited(true);
  };

  const proceed = (): void => {
    if (requesting) return;
    setRequesting(true);
    ask().catch(() => pageOutcomes.show({ kind: 'toast', text: null })).finally(() => setRequesting(false));
  };
  return { requesting, limited, obstacle, proceed, forget: () => setObstacle(null) };
}
