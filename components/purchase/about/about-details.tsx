import type { ReactNode } from 'react';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { Quote } from '#lib/contracts/calls/orders/purchase-calls.ts';
import type { Language } from '#lib/language/languages.ts';
import { orderPath } from '#lib/orders/order-address.ts';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { ServerBill } from '#components/ui/server/server-bill.tsx';
import { ServerFacts } from '#components/ui/server/server-facts.tsx';
import { WholeNumbers } from '#components/ui/primitives/whole-numbers.tsx';
import { PhoneTotal } from '../quote/phone-total.tsx';
import { QuoteAndOrder } from '../quote/quote-details.tsx';
import { RefundRules } from './refund-rules.tsx';

/** What both confirmations about a server are given. */
export interface QuoteAboutProps {
  quote: Quote;
  catalogue: Catalogue;
  language: Language;
  /** The coupons for it; null: none can be chosen any more. */
  coupons: ReactNode;
  /** Terms, check and button. */
  children: ReactNode;
}

interface AboutDetailsProps extends QuoteAboutProps {
  /** The order by which the server was bought. */
  about: { readonly order: string; readonly number: string };
  /** In the visitor's language. */
  period: string;
  /** What can be chosen, and how its price is made up. */
  choice: ReactNode;
  /** The server after the order, under a heading of its own. */
  heading: string;
  more: readonly (readonly [name: string, value: ReactNode])[];
  /** The six facts. */
  facts: ReactNode;
  /** How it goes back. */
  rules: readonly string[];
}

/** The quote of an order about a server as the service returned it: nothing is calculated here. */
export function AboutDetails({
  quote,
  catalogue,
  language,
  about,
  period,
  choice,
  heading,
  more,
  coupons,
  facts,
  rules,
  children,
}: AboutDetailsProps) {
  const { t } = useTranslation(['purchase', 'renewals']);
  return (
    <QuoteAndOrder>
      <div className="main">
        {choice}
        <section>
          <h2>{heading}</h2>
          <ServerFacts
            configuration={quote.configuration}
            period={period}
            password={null}
            catalogue={catalogue}
            language={language}
            more={[
              ...more,
              [
                t('renewals:order'),
                <SiteLink key="order" href={orderPath(about.order)} language={language}>
                  <WholeNumbers>{about.number}</WholeNumbers>
                </SiteLink>,
              ],
            ]}
          />
        </section>
        {coupons === null ? null : (
          <section>
            <h2>{t('confirm.coupons')}</h2>
            {coupons}
          </section>
        )}
        {facts}
        <RefundRules rules={rules} usesCoupon={quote.discounts.some(({ kind }) => kind === 'coupon')} language={language} />
        <PhoneTotal quote={quote} language={language} />
      </div>
      <ServerBill
        bill={quote}
        heading={t('confirm.price')}
        totalLabel={t('confirm.total')}
        period={period}
        catalogue={catalogue}
        promotions={[]}
        language={language}
      >
        {children}
      </ServerBill>
    </QuoteAndOrder>
  );
}
