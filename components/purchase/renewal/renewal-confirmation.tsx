import { useState } from 'react';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Language } from '#lib/language/languages.ts';
import { orderPage, orderPath } from '#lib/orders/order-address.ts';
import type { ConfirmationContent } from '#lib/purchase/load-confirmation.ts';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import type { AskHuman } from '#components/ui/human-check/ask-human.ts';
import { LazySafeHtml } from '#components/ui/primitives/lazy-safe-html.tsx';
import { Note } from '#components/ui/primitives/note.tsx';
import { AlreadyOrdered } from '../confirmation/already-ordered.tsx';
import { Actions, NoQuote } from '../confirmation/no-quote.tsx';
import { OrderBox } from '../confirmation/order-box.tsx';
import type { SendOrder } from '../confirmation/send-order.ts';
import { useOrderForm } from '../confirmation/use-order-form.ts';
import { CouponChoice } from '../coupon/coupon-choice.tsx';
import type { CouponChoicePorts } from '../coupon/coupon-choice-ports.ts';
import { QuoteAndOrder } from '../quote/quote-details.tsx';
import type { QuoteState } from '../quote/use-shown-quote.ts';
import { useLatest } from '../use-latest.ts';
import { PeriodChoice, RenewalDetails } from './renewal-details.tsx';
import { renewalCalls, type RenewalPorts } from './renewal-ports.ts';
import { useRenewalQuote, type RenewalQuoteView, type RenewalRefusal } from './use-renewal-quote.ts';

interface RenewalProps {
  /** The order whose server is renewed. */
  order: string;
  content: ConfirmationContent;
  language: Language;
  /** Answers instead of the service, in tests and examples. */
  ports?: RenewalPorts;
  send?: SendOrder;
  ask?: AskHuman;
  coupons?: CouponChoicePorts;
}

/** The confirmation of a renewal: a period, its quote, what has to be accepted, and the order itself. */
export function RenewalConfirmation({ order, content, language, ports = renewalCalls, ...others }: RenewalProps) {
  const { t } = useTranslation('renewals');
  const view = useRenewalQuote(order, language, ports);
  const { state, refusal } = view;
  switch (state.kind) {
    case 'waiting':
    case 'log-in':
    case 'unavailable':
      return <NoQuote why={state.kind} logIn={t('logIn')} />;
    case 'failed':
    case 'sold-out':
      return isOfPeriod(refusal) ? (
        <OtherPeriod {...{ order, content, language, view, refusal }} />
      ) : (
        <NotRenewable order={order} refusal={refusal ?? { kind: 'not-renewable' }} language={language} />
      );
    case 'quote':
      return <Ordering {...{ content, language, view, state, ...others }} />;
  }
}

type OfPeriod = Extract<RenewalRefusal, { kind: 'other' | 'period-gone' }>;

type SayOfRenewal = ReturnType<typeof useTranslation<'renewals'>>['t'];

/** Why there is no quote of a period. */
const periodFault = (refusal: OfPeriod, t: SayOfRenewal): string => (refusal.kind === 'other' ? refusal.text : t('periodGone'));

const isOfPeriod = (refusal: RenewalRefusal | null): refusal is OfPeriod => refusal?.kind === 'other' || refusal?.kind === 'period-gone';

interface OtherPeriodProps extends Pick<RenewalProps, 'order' | 'content' | 'language'> {
  view: RenewalQuoteView;
  refusal: OfPeriod;
}

/** Why the server cannot be renewed for the period of its order, and the other periods. */
function OtherPeriod({ order, content: { catalogue }, language, view, refusal }: OtherPeriodProps) {
  const { t } = useTranslation('renewals');
  const fault = periodFault(refusal, t);
  return (
    <QuoteAndOrder>
      <div className="main">
        <PeriodChoice {...{ catalogue, language, fault }} chosen={view.choosing ?? ''} onPeriod={view.choosePeriod} />
        <Actions>
          <ButtonLink href={orderPath(order)} language={language}>
            {t('toOrder')}
          </ButtonLink>
        </Actions>
      </div>
    </QuoteAndOrder>
  );
}

interface NotRenewableProps extends Pick<RenewalProps, 'order' | 'language'> {
  refusal: Exclude<RenewalRefusal, OfPeriod>;
}

/** Why there is nothing to renew here, and where to go. */
function NotRenewable({ order, refusal, language }: NotRenewableProps) {
  const { t } = useTranslation(['renewals', 'purchase']);
  const words = (): string => {
    switch (refusal.kind) {
      case 'unpaid':
        return t('unpaid', { number: refusal.number });
      case 'not-renewable':
        return t('not');
      case 'unknown':
        return t('unknown');
    }
  };
  const target = refusal.kind === 'unpaid' ? orderPath(refusal.order) : refusal.kind === 'unknown' ? orderPage : orderPath(order);
  return (
    <Note tone="warn">
      <div role="alert">
        <LazySafeHtml html={words()} />
      </div>
      <Actions>
        <ButtonLink href={target} language={language}>
          {refusal.kind === 'unknown' ? t('purchase:confirm.orders') : t('toOrder')}
        </ButtonLink>
      </Actions>
    </Note>
  );
}

interface PeriodWish {
  /** A coupon is being chosen. */
  readonly choosing: boolean;
  readonly onBusy: (busy: boolean) => void;
  /** The period that waits for it; null: none does. */
  readonly wanted: string | null;
  readonly choosePeriod: (period: string) => void;
}

/** A period that is pressed while a coupon is being chosen waits for that, so that neither takes the place of the other. */
function usePeriodWish(choosePeriod: (period: string) => void): PeriodWish {
  const [choosing, setChoosing] = useState(false);
  const [wanted, setWanted] = useState<string | null>(null);
  const choose = useLatest(choosePeriod);
  const onBusy = useLatest((busy: boolean) => {
    setChoosing(busy);
    if (busy || wanted === null) return;
    setWanted(null);
    // the quote with the coupon is known to the page by then
    queueMicrotask(() => choose(wanted));
  });
  return { choosing, onBusy, wanted, choosePeriod: choosing ? setWanted : choosePeriod };
}

interface OrderingProps extends Pick<RenewalProps, 'content' | 'language' | 'send' | 'ask' | 'coupons'> {
  view: RenewalQuoteView;
  state: Extract<QuoteState, { kind: 'quote' }>;
}

/** Stays mounted while there is a quote: a new one keeps what was accepted. */
function Ordering({
  content: { catalogue, terms },
  language,
  view,
  state: { quote, change, left, ordered },
  send,
  ask,
  coupons,
}: OrderingProps) {
  const { t } = useTranslation('renewals');
  const { takeNew, renew } = view;
  const form = useOrderForm({ quote, change, left, termsVersion: terms?.version ?? null, language, takeNew, renew, send });
  const { choosing, onBusy, wanted, choosePeriod } = usePeriodWish(view.choosePeriod);
  const configuration = { ...quote.configuration, period: quote.period, promotion: null, password: 'generated', fast: false } as const;
  const refusal = isOfPeriod(view.refusal) ? periodFault(view.refusal, t) : null;
  const takeFor = (period: string, campaign: string): void => {
    view.choosePeriodFor(period, campaign);
    // what was pressed goes away with the old quote
    document.querySelector<HTMLInputElement>(`input[name="period"][value="${CSS.escape(period)}"]`)?.focus();
  };
  return (
    <RenewalDetails
      {...{ quote, catalogue, language }}
      fault={form.faults.server ?? refusal}
      chosen={view.choosing ?? wanted ?? quote.period}
      onPeriod={choosePeriod}
      coupons={
        <CouponChoice
          {...{ quote, configuration, catalogue, language }}
          onChosen={view.takeChosen}
          onPeriod={takeFor}
          onBusy={onBusy}
          ports={coupons}
        />
      }
    >
      {ordered ? <AlreadyOrdered order={ordered} language={language} /> : null}
      {ordered && !ordered.awaitsPayment ? null : (
        <OrderBox
          {...{ quote, change, terms, form, language, ask }}
          choosing={choosing || view.choosing !== null}
          soldOut={false}
          stays={t('stays')}
        />
      )}
    </RenewalDetails>
  );
}
