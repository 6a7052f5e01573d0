import type { ReactNode } from 'react';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { DomainQuote } from '#lib/contracts/calls/orders/domain-quote-call.ts';
import type { Language } from '#lib/language/languages.ts';
import { namesPage } from '#lib/orders/name-address.ts';
import { orderPath } from '#lib/orders/order-address.ts';
import { Button } from '#components/ui/controls/button.tsx';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import { showInCurrency } from '#components/ui/currency/choose-currency.ts';
import { NameBill } from '#components/ui/names/name-bill.tsx';
import { NameFacts } from '#components/ui/names/name-facts.tsx';
import { LazySafeHtml } from '#components/ui/primitives/lazy-safe-html.tsx';
import { Note } from '#components/ui/primitives/note.tsx';
import { FaultNote } from '../about/fault-note.tsx';
import { RefundRules } from '../about/refund-rules.tsx';
import { Actions } from '../confirmation/no-quote.tsx';
import { SixFacts } from '../confirmation/six-facts.tsx';
import { PhoneTotal } from '../quote/phone-total.tsx';
import { QuoteAndOrder } from '../quote/quote-details.tsx';
import { WarningOfName } from './asked-name.tsx';
import type { NameRefusal } from './use-name-quote.ts';

/** Why the name cannot be ordered here, and where to go. */
export function NotQuoted({ refusal, language, onAgain }: { refusal: NameRefusal | null; language: Language; onAgain: () => void }) {
  const { t } = useTranslation(['registration', 'purchase']);
  const words = (): ReactNode => {
    if (refusal === null) return t('purchase:confirm.unavailable');
    if (refusal.kind === 'other-currency') return t('notInCurrency', { currency: refusal.here });
    return refusal.kind === 'under-way' ? t('underWay', { number: refusal.number }) : <LazySafeHtml html={refusal.text} />;
  };
  return (
    <Note tone="warn">
      <div role="alert">{words()}</div>
      <Actions>
        {refusal?.kind === 'under-way' ? (
          <ButtonLink href={orderPath(refusal.order)} language={language} variant="primary">
            {t('toOrder')}
          </ButtonLink>
        ) : null}
        {refusal?.kind === 'other-currency'
          ? refusal.sold.map((currency) => (
              <Button key={currency} variant="primary" onClick={() => showInCurrency(currency)}>
                {t('switch', { currency })}
              </Button>
            ))
          : null}
        {refusal === null || (refusal.kind === 'other' && refusal.again) ? <Button onClick={onAgain}>{t('again')}</Button> : null}
        <ButtonLink href={namesPage} language={language}>
          {t('toSearch')}
        </ButtonLink>
      </Actions>
    </Note>
  );
}

interface NameQuoteProps {
  quote: DomainQuote;
  language: Language;
  /** Why the name cannot be ordered; absent: it can. */
  fault?: string | undefined;
  /** Terms, check and button. */
  children: ReactNode;
}

/** The quote of a name as the service returned it. */
export function NameQuote({ quote, language, fault, children }: NameQuoteProps) {
  const { t } = useTranslation(['registration', 'purchase']);
  return (
    <QuoteAndOrder>
      <div className="main">
        <section>
          <h2>{t('heading')}</h2>
          <NameFacts terms={quote} language={language} />
          <WarningOfName name={quote.domain.name} />
          <p className="quiet">{t('owner')}</p>
          <div role="alert">{fault === undefined ? null : <FaultNote html={fault} />}</div>
        </section>
        <SixFacts
          quote={quote}
          quantity={t('six.one')}
          period={t('year')}
          delivery={{ when: t('six.deliveryWhen'), from: t('six.deliveryFrom') }}
          withdrawal={t('six.withdrawal')}
          language={language}
        />
        <RefundRules
          rules={[t('rules.back'), t('rules.class'), t('rules.kept'), t('rules.coupons')]}
          usesCoupon={false}
          heading={t('rulesHeading')}
          language={language}
        />
        <PhoneTotal quote={quote} language={language} />
      </div>
      <NameBill bill={quote} heading={t('purchase:confirm.price')} totalLabel={t('purchase:confirm.total')} language={language}>
        {children}
      </NameBill>
    </QuoteAndOrder>
  );
}
