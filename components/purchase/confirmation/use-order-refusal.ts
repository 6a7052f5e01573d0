import { useState } from 'react';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { localizePath, type Language } from '#lib/language/languages.ts';
import type { Refused } from '#lib/mydoc/mydoc-client.ts';
import { orderPath } from '#lib/orders/order-address.ts';
import { withoutTags } from '#lib/format/without-tags.ts';
import { readRefusal, type FaultPlace } from './order-refusal.ts';
import type { Agreement } from './use-agreement.ts';
import type { QuoteView } from '../quote/use-quote.ts';

/** What is wrong with the order, by the part of the page that shows it. */
export type Faults = Readonly<Partial<Record<FaultPlace, string>>>;

export interface OrderRefusalProps<Shown>
  extends Pick<QuoteView<Shown>, 'switchTo' | 'renew'>, Pick<Agreement, 'changeTerms' | 'forgetAccepted' | 'spendProof' | 'keep'> {
  quote: Shown;
  language: Language;
  setFaults: (faults: Faults) => void;
}

export interface OrderRefusalView {
  /** Why there is nothing more to order here. */
  readonly ended: 'sold-out' | 'limited' | null;
  /** Does what a refusal asks for: another quote, other terms, another proof, or a word where the fault is. */
  readonly answer: (refusal: Refused) => Promise<void>;
}

/** What follows from a refused order. */
export function useOrderRefusal<Shown>(props: OrderRefusalProps<Shown>): OrderRefusalView {
  const { quote, language, switchTo, renew, changeTerms, forgetAccepted, spendProof, keep, setFaults } = props;
  const { t } = useTranslation('purchase');
  const [ended, setEnded] = useState<OrderRefusalView['ended']>(null);

  /** The call that asked for another quote has asked to log in. */
  const keepForLogIn = async (asked: ReturnType<QuoteView['switchTo']>): Promise<void> => {
    if ((await asked) === 'log-in') keep();
  };

  const answer = async (refusal: Refused): Promise<void> => {
    const read = readRefusal(refusal);
    switch (read.kind) {
      case 'price':
        return keepForLogIn(switchTo(read.quote, quote));
      case 'expired':
        return keepForLogIn(renew(quote, 'expired'));
      case 'not-held':
        // what somebody agreed to is not agreed to by another account
        forgetAccepted();
        return keepForLogIn(renew(quote, 'account'));
      case 'terms':
        changeTerms(read.version);
        return setFaults({
          terms: read.version === null ? withoutTags(refusal.text) : t('confirm.terms.changed', { version: read.version }),
        });
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
              : t('button.limitedUnpaid', { number: read.order.number, href: localizePath(orderPath(read.order.id), language) }),
        });
      case 'fault':
        return setFaults({ [read.place]: refusal.text });
    }
  };

  return { ended, answer };
}
