import { useState } from 'react';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Language } from '#lib/language/languages.ts';
import { pageOutcomes } from '#components/ui/calls/page-outcomes.ts';
import { useOneAtATime } from '#components/ui/runtime/use-one-at-a-time.ts';
import { useWhenRestored } from '#components/ui/runtime/use-when-restored.ts';
import type { OrderLeft } from './order-left.ts';
import type { FaultPlace } from './order-refusal.ts';
import { sendOrder, type SendOrder } from './send-order.ts';
import { mustBeAgreedTo, type QuoteChange } from '../quote/quote-change.ts';
import { useAgreement, type Agreement, type OrderedQuote } from './use-agreement.ts';
import { useOrderOutcome } from './use-order-outcome.ts';
import type { Faults } from './use-order-refusal.ts';
import type { QuoteView } from '../quote/use-quote.ts';

interface OrderFormProps<Shown> {
  quote: Shown;
  change: QuoteChange | null;
  /** What had been accepted before a log-in. */
  left: OrderLeft | null;
  /** The version of the terms that the page was rendered with; null if there is none to accept. */
  termsVersion: number | null;
  /** What to say while the conditions of a registry are not accepted; absent: there are none. */
  conditionsMissing?: string | null;
  language: Language;
  switchTo: QuoteView<Shown>['switchTo'];
  renew: QuoteView<Shown>['renew'];
  send?: SendOrder | undefined;
}

export interface OrderForm extends Omit<Agreement, 'proof' | 'changeTerms' | 'forgetAccepted' | 'spendProof' | 'keep'> {
  readonly placing: boolean;
  readonly soldOut: boolean;
  readonly limited: boolean;
  readonly faults: Faults;
  /** Another server is chosen: what was wrong with the former one holds no longer. */
  readonly forgetServer: () => void;
  readonly order: () => void;
}

/**
 * What has to be accepted before an order, and the order itself; whatever the service refuses, no input is lost. If the
 * session has ended, the visitor is asked to log in and returns to the same state.
 */
export function useOrderForm<Shown extends OrderedQuote>({
  quote,
  change,
  left,
  termsVersion: shownVersion,
  conditionsMissing = null,
  language,
  switchTo,
  renew,
  send = sendOrder,
}: OrderFormProps<Shown>): OrderForm {
  const { t } = useTranslation('purchase');
  const [placing, setPlacing] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  const { proof, changeTerms, forgetAccepted, spendProof, keep, ...agreement } = useAgreement(quote, shownVersion, left);
  const { termsVersion, accepted, agreed, conditions } = agreement;
  const { ended, follow } = useOrderOutcome({ quote, language, switchTo, renew, changeTerms, forgetAccepted, spendProof, keep, setFaults });
  const { begin, end } = useOneAtATime();

  const stop = (): void => {
    end();
    setPlacing(false);
  };
  // Back from the payment restores this page from the cache
  useWhenRestored(stop);

  const mend = (placeOfFault: FaultPlace): void => setFaults(({ [placeOfFault]: _mended, ...others }) => others);

  const submit = async (): Promise<'gone' | 'here'> => {
    const missing: Faults = {
      ...(mustBeAgreedTo(change) && !agreed ? { price: t('confirm.agreeMissing') } : {}),
      ...(conditionsMissing === null || conditions ? {} : { conditions: conditionsMissing }),
      ...(accepted ? {} : { terms: t('confirm.terms.missing') }),
      ...(proof === null ? { human: t('confirm.humanMissing') } : {}),
    };
    setFaults(missing);
    if (Object.keys(missing).length > 0 || proof === null || termsVersion === null) return 'here';
    const { id, totalMinor } = quote;
    return follow(
      await send({ quote: id, totalMinor, proof, termsVersion, language, ...(conditionsMissing === null ? {} : { conditions }) }),
    );
  };

  return {
    ...agreement,
    placing,
    faults,
    soldOut: ended === 'sold-out',
    limited: ended === 'limited',
    forgetServer: () => mend('server'),
    ...mending(agreement, mend),
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

/** What is accepted mends what was missing of it. */
const mending = (
  { accept, agree, meet, takeProof }: Pick<Agreement, 'accept' | 'agree' | 'meet' | 'takeProof'>,
  mend: (place: FaultPlace) => void,
): Pick<OrderForm, 'accept' | 'agree' | 'meet' | 'takeProof'> => ({
  accept: (now) => {
    accept(now);
    mend('terms');
  },
  agree: (now) => {
    agree(now);
    mend('price');
  },
  meet: (now) => {
    meet(now);
    mend('conditions');
  },
  takeProof: (given, untilMs) => {
    takeProof(given, untilMs);
    if (given !== null) mend('human');
  },
});
