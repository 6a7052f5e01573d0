import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Quote, WireConfiguration } from '#lib/contracts/calls/orders/purchase-calls.ts';
import type { Language } from '#lib/language/languages.ts';
import { orderPath } from '#lib/orders/order-address.ts';
import type { ConfirmationContent } from '#lib/purchase/load-confirmation.ts';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import type { AskHuman } from '#components/ui/human-check/ask-human.ts';
import { isOfChoice } from '../about/about-refusal.ts';
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
import { ChangeChoice, type ChangeChoiceProps } from './change-choice.tsx';
import { ChangeDetails } from './change-details.tsx';
import { changeCalls, type ChangePorts } from './change-ports.ts';
import { useChangeQuote, wishOfChange, type ChangeQuoteView } from './use-change-quote.ts';

interface ChangeProps {
  /** The order whose server is changed. */
  order: string;
  kind: ChangeChoiceProps['kind'];
  content: ConfirmationContent;
  language: Language;
  /** Answers instead of the service, in tests and examples. */
  ports?: ChangePorts;
  send?: SendOrder;
  ask?: AskHuman;
  coupons?: CouponChoicePorts;
}

/** The confirmation of a change: what the server becomes, its quote, what has to be accepted, and the order itself. */
export function ChangeConfirmation({ order, kind, content, language, ports = changeCalls, ...others }: ChangeProps) {
  const { t } = useTranslation('renewals');
  const view = useChangeQuote(order, language, ports);
  const { state, refusal, server } = view;
  switch (state.kind) {
    case 'waiting':
    case 'log-in':
    case 'unavailable':
      return <NoQuote why={state.kind} logIn={t('logIn')} />;
    case 'failed':
    case 'sold-out':
    case 'too-few':
      if (refusal && !isOfChoice(refusal)) return <NoOrder {...{ order, refusal, language }} />;
      if (!server?.changeable) return <NoOrder {...{ order, language }} refusal={{ kind: 'not-changeable' }} />;
      return (
        <FirstChoice {...{ order, kind, content, language, view }} now={server.configurationNow ?? server.configuration} term={server} />
      );
    case 'quote':
      return <Ordering {...{ content, language, view, state, ...others }} />;
  }
}

interface FirstChoiceProps extends Pick<ChangeProps, 'order' | 'kind' | 'content' | 'language'> {
  view: ChangeQuoteView;
  now: WireConfiguration;
  term: ChangeChoiceProps['term'];
}

/** What the server can become, before anything was chosen. */
function FirstChoice({ order, kind, content: { catalogue }, language, view, now, term }: FirstChoiceProps) {
  const { t } = useTranslation(['changes', 'renewals']);
  const fault = view.refusal?.kind === 'other' ? view.refusal.text : null;
  return (
    <QuoteAndOrder>
      <div className="main">
        <p>{t(`start.${kind}`)}</p>
        <ChangeChoice {...{ kind, now, term, catalogue, language, fault }} chosen={view.choosing ?? {}} onChoose={view.choose} />
        <Actions>
          <ButtonLink href={orderPath(order)} language={language}>
            {t('renewals:toOrder')}
          </ButtonLink>
        </Actions>
      </div>
    </QuoteAndOrder>
  );
}

/** What the server of a quote is before the change. */
const beforeOf = ({ configuration, changes }: Quote): WireConfiguration => ({ ...configuration, ...changes?.from });

interface OrderingProps extends Pick<ChangeProps, 'content' | 'language' | 'send' | 'ask' | 'coupons'> {
  view: ChangeQuoteView;
  state: Extract<QuoteState, { kind: 'quote' }>;
}

/** Stays mounted while there is a quote: a new one keeps what was accepted. */
function Ordering({ content: { catalogue, terms }, language, view, state, send, ask, coupons }: OrderingProps) {
  const { t } = useTranslation('changes');
  const { quote, change, left, ordered } = state;
  const { takeNew, renew } = view;
  const form = useOrderForm({ quote, change, left, termsVersion: terms?.version ?? null, language, takeNew, renew, send });
  const { choosing, onBusy, wanted, choose } = useWaitingWish(view.choose);
  const configuration = { ...quote.configuration, period: quote.period, promotion: null, password: 'generated', fast: false } as const;
  const refusal = view.refusal?.kind === 'other' ? view.refusal.text : null;
  return (
    <ChangeDetails
      {...{ quote, catalogue, language }}
      choice={
        <ChangeChoice
          {...{ catalogue, language }}
          kind={quote.changes?.kind ?? 'upgrade'}
          now={beforeOf(quote)}
          term={quote}
          chosen={view.choosing ?? wanted ?? wishOfChange(quote)}
          fault={form.faults.server ?? refusal}
          onChoose={choose}
        />
      }
      coupons={<CouponChoice {...{ quote, configuration, catalogue, language, onBusy }} onChosen={view.takeChosen} ports={coupons} />}
    >
      {ordered ? <AlreadyOrdered order={ordered} language={language} /> : null}
      {ordered && !ordered.awaitsPayment ? null : (
        <OrderBox
          {...{ quote, change, terms, form, language, ask }}
          choosing={choosing || view.choosing !== null}
          soldOut={form.soldOut}
          stays={t('stays')}
        />
      )}
    </ChangeDetails>
  );
}
