import type { ReactNode } from 'react';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { DomainQuote } from '#lib/contracts/calls/orders/domain-quote-call.ts';
import type { Language } from '#lib/language/languages.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import { money } from '#lib/money/money.ts';
import { BillPanel } from '../server/bill-panel.ts';

interface NameBillProps {
  bill: Pick<DomainQuote, 'domain' | 'lines' | 'currency' | 'totalMinor' | 'renewalMinor'>;
  heading: string;
  totalLabel: string;
  language: Language;
  /** The name is not registered, and will not be: nothing is renewed. */
  over?: boolean;
  /** The available actions. */
  children?: ReactNode;
}

/** The price of a name as the service calculated it. */
export function NameBill({
  bill: { domain, lines, currency, totalMinor, renewalMinor },
  heading,
  totalLabel,
  language,
  over = false,
  children,
}: NameBillProps) {
  const { t } = useTranslation('registration');
  const amount = (minor: number): string => formatMoney(money(minor, currency), language);
  return (
    <BillPanel aria-label={heading} id="bill">
      <h2>{heading}</h2>
      <dl className="lines">
        {lines.map(({ code, amountMinor }) => (
          <div key={code}>
            <dt>{t('line', { name: domain.shown })}</dt>
            <dd>{amount(amountMinor)}</dd>
          </div>
        ))}
      </dl>
      <p className="total">
        {totalLabel}
        <b data-total="">{amount(totalMinor)}</b>
      </p>
      {over ? null : <p className="small">{t('renews', { amount: amount(renewalMinor) })}</p>}
      {children}
    </BillPanel>
  );
}
