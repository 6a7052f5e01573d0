import { useState } from 'react';
import { useRouter } from 'next/compat/router';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Quote } from '#lib/contracts/calls/purchase-calls.ts';
import { localizePath, type Language } from '#lib/language/languages.ts';
import type { Refused } from '#lib/mydoc/mydoc-client.ts';
import { orderPath } from '#lib/orders/order-address.ts';
import { pageOutcomes } from '#components/ui/calls/page-outcomes.ts';
import { leavePage } from '#components/ui/runtime/leave-page.ts';
import { useOneAtATime } from '#components/ui/runtime/use-one-at-a-time.ts';
import { useReturn } from '#components/ui/runtime/use-return.ts';
import { forgetOrderLeft, type OrderLeft } from './order-left.ts';
import { readRefusal, type FaultPlace } from './order-refusal.ts';
import { forgetPasswordLeft } from '../password/password-left.ts';
import { placeOrder, type PlaceOrder } from './place-order.ts';
import { mustBeAgreedTo, type QuoteChange } from '../quote/quote-change.ts';
import { useAgreement, type Agreement } from './use-agreement.ts';
import type { QuoteView } from '../quote/use-quote.ts';

type Faults = Readonly<Partial<Record<FaultPlace, string>>>;

interface OrderFormProps {
  quote: Quote;
  change: QuoteChange | null;
  /** What had been agreed to before a log-in. */
  left: OrderLeft | null;
  /** The version of the terms that the page was made with; null where there is none to accept. */
  termsVersion: number | null;
  language: Language;
  takeNew: QuoteView['takeNew'];
  renew: QuoteView['renew'];
  place?: PlaceOrder | undefined;
}

export interface OrderForm extends Omit<Agreement, 'proof' | 'changeTerms' | 'spendProof' | 'keep'> {
  readonly placing: boolean;
  readonly soldOut: boolean;
  readonly limited: boolean;
  readonly faults: Faults;
  readonly order: () => void;
}

/**
 * What has to be agreed to before an order, and the order itself; whatever the service refuses, nothing that was chosen is lost
 * . Where the session has ended the visitor is asked to log in, and comes back to the order as it stood.
 */
export function useOrderForm({
  quote,
  change,
  left,
  termsVersion: shownVersion,
  language,
  takeNew,
  renew,
  place = placeOrder,
}: OrderFormProps): OrderForm {
  const { t } = useTranslation('purchase');
  const router = useRouter();
  const [placing, setPlacing] = useState(false);
  const [ended, setEnded] = useState<'sold-out' | 'limited' | null>(null);
  const [faults, setFaults] = useState<Faults>({});
  const { proof, changeTerms, spendProof, keep, ...agreement } = useAgreement(quote, shownVersion, left);
  const { termsVersion, accepted, agreed } = agreement;
  const { begin, end } = useOneAtATime();

  const stop = (): void => {
    end();
    setPlacing(false);
  };
  // Back from the payment shows this page as it was left
  useReturn(stop);

  const mend = (placeOfFault: FaultPlace): void => setFaults(({ [placeOfFault]: _mended, ...others }) => others);

  /** The call that asked for another quote has asked to log in. */
  const keepForLogIn = async (asked: ReturnType<QuoteView['takeNew']>): Promise<void> => {
    if ((await asked) === 'log-in') keep();
  };

  const answer = async (refusal: Refused): Promise<void> => {
    const read = readRefusal(refusal);
    switch (read.kind) {
      case 'price':
        return keepForLogIn(takeNew(read.quote, quote));
      case 'expired':
        return keepForLogIn(renew(quote, 'expired'));
      case 'not-held':
        // what somebody agreed to is not agreed to by another account
        changeTerms(null);
        return keepForLogIn(renew(quote, 'account'));
      case 'terms':
        changeTerms(read.version);
        return setFaults({ terms: read.version === null ? refusal.text : t('confirm.terms.changed', { version: read.version }) });
      case 'human':
        // with every other refusal the service gives the proof back
        spendProof();
        return setFaults({ human: t('confirm.humanMissing') });
      case 'ended':
        setEnded(read.ended);
        if (read.ended === 'sold-out') return setFaults({ server: refusal.text });
        return setFaults({
          button:
            read.order === null
              ? t('button.limitedWhy')
              : t('button.limitedUnpaid', { number: read.order, href: localizePath(orderPath(read.order), language) }),
        });
      case 'fault':
        return setFaults({ [read.place]: refusal.text });
    }
  };

  const submit = async (): Promise<'gone' | 'here'> => {
    const missing: Faults = {
      ...(mustBeAgreedTo(change) && !agreed ? { price: t('confirm.agreeMissing') } : {}),
      ...(accepted ? {} : { terms: t('confirm.terms.missing') }),
      ...(proof === null ? { human: t('confirm.humanMissing') } : {}),
    };
    setFaults(missing);
    if (Object.keys(missing).length > 0 || proof === null || termsVersion === null) return 'here';
    const placed = await place({ quote: quote.id, proof, termsVersion, language });
    switch (placed.kind) {
      case 'pay':
        forgetLeft();
        leavePage.to(placed.address);
        return 'gone';
      case 'order':
        forgetLeft();
        await router?.push(localizePath(orderPath(placed.id), language), undefined, { locale: false });
        return 'gone';
      case 'log-in':
        keep();
        pageOutcomes.show({ kind: 'login' });
        return 'here';
      case 'busy':
        pageOutcomes.show({ kind: 'toast', text: null });
        return 'here';
      case 'refused':
        await answer(placed.refusal);
        return 'here';
    }
  };

  return {
    ...agreement,
    placing,
    faults,
    soldOut: ended === 'sold-out',
    limited: ended === 'limited',
    accept: (now) => {
      agreement.accept(now);
      mend('terms');
    },
    agree: (now) => {
      agreement.agree(now);
      mend('price');
    },
    takeProof: (given, untilMs) => {
      agreement.takeProof(given, untilMs);
      if (given !== null) mend('human');
    },
    order: () => {
      if (!begin()) return;
      setPlacing(true);
      submit().then(
        (went) => {
          if (went === 'here') stop();
        },
        () => {
          pageOutcomes.show({ kind: 'toast', text: null });
          stop();
        },
      );
    },
  };
}

/** The order is placed: what was kept on the way to it is of no more use. */
function forgetLeft(): void {
  forgetOrderLeft();
  forgetPasswordLeft();
}
