import { useEffect, useRef } from 'react';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { Button } from '#components/ui/controls/button.tsx';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import type { WithdrawalMessage } from '#lib/contracts/calls/orders/withdrawal-calls.ts';
import { formatInstant } from '#lib/format/format-date.ts';
import type { Language } from '#lib/language/languages.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import { money } from '#lib/money/money.ts';
import type { WithdrawalPageContent } from '#lib/orders/load-withdrawal-page.ts';
import { orderPath } from '#lib/orders/order-address.ts';
import { StatementFacts } from './statement-facts.tsx';
import { StatementPanel } from './statement-panel.ts';

interface WithdrawalReceiptProps {
  message: WithdrawalMessage;
  countries: NonNullable<WithdrawalPageContent['right']>['countries'];
  language: Language;
}

/** The receipt of a statement, with its instant and its zone, to be printed. */
export function WithdrawalReceipt({ message, countries, language }: WithdrawalReceiptProps) {
  const { t } = useTranslation('withdrawal');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { order, outcome, statedAt, email } = message;
  const back = order && outcome === 'withdrawn' ? formatMoney(money(order.backMinor, order.currency), language) : null;
  return (
    <StatementPanel data-outcome={outcome}>
      <h2 ref={heading} tabIndex={-1}>
        {t('receipt.heading')}
      </h2>
      <p>{t(`receipt.${outcome}`)}</p>
      <p className="statement">{t('review.statement')}</p>
      <StatementFacts
        statement={message}
        countries={countries}
        more={[
          [t('fact.statedAt'), formatInstant(Date.parse(statedAt), language)],
          ...(order ? [[t('fact.number'), order.number] as const] : []),
          ...(back === null ? [] : [[t('fact.back'), back] as const]),
        ]}
      />
      <p>{t('receipt.sent', { email })}</p>
      <div className="acts">
        <Button onClick={() => window.print()}>{t('receipt.print')}</Button>
        {order ? (
          <ButtonLink href={orderPath(order.id)} language={language}>
            {t('receipt.toOrder')}
          </ButtonLink>
        ) : null}
      </div>
    </StatementPanel>
  );
}
