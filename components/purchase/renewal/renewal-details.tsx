import type { ReactNode } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { Quote } from '#lib/contracts/calls/orders/purchase-calls.ts';
import { formatLocalInstant } from '#lib/format/format-date.ts';
import type { Language } from '#lib/language/languages.ts';
import { discountFigure } from '#lib/money/discount-figure.ts';
import { orderPath } from '#lib/orders/order-address.ts';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { Note } from '#components/ui/primitives/note.tsx';
import { ServerBill } from '#components/ui/server/server-bill.tsx';
import { ServerFacts } from '#components/ui/server/server-facts.tsx';
import { RefundRules } from '../about/refund-rules.tsx';
import { OptionGroup, OptionTile } from '../configurator/option-tile.tsx';
import { QuoteAndOrder } from '../quote/quote-details.tsx';
import { RenewalFacts, RenewalPriceNote } from './renewal-facts.tsx';

const Periods = styled('section', { base: { '& > [role=alert]:not(:empty)': { marginTop: '4' } } });

interface RenewalDetailsProps {
  quote: Quote;
  catalogue: Catalogue;
  language: Language;
  /** Why there is no quote of the period that was chosen, or why it cannot be ordered; null: nothing is wrong. */
  fault: string | null;
  /** The period that is chosen, also while its quote is being asked for. */
  chosen: string;
  onPeriod: (period: string) => void;
  /** The coupons for it. */
  coupons: ReactNode;
  /** Terms, check and button. */
  children: ReactNode;
}

/** The quote of a renewal as the service returned it: nothing is calculated here. */
export function RenewalDetails({ quote, catalogue, language, fault, chosen, onPeriod, coupons, children }: RenewalDetailsProps) {
  const { t } = useTranslation(['renewals', 'purchase']);
  const { renews } = quote;
  if (!renews) return null;
  const period = catalogue.periods.find(({ code }) => code === quote.period)?.name[language] ?? quote.period;
  const instant = (at: string) => <time dateTime={at}>{formatLocalInstant(at, language)}</time>;
  return (
    <QuoteAndOrder>
      <div className="main">
        <PeriodChoice {...{ catalogue, language, fault, chosen, onPeriod }} />
        <section>
          <h2>{t('title')}</h2>
          <ServerFacts
            configuration={quote.configuration}
            period={period}
            password={null}
            catalogue={catalogue}
            language={language}
            more={[
              [t('span.from'), instant(renews.from)],
              [t('span.until'), instant(renews.until)],
              [
                t('order'),
                <SiteLink key="order" href={orderPath(renews.order)} language={language}>
                  {renews.number}
                </SiteLink>,
              ],
              [t('purchase:confirm.quoteNumber'), <code key="number">{quote.id}</code>],
            ]}
          />
        </section>
        <RenewalPriceNote quote={quote} language={language} />
        <section>
          <h2>{t('purchase:confirm.coupons')}</h2>
          {coupons}
        </section>
        <RenewalFacts quote={quote} period={period} language={language} />
        <RefundRules rules={[t('refunds.whole'), t('refunds.begun')]} language={language} />
      </div>
      <ServerBill
        bill={quote}
        heading={t('purchase:confirm.price')}
        totalLabel={t('purchase:confirm.total')}
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

/** The periods for which a server can be renewed. */
export function PeriodChoice({
  catalogue,
  language,
  fault,
  chosen,
  onPeriod,
}: Pick<RenewalDetailsProps, 'catalogue' | 'language' | 'fault' | 'chosen' | 'onPeriod'>) {
  const { t } = useTranslation(['renewals', 'purchase']);
  return (
    <Periods>
      <h2>{t('period')}</h2>
      <OptionGroup name={t('period')} columns="narrow">
        {catalogue.periods.map(({ code, name, discountPercent }) => (
          <OptionTile
            key={code}
            group="period"
            value={code}
            checked={code === chosen}
            small
            onChoose={onPeriod}
            name={name[language]}
            note={discountPercent > 0 ? t('purchase:period.off', { figure: discountFigure(discountPercent, language) }) : undefined}
          />
        ))}
      </OptionGroup>
      <div role="alert">{fault === null ? null : <Note tone="warn">{fault}</Note>}</div>
    </Periods>
  );
}
