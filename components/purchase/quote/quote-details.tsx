import type { ReactNode } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { quantityOf } from '#lib/catalogue/quantity.ts';
import { numberedHostNames } from '#lib/rules/servers/numbered-host-names.ts';
import type { PurchaseConfiguration } from '#lib/catalogue/configuration.ts';
import type { Quote } from '#lib/contracts/calls/orders/purchase-calls.ts';
import type { Language } from '#lib/language/languages.ts';
import type { WordKey } from '#locales/word-keys.ts';
import type { NamedPromotion } from '#lib/offers/named-promotion.ts';
import { money } from '#lib/money/money.ts';
import { orderPage } from '#lib/orders/order-address.ts';
import { WarningIcon } from '#components/ui/primitives/icons.tsx';
import { OverYearsTable } from '#components/ui/server/over-years-table.tsx';
import { ServerBill } from '#components/ui/server/server-bill.tsx';
import { ServerFacts } from '#components/ui/server/server-facts.tsx';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { useCentreAddress } from '#components/ui/store-state/store-state.tsx';
import { LazySafeHtml } from '#components/ui/primitives/lazy-safe-html.tsx';
import { PromotionOutcome } from '../promotion/promotion-outcome.tsx';
import { OrderRefundRules } from '../confirmation/order-refund-rules.tsx';
import { PhoneTotal } from './phone-total.tsx';
import { OrderFacts } from '../confirmation/order-facts.tsx';

/** A quote and its order, side by side where there is room. */
export const QuoteAndOrder = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0,1fr)', lg: 'minmax(0,1fr) 360px' },
    columnGap: '12',
    rowGap: '10',
    alignItems: 'start',
    // a column, not a grid: what sticks in it may move along the whole of it
    '& .main': { display: 'flex', flexDirection: 'column', gap: '10' },
    '& .main h2': { textStyle: 'h3', marginBottom: '4' },
    '& .head': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: '3',
      flexWrap: 'wrap',
      marginBottom: '4',
      '& h2': { marginBottom: '0' },
    },
    '& .fault': { display: 'flex', gap: '2', textStyle: 'sm', color: 'fg.error', marginTop: '3' },
    '& .small': { textStyle: 'sm', color: 'fg.muted' },
    '& .main dl ~ :is(.small, .quiet)': { marginTop: '3' },
    '& [role=note] + dl': { marginTop: '4' },
    '& .quiet': { display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '1', textStyle: 'sm', color: 'fg.muted' },
    '& code': { fontFamily: 'mono', fontSize: '.8125rem', overflowWrap: 'anywhere', userSelect: 'all' },
  },
});

interface QuoteDetailsProps {
  quote: Quote;
  configuration: PurchaseConfiguration;
  catalogue: Catalogue;
  promotions: readonly NamedPromotion[];
  language: Language;
  /** Whether consumers can withdraw from the contract on the site. */
  offersWithdrawal?: boolean;
  /** Why the server cannot be ordered, in words; null if it can. */
  fault: string | null;
  /** The coupons for it; null: none can be chosen any more. */
  coupons: ReactNode;
  /** The link back to the form; null: it was ordered. */
  change: ReactNode;
  /** Terms, check and button. */
  children: ReactNode;
}

/** A quote as returned by the service: its own lines and amounts, nothing is calculated here. */
export function QuoteDetails({
  quote,
  configuration,
  catalogue,
  promotions,
  language,
  offersWithdrawal = false,
  fault,
  coupons,
  change,
  children,
}: QuoteDetailsProps) {
  const { t } = useTranslation('purchase');
  const period = catalogue.periods.find(({ code }) => code === quote.period)?.name[language] ?? quote.period;
  return (
    <QuoteAndOrder>
      <div className="main">
        <PromotionOutcome quote={quote} promotions={promotions} catalogue={catalogue} language={language} />
        <section>
          <div className="head">
            <h2>{t(quantityOf(quote.configuration) === 1 ? 'summary.heading' : 'summary.headingOfSeveral')}</h2>
            {change}
          </div>
          <ServerFacts
            configuration={quote.configuration}
            period={period}
            {...logInFacts(quote, configuration, t)}
            catalogue={catalogue}
            language={language}
          />
          <div role="alert">
            {fault === null ? null : (
              <div className="fault">
                <WarningIcon />
                <LazySafeHtml html={`${fault} ${t('confirm.mended')}`} />
              </div>
            )}
          </div>
        </section>
        {coupons === null ? null : (
          <section>
            <h2>{t('confirm.coupons')}</h2>
            {coupons}
          </section>
        )}
        <OrderFacts quote={quote} period={period} offersWithdrawal={offersWithdrawal} language={language} />
        <OrderRefundRules quote={quote} language={language} />
        <OtherWays language={language} />
        <PhoneTotal quote={quote} language={language} />
      </div>
      <ServerBill
        bill={quote}
        heading={t('confirm.price')}
        totalLabel={t('confirm.total')}
        period={period}
        catalogue={catalogue}
        promotions={promotions}
        language={language}
      >
        <OverYears quote={quote} catalogue={catalogue} language={language} />
        {children}
      </ServerBill>
    </QuoteAndOrder>
  );
}

/** The orders of the account, and ordering by ticket. */
function OtherWays({ language }: Pick<QuoteDetailsProps, 'language'>) {
  const { t } = useTranslation('purchase');
  const ticketHref = useCentreAddress('newTicket');
  return (
    <p className="quiet">
      <SiteLink href={orderPage} language={language}>
        {t('confirm.orders')}
      </SiteLink>
      <a href={ticketHref}>{t('confirm.byTicket')}</a>
    </p>
  );
}

/** What the order and its renewals come to over the years, in the currency of its quote. */
function OverYears({ quote, catalogue, language }: Pick<QuoteDetailsProps, 'quote' | 'catalogue' | 'language'>) {
  const { configuration, period, currency, totalMinor, renewalMinor } = quote;
  const inOne = (minor: number) => ({ USD: null, HKD: null, JPY: null, [currency]: money(minor, currency) });
  return (
    <OverYearsTable
      catalogue={catalogue}
      ordered={{ ...configuration, period }}
      price={{ total: inOne(totalMinor), renewal: inOne(renewalMinor) }}
      currency={currency}
      language={language}
    />
  );
}

/** By what one logs in to the server, and what it is called. */
function logInFacts(
  { hasPassword, setup, configuration: ordered }: Quote,
  { password }: PurchaseConfiguration,
  t: (key: WordKey<'purchase'>) => string,
) {
  const sshKeys = setup?.sshKeys ?? [];
  const ofThisPassword = password === 'own' ? 'confirm.passwordOwn' : 'confirm.passwordGenerated';
  const ofPassword = hasPassword ? ofThisPassword : 'confirm.passwordLater';
  return {
    password: !hasPassword && sshKeys.length > 0 ? null : t(ofPassword),
    hostName: setup?.hostName ? numberedHostNames(setup.hostName, quantityOf(ordered)).join(', ') : t('setup.hostNameFrom'),
    sshKeys,
    userDataLines: setup?.userData?.lines,
  };
}
