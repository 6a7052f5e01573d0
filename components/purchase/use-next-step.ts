import { useState } from 'react';
import { useRouter } from 'next/compat/router';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { PurchaseConfiguration } from '#lib/catalogue/configuration.ts';
import { logInSource, takesSshKeys } from '#lib/catalogue/on-sale.ts';
import { quantityOf } from '#lib/catalogue/quantity.ts';
import { purchaseQuery } from '#lib/catalogue/purchase-address.ts';
import { purchasePage } from '#lib/catalogue/purchase-page.ts';
import { localizePath, type Language } from '#lib/language/languages.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import { money } from '#lib/money/money.ts';
import { purchaseFault, type PurchaseFault } from '#lib/purchase/check-purchase.ts';
import type { Estimate } from '#lib/purchase/estimate.ts';
import { leftOf, type StockEntry } from '#lib/purchase/stock.ts';
import { pageOutcomes } from '#components/ui/calls/page-outcomes.ts';
import { shownCurrency } from '#components/ui/currency/use-currency.ts';
import { keepingCoupon } from './coupon/kept-coupon.ts';
import { passwordObstacle, requirePassword, type PasswordObstacle } from './password/password-obstacle.ts';
import type { ServerPassword } from './password/use-server-password.ts';
import { isNoHostName, isNoUserData, wishedSetup, type ServerSetupChoice } from './setup/use-server-setup.ts';

/** What prevents the purchase, by step of the form. */
export type Obstacle =
  | PurchaseFault
  | { readonly key: PasswordObstacle; readonly field: 'password' }
  | { readonly key: 'hostName'; readonly field: 'host-name' }
  | { readonly key: 'userData'; readonly field: 'user-data' };

export interface NextStep {
  readonly requesting: boolean;
  readonly limited: boolean;
  readonly obstacle: Obstacle | null;
  readonly proceed: () => void;
}

interface NextStepProps {
  catalogue: Catalogue;
  configuration: PurchaseConfiguration;
  language: Language;
  stock: readonly StockEntry[] | undefined;
  secret: ServerPassword;
  setup: ServerSetupChoice;
  /** The price that the page shows; null if it is not sold. */
  price: Estimate | null;
  /** Nothing is in the way any more: the quote is asked for. */
  onRequest?: () => void;
}

/** From the finished configuration to its quote: log-in, product, image and the rest in the order of R-5.7, then the service. */
export function useNextStep({ catalogue, configuration, language, stock, secret, setup, price, onRequest }: NextStepProps): NextStep {
  const { t } = useTranslation('purchase');
  const router = useRouter();
  const [requesting, setRequesting] = useState(false);
  const [limited, setLimited] = useState(false);
  const [obstacle, setObstacle] = useState<Obstacle | null>(null);
  const { password } = secret;
  const isLinux = takesSshKeys(catalogue, configuration.image);
  const source = logInSource(catalogue, configuration);
  const productFault = (): Obstacle | null => purchaseFault(catalogue, configuration, (region, model) => leftOf(stock, region, model));
  const find = (ofPassword: PasswordObstacle | null): Obstacle | null =>
    productFault() ?? (ofPassword ? { key: ofPassword, field: 'password' } : setupFault(setup, isLinux, quantityOf(configuration)));
  // the reported fault was fixed meanwhile: nothing else is reported before the next attempt
  if (obstacle && find(passwordObstacle(secret, source, setup))?.key !== obstacle.key) setObstacle(null);

  const ask = async (): Promise<void> => {
    const { readScriptCookie } = await import('#lib/storage/script-cookies.ts');
    if (readScriptCookie('token') === null) {
      pageOutcomes.show({ kind: 'login', question: t('logInFirst') });
      return;
    }
    const found = productFault() ?? find(requirePassword(secret, source, setup));
    setObstacle(found);
    if (found) return;
    onRequest?.();
    const { requestQuote } = await import('./quote/request-quote.ts');
    const currency = shownCurrency(language);
    const result = await requestQuote({
      configuration,
      currency,
      password: source === 'key' ? '' : password,
      setup: wishedSetup(setup, { source, isLinux }),
    });
    if (result.ok) {
      const seen = price?.total[currency];
      if (seen && seen.amountMinor !== result.quote.totalMinor) {
        const [before, now] = [seen, money(result.quote.totalMinor, currency)].map((amount) => formatMoney(amount, language));
        pageOutcomes.show({ kind: 'info', html: t('priceChanged', { before, now }) });
      }
      secret.clearForQuote();
      const confirmation = `${localizePath(`${purchasePage}/confirm`, language)}?${purchaseQuery(configuration, catalogue)}&quote=${result.id}`;
      await router?.push(keepingCoupon(confirmation), undefined, { locale: false });
    } else if (result.key === 'onceOnly') setLimited(true);
  };

  const proceed = (): void => {
    if (requesting) return;
    setRequesting(true);
    ask()
      .catch(() => pageOutcomes.show({ kind: 'toast', text: null }))
      .finally(() => setRequesting(false));
  };
  return { requesting, limited, obstacle, proceed };
}

/** What was typed of the setup, and is none of its kind; an empty field is none that was typed. */
function setupFault(setup: ServerSetupChoice, isLinux: boolean, servers: number): Obstacle | null {
  if (isNoHostName(setup, servers)) return { key: 'hostName', field: 'host-name' };
  return isLinux && isNoUserData(setup) ? { key: 'userData', field: 'user-data' } : null;
}
