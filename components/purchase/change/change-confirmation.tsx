import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Quote, WireConfiguration } from '#lib/contracts/calls/orders/purchase-calls.ts';
import type { ChangeWish } from '#lib/orders/changes/server-change.ts';
import { ChoiceAlone, OrderAbout } from '../about/about-order.tsx';
import { isOfChoice } from '../about/about-refusal.ts';
import { NoOrder } from '../about/no-order.tsx';
import { configurationFor, useAboutOrder, type AboutProps, type OrderingProps } from '../about/use-about-order.ts';
import { AlreadyOrdered } from '../confirmation/already-ordered.tsx';
import { NoQuote } from '../confirmation/no-quote.tsx';
import { CouponChoice } from '../coupon/coupon-choice.tsx';
import { ChangeChoice, type ChangeChoiceProps } from './change-choice.tsx';
import { ChangeDetails } from './change-details.tsx';
import { changeCalls } from './change-ports.ts';
import { useChangeQuote, wishOfChange, type ChangeQuoteView } from './use-change-quote.ts';

interface ChangeProps extends AboutProps<ChangeWish> {
  kind: ChangeChoiceProps['kind'];
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
      if (refusal && !isOfChoice(refusal)) return <NoOrder order={order} refusal={refusal} language={language} />;
      if (!server?.changeable) return <NoOrder order={order} language={language} refusal={{ kind: 'not-changeable' }} />;
      return (
        <FirstChoice
          order={order}
          kind={kind}
          content={content}
          language={language}
          view={view}
          now={server.configurationNow ?? server.configuration}
          term={server}
        />
      );
    case 'quote':
      return <Ordering content={content} language={language} view={view} state={state} {...others} />;
  }
}

interface FirstChoiceProps extends Pick<ChangeProps, 'order' | 'kind' | 'content' | 'language'> {
  view: ChangeQuoteView;
  now: WireConfiguration;
  term: ChangeChoiceProps['term'];
}

/** What the server can become, before anything was chosen. */
function FirstChoice({ order, kind, content: { catalogue }, language, view, now, term }: FirstChoiceProps) {
  const { t } = useTranslation('changes');
  const fault = view.refusal?.kind === 'other' ? view.refusal.text : null;
  return (
    <ChoiceAlone order={order} language={language}>
      <p>{t(`start.${kind}`)}</p>
      <ChangeChoice
        kind={kind}
        now={now}
        term={term}
        catalogue={catalogue}
        language={language}
        fault={fault}
        chosen={view.choosing ?? {}}
        onChoose={view.choose}
      />
    </ChoiceAlone>
  );
}

/** What the server of a quote is before the change. */
const beforeOf = ({ configuration, changes }: Quote): WireConfiguration => ({ ...configuration, ...changes?.from });

/** Stays mounted while there is a quote: a new one keeps what was accepted. */
function Ordering(props: OrderingProps<ChangeWish>) {
  const { content, language, view, state, ask, coupons } = props;
  const { t } = useTranslation('changes');
  const { quote } = state;
  const { catalogue } = content;
  const order = useAboutOrder(props);
  const refusal = view.refusal?.kind === 'other' ? view.refusal.text : null;
  return (
    <>
      <AlreadyOrdered ordered={state.ordered} language={language} />
      <ChangeDetails
        quote={quote}
        catalogue={catalogue}
        language={language}
        choice={
          <ChangeChoice
            catalogue={catalogue}
            language={language}
            kind={quote.changes?.kind ?? 'upgrade'}
            now={beforeOf(quote)}
            term={quote}
            chosen={order.chosen ?? wishOfChange(quote)}
            fault={order.form.faults.server ?? refusal}
            onChoose={order.choose}
          />
        }
        coupons={
          state.ordered ? null : (
            <CouponChoice
              quote={quote}
              catalogue={catalogue}
              language={language}
              configuration={configurationFor(quote)}
              onChosen={view.takeChosen}
              onBusy={order.onBusy}
              ports={coupons}
            />
          )
        }
      >
        <OrderAbout content={content} language={language} state={state} ask={ask} order={order} stays={t('stays')} />
      </ChangeDetails>
    </>
  );
}
