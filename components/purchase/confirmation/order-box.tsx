import { useEffect, useRef } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { effectiveInWords } from '#lib/content/effective-in-words.ts';
import { quantityOf } from '#lib/catalogue/quantity.ts';
import type { Quote } from '#lib/contracts/calls/orders/purchase-calls.ts';
import { localizePath, type Language } from '#lib/language/languages.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import { money } from '#lib/money/money.ts';
import type { TosInForce } from '#lib/purchase/tos-in-force.ts';
import { buttonState } from '#lib/purchase/button-state.ts';
import { AgreeBox } from '#components/ui/controls/agree-box.tsx';
import type { AskHuman } from '#components/ui/human-check/ask-human.ts';
import { HumanCheck } from '#components/ui/human-check/human-check.tsx';
import { WarningIcon } from '#components/ui/primitives/icons.tsx';
import { Note } from '#components/ui/primitives/note.tsx';
import { OrderButton } from './order-button.tsx';
import type { FaultPlace } from './order-refusal.ts';
import { QuoteChangeNote } from '../quote/quote-change-note.tsx';
import type { OrderForm } from './use-order-form.ts';
import type { QuoteChange } from '../quote/quote-change.ts';

const OrderPanel = styled('div', {
  base: {
    display: 'grid',
    gap: '4',
    borderTop: '1px solid',
    borderColor: 'border',
    paddingTop: '4',
    '& .links': { display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '1', textStyle: 'sm', '& a': { minHeight: '24px' } },
    '& .error': { display: 'flex', gap: '2', textStyle: 'sm', color: 'fg.error', marginTop: '2' },
  },
});

/** The first missing item is focused when there are several. */
const inOrder: readonly FaultPlace[] = ['price', 'conditions', 'terms', 'human'];

export interface OrderBoxProps {
  quote: Pick<Quote, 'totalMinor' | 'currency'> & Partial<Pick<Quote, 'configuration'>>;
  change: QuoteChange | null;
  terms: TosInForce | null;
  form: OrderForm;
  /** A coupon is being chosen: the quote that is shown is about to be replaced. */
  choosing: boolean;
  /** Sold out, as far as stock is counted. */
  soldOut: boolean;
  /** What stays as it is until the payment; absent: that the server is reserved. */
  stays?: string;
  /** What the order has to be accepted for besides the terms, named as its fault; absent: nothing. */
  conditions?: React.ReactNode;
  language: Language;
  ask?: AskHuman | undefined;
}

/** Terms, human check and the button: each shows what is still missing. */
export function OrderBox({ quote, change, terms, form, choosing, soldOut, stays, conditions, language, ask }: OrderBoxProps) {
  const { t } = useTranslation('purchase');
  const box = useRef<HTMLDivElement>(null);
  const { faults } = form;
  const first = inOrder.find((place) => faults[place] !== undefined);
  useEffect(() => {
    if (first) box.current?.querySelector<HTMLElement>(first === 'human' ? '.human button' : `[name=${first}]`)?.focus();
    // a new message is scrolled into view
  }, [first, faults]);
  if (terms === null || form.termsVersion === null) return <Note tone="warn">{t('confirm.terms.unavailable')}</Note>;
  const version = form.termsVersion;
  const count = quantityOf(quote.configuration);
  const isShown = version === terms.version;
  const toRead = (path: string, label: string) => (
    <a href={localizePath(path, language)} target="_blank" rel="noopener">
      {label}
    </a>
  );
  const kind = buttonState({
    requesting: form.placing || choosing,
    soldOut: soldOut || form.soldOut,
    limited: form.limited,
    loggedIn: true,
  });
  return (
    <OrderPanel ref={box}>
      {change ? <QuoteChangeNote change={change} agreed={form.agreed} onAgree={form.agree} fault={faults.price ?? null} /> : null}
      {change === null ? <FaultLine fault={faults.price} /> : null}
      {conditions}
      <AgreeBox
        name="terms"
        checked={form.accepted}
        onChange={form.accept}
        error={faults.terms ?? null}
        label={
          isShown ? t('confirm.terms.read', { version, date: effectiveInWords(terms, language) }) : t('confirm.terms.readNew', { version })
        }
      >
        <p className="links">
          {toRead(terms.path, t('confirm.terms.open'))}
          {toRead('/doc/article/refund', t('confirm.terms.refund'))}
        </p>
      </AgreeBox>
      <div className="human">
        <HumanCheck
          key={form.checkRound}
          action="order"
          onProof={form.takeProof}
          givenUntilMs={form.provedUntilMs}
          {...(ask ? { ask } : {})}
        />
        <FaultLine fault={faults.human} />
      </div>
      <OrderButton
        kind={kind}
        doing={t(choosing ? 'confirm.couponChoice.changing' : 'confirm.ordering')}
        amount={formatMoney(money(quote.totalMinor, quote.currency), language)}
        fault={faults.button ?? null}
        onOrder={form.order}
      />
      <p className="small">{stays ?? (count === 1 ? t('confirm.stays') : t('confirm.staysOfSeveral', { count }))}</p>
    </OrderPanel>
  );
}

/** What is missing, beside its place. */
function FaultLine({ fault }: { fault: string | undefined }) {
  return fault === undefined ? null : (
    <p className="error" role="alert">
      <WarningIcon />
      <span>{fault}</span>
    </p>
  );
}
