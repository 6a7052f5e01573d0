import { useEffect, useState } from 'react';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { PurchaseConfiguration } from '#lib/catalogue/configuration.ts';
import { quantityOf } from '#lib/catalogue/quantity.ts';
import { purchasePath } from '#lib/catalogue/purchase-address.ts';
import type { Language } from '#lib/language/languages.ts';
import type { ConfirmationContent } from '#lib/purchase/load-confirmation.ts';
import { leftOf } from '#lib/purchase/stock.ts';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import type { AskHuman } from '#components/ui/human-check/ask-human.ts';
import { Note } from '#components/ui/primitives/note.tsx';
import { CouponChoice } from '../coupon/coupon-choice.tsx';
import type { CouponChoicePorts } from '../coupon/coupon-choice-ports.ts';
import { keepingCoupon, rememberCoupon } from '../coupon/kept-coupon.ts';
import { AlreadyOrdered } from './already-ordered.tsx';
import { Actions, NoQuote } from './no-quote.tsx';
import { OrderOnce } from './order-once.tsx';
import type { SendOrder } from './send-order.ts';
import { QuoteDetails } from '../quote/quote-details.tsx';
import { SetupLost } from '../setup/setup-lost.tsx';
import { SoldOutNote } from '../configurator/sold-out-note.tsx';
import { useOrderForm } from './use-order-form.ts';
import { useQuote, type QuoteAsking, type QuoteView } from '../quote/use-quote.ts';
import type { QuoteState } from '../quote/use-shown-quote.ts';
import { useStock } from '#components/ui/stock/use-stock.ts';

interface ConfirmationProps {
  content: ConfirmationContent;
  language: Language;
  /** Answers instead of the service, in tests and examples. */
  asking?: QuoteAsking;
  send?: SendOrder;
  ask?: AskHuman;
  coupons?: CouponChoicePorts;
}

/** The confirmation of an order: the quote, what has to be accepted, and the order itself. */
export function Confirmation({ content, language, asking, send, ask, coupons }: ConfirmationProps) {
  const { t } = useTranslation('purchase');
  const view = useQuote(content, language, asking);
  const { state, configuration } = view;
  useEffect(() => {
    if (state.kind === 'quote') rememberCoupon(state.ordered ? null : state.quote);
  }, [state]);
  const quote = state.kind === 'quote' ? state.quote : null;
  const back = configuration ? (
    <ButtonLink href={keepingCoupon(purchasePath(configuration, content.catalogue), quote)} language={language}>
      {t('confirm.change')}
    </ButtonLink>
  ) : null;
  switch (state.kind) {
    case 'waiting':
    case 'log-in':
    case 'unavailable':
      return (
        <NoQuote why={state.kind} logIn={t('button.logIn')}>
          {back}
        </NoQuote>
      );
    case 'sold-out':
      return configuration ? (
        <SoldOutNote catalogue={content.catalogue} configuration={configuration} language={language}>
          <Actions>{back}</Actions>
        </SoldOutNote>
      ) : null;
    case 'too-few':
      return (
        <Note tone="warn">
          <p>{t('quantity.tooFew', { left: state.left, count: configuration ? quantityOf(configuration) : state.left })}</p>
          <Actions>{back}</Actions>
        </Note>
      );
    case 'failed':
      return (
        <Note tone="warn">
          <p>{t('confirm.failed')}</p>
          <Actions>{back}</Actions>
        </Note>
      );
    case 'quote':
      return configuration ? (
        <Ordering
          content={content}
          language={language}
          send={send}
          ask={ask}
          coupons={coupons}
          view={view}
          configuration={configuration}
          back={back}
          state={state}
        />
      ) : null;
  }
}

interface OrderingProps {
  content: ConfirmationContent;
  language: Language;
  view: QuoteView;
  state: Extract<QuoteState, { kind: 'quote' }>;
  configuration: PurchaseConfiguration;
  back: React.ReactNode;
  send: SendOrder | undefined;
  ask: AskHuman | undefined;
  coupons: CouponChoicePorts | undefined;
}

/** Stays mounted while there is a quote: a new one keeps what was accepted. */
function Ordering({
  content: { catalogue, promotions, terms, offersWithdrawal = false },
  language,
  view,
  state: { quote, change, left, ordered },
  configuration,
  back,
  send,
  ask,
  coupons,
}: OrderingProps) {
  const { t } = useTranslation('purchase');
  const form = useOrderForm({
    quote,
    change,
    left,
    termsVersion: terms?.version ?? null,
    language,
    switchTo: view.switchTo,
    renew: view.renew,
    send,
  });
  const [choosing, setChoosing] = useState(false);
  const { region, model } = quote.configuration;
  const free = leftOf(useStock(), region, model);
  const count = quantityOf(quote.configuration);
  const tooFew = !ordered && free !== null && free > 0 && free < count ? t('quantity.tooFew', { left: free, count }) : null;
  return (
    <>
      <AlreadyOrdered ordered={ordered} language={language} />
      <QuoteDetails
        quote={quote}
        configuration={configuration}
        catalogue={catalogue}
        promotions={promotions}
        language={language}
        offersWithdrawal={offersWithdrawal}
        fault={form.faults.server ?? tooFew}
        coupons={
          ordered ? null : (
            <CouponChoice
              quote={quote}
              configuration={configuration}
              catalogue={catalogue}
              language={language}
              onChosen={view.takeChosen}
              onBusy={setChoosing}
              ports={coupons}
            />
          )
        }
        change={ordered ? null : back}
      >
        <SetupLost quote={quote} configuration={configuration} catalogue={catalogue} />
        <OrderOnce
          ordered={ordered}
          quote={quote}
          change={change}
          terms={terms}
          form={form}
          choosing={choosing}
          language={language}
          ask={ask}
          soldOut={free === 0}
        />
      </QuoteDetails>
    </>
  );
}
