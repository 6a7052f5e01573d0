import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Language } from '#lib/language/languages.ts';
import { orderPath } from '#lib/orders/order-address.ts';
import type { ConfirmationContent } from '#lib/purchase/load-confirmation.ts';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import type { AskHuman } from '#components/ui/human-check/ask-human.ts';
import { isOfChoice, type OfChoice } from '../about/about-refusal.ts';
import { NoOrder } from '../about/no-order.tsx';
import { useWaitingWish } from '../about/use-waiting-wish.ts';
import { AlreadyOrdered } from '../confirmation/already-ordered.tsx';
import { Actions, NoQuote } from '../confirmation/no-quote.tsx';
import { OrderBox } from '../confirmation/order-box.tsx';
import type { SendOrder } from '../confirmation/send-order.ts';
import { useOrderForm } from '../confirmation/use-order-form.ts';
import { CouponChoice } from '../coupon/coupon-choice.tsx';
import type { CouponChoicePorts } from '../coupon/coupon-choice-ports.ts';
import { QuoteAndOrder } from '../quote/quote-details.tsx';
import type { QuoteState } from '../quote/use-shown-quote.ts';
import { PeriodChoice, RenewalDetails } from './renewal-details.tsx';
import { renewalCalls, type RenewalPorts } from './renewal-ports.ts';
import { useRenewalQuote, type RenewalQuoteView } from './use-renewal-quote.ts';

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
      return isOfChoice(refusal) ? (
        <OtherPeriod {...{ order, content, language, view, refusal }} />
      ) : (
        <NoOrder order={order} refusal={refusal ?? { kind: 'not-renewable' }} language={language} />
      );
    case 'quote':
      return <Ordering {...{ content, language, view, state, ...others }} />;
  }
}

type SayOfRenewal = ReturnType<typeof useTranslation<'renewals'>>['t'];

/** Why there is no quote of a period. */
const periodFault = (refusal: OfChoice, t: SayOfRenewal): string => (refusal.kind === 'other' ? refusal.text : t('periodGone'));

interface OtherPeriodProps extends Pick<RenewalProps, 'order' | 'content' | 'language'> {
  view: RenewalQuoteView;
  refusal: OfChoice;
}

/** Why the server cannot be renewed for the period of its order, and the other periods. */
function OtherPeriod({ order, content: { catalogue }, language, view, refusal }: OtherPeriodProps) {
  const { t } = useTranslation('renewals');
  const fault = periodFault(refusal, t);
  return (
    <QuoteAndOrder>
      <div className="main">
        <PeriodChoice
          {...{ catalogue, language, fault }}
          chosen={view.choosing?.period ?? ''}
          onPeriod={(period) => view.choose({ period })}
        />
        <Actions>
          <ButtonLink href={orderPath(order)} language={language}>
            {t('toOrder')}
          </ButtonLink>
        </Actions>
      </div>
    </QuoteAndOrder>
  );
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
  const { choosing, onBusy, wanted, choose } = useWaitingWish(view.choose);
  const configuration = { ...quote.configuration, period: quote.period, promotion: null, password: 'generated', fast: false } as const;
  const refusal = isOfChoice(view.refusal) ? periodFault(view.refusal, t) : null;
  const takeFor = (period: string, campaign: string): void => {
    view.chooseFor({ period }, campaign);
    // what was pressed goes away with the old quote
    document.querySelector<HTMLInputElement>(`input[name="period"][value="${CSS.escape(period)}"]`)?.focus();
  };
  return (
    <RenewalDetails
      {...{ quote, catalogue, language }}
      fault={form.faults.server ?? refusal}
      chosen={(view.choosing ?? wanted)?.period ?? quote.period}
      onPeriod={(period) => choose({ period })}
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
