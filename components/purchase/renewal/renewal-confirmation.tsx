import { useTranslation } from '#components/ui/words/use-translation.ts';
import { ChoiceAlone, OrderAbout } from '../about/about-order.tsx';
import { isOfChoice, type OfChoice } from '../about/about-refusal.ts';
import { NoOrder } from '../about/no-order.tsx';
import { configurationFor, useAboutOrder, type AboutProps, type OrderingProps } from '../about/use-about-order.ts';
import { AlreadyOrdered } from '../confirmation/already-ordered.tsx';
import { NoQuote } from '../confirmation/no-quote.tsx';
import { CouponChoice } from '../coupon/coupon-choice.tsx';
import { PeriodChoice, RenewalDetails } from './renewal-details.tsx';
import { renewalCalls, type RenewalPorts, type RenewalWish } from './renewal-ports.ts';
import { useRenewalPrices } from './use-renewal-prices.ts';
import { useRenewalQuote, type RenewalQuoteView } from './use-renewal-quote.ts';

type RenewalProps = Omit<AboutProps<RenewalWish>, 'ports'> & { ports?: RenewalPorts };

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
    case 'too-few':
      return isOfChoice(refusal) ? (
        <OtherPeriod order={order} content={content} language={language} view={view} refusal={refusal} ports={ports} />
      ) : (
        <NoOrder order={order} refusal={refusal ?? { kind: 'not-renewable' }} language={language} />
      );
    case 'quote':
      return <Ordering content={content} language={language} view={view} state={state} server={order} ports={ports} {...others} />;
  }
}

type SayOfRenewal = ReturnType<typeof useTranslation<'renewals'>>['t'];

/** Why there is no quote of a period. */
const periodFault = (refusal: OfChoice, t: SayOfRenewal): string => (refusal.kind === 'other' ? refusal.text : t('periodGone'));

interface OtherPeriodProps extends Pick<AboutProps<RenewalWish>, 'order' | 'content' | 'language'> {
  view: RenewalQuoteView;
  refusal: OfChoice;
  ports: RenewalPorts;
}

/** Why the server cannot be renewed for the period of its order, and the other periods. */
function OtherPeriod({ order, content: { catalogue }, language, view, refusal, ports }: OtherPeriodProps) {
  const { t } = useTranslation('renewals');
  const prices = useRenewalPrices(order, ports);
  const fault = periodFault(refusal, t);
  return (
    <ChoiceAlone order={order} language={language}>
      <PeriodChoice
        catalogue={catalogue}
        language={language}
        fault={fault}
        prices={prices}
        chosen={view.choosing?.period ?? ''}
        onPeriod={(period) => view.choose({ period })}
      />
    </ChoiceAlone>
  );
}

/** Stays mounted while there is a quote: a new one keeps what was accepted. */
function Ordering({ server, ports, ...props }: OrderingProps<RenewalWish> & { server: string; ports: RenewalPorts }) {
  const prices = useRenewalPrices(server, ports);
  const { content, language, view, state, ask, coupons } = props;
  const { t } = useTranslation('renewals');
  const { quote } = state;
  const { catalogue } = content;
  const order = useAboutOrder(props);
  const refusal = isOfChoice(view.refusal) ? periodFault(view.refusal, t) : null;
  const takeFor = (period: string, campaign: string): void => {
    order.form.forgetServer();
    view.chooseFor({ period }, campaign);
    // the pressed button disappears with the old quote
    document.querySelector<HTMLInputElement>(`input[name="period"][value="${CSS.escape(period)}"]`)?.focus();
  };
  return (
    <>
      <AlreadyOrdered ordered={state.ordered} language={language} />
      <RenewalDetails
        quote={quote}
        catalogue={catalogue}
        language={language}
        fault={order.form.faults.server ?? refusal}
        prices={prices}
        chosen={order.chosen?.period ?? quote.period}
        onPeriod={(period) => order.choose({ period })}
        coupons={
          state.ordered ? null : (
            <CouponChoice
              quote={quote}
              catalogue={catalogue}
              language={language}
              configuration={configurationFor(quote)}
              onChosen={view.takeChosen}
              onPeriod={takeFor}
              onBusy={order.onBusy}
              ports={coupons}
            />
          )
        }
      >
        <OrderAbout content={content} language={language} state={state} ask={ask} order={order} stays={t('stays')} />
      </RenewalDetails>
    </>
  );
}
