import { useRef, useState } from 'react';
import { useRouter } from 'next/compat/router';
import { useTranslation } from 'next-i18next/pages';
import type { Quote } from '#lib/contracts/calls/purchase-calls.ts';
import { localizePath, type Language } from '#lib/language/languages.ts';
import type { Refused } from '#lib/mydoc-client.ts';
import { orderPath } from '#lib/orders/order-address.ts';
import { pageOutcomes } from '#components/ui/calls/page-outcomes.ts';
import { leavePage } from '#components/ui/leave-page.ts';
import { useReturn } from '#components/ui/use-return.ts';
import { readRefusal, type FaultPlace } from './order-refusal.ts';
import { placeOrder, type PlaceOrder } from './place-order.ts';
import { mustBeAgreedTo, type QuoteChange, type QuoteView } from './use-quote.ts';

export type Faults = Readonly<Partial<Record<FaultPlace, string>>>;

interface OrderFormProps {
  quote: Quote;
  change: QuoteChange | null;
  /** The version of the terms that the page was made with; null where there is none to accept. */
  termsVersion: number | null;
  language: Language;
  takeNew: QuoteView['takeNew'];
  renew: QuoteView['renew'];
  place?: PlaceOrder | undefined;
}

export interface OrderForm {
  readonly placing: boolean;
  readonly soldOut: boolean;
  readonly limited: boolean;
  readonly loggedOut: boolean;
  readonly faults: Faults;
  /** The version that counts; another than the page's once the service has named a newer one. */
  readonly termsVersion: number | null;
  readonly accepted: boolean;
  readonly agreed: boolean;
  /** Counts the checks that were used: each needs a new one. */
  readonly checkRound: number;
  readonly accept: (accepted: boolean) => void;
  readonly agree: (agreed: boolean) => void;
  readonly takeProof: (proof: string | null) => void;
  readonly order: () => void;
}

/** What has to be agreed to before an order, and the order itself; whatever the service refuses, nothing that was chosen is lost. */
export function useOrderForm({ quote, change, termsVersion: shownVersion, language, takeNew, renew, place = placeOrder }: OrderFormProps): OrderForm {
  const { t } = useTranslation('purchase');
  const router = useRouter();
  const [placing, setPlacing] = useState(false);
  const [ended, setEnded] = useState<'sold-out' | 'limited' | 'logged-out' | null>(null);
  const [faults, setFaults] = useState<Faults>({});
  const [termsVersion, setTermsVersion] = useState(shownVersion);
  const [accepted, setAccepted] = useState(false);
  // a price is agreed to with its quote, and not with the next one
  const [agreedTo, setAgreedTo] = useState<string | null>(null);
  const [proof, setProof] = useState<string | null>(null);
  const [checkRound, setCheckRound] = useState(0);
  // a second click comes before the first one is drawn
  const underWay = useRef(false);

  const stop = (): void => {
    underWay.current = false;
    setPlacing(false);
  };
  // Back from the payment shows this page as it was left
  useReturn(stop);

  const mend = (placeOfFault: FaultPlace): void => setFaults(({ [placeOfFault]: _mended, ...others }) => others);

  const answer = async (refusal: Refused): Promise<void> => {
    const read = readRefusal(refusal);
    switch (read.kind) {
      case 'price':
        return takeNew(read.quote, quote);
      case 'expired':
        return renew(quote);
      case 'terms':
        setAccepted(false);
        setTermsVersion((known) => read.version ?? known);
        return setFaults({ terms: read.version === null ? refusal.text : t('confirm.terms.changed', { version: read.version }) });
      case 'human':
        // with every other refusal the service gives the proof back
        setProof(null);
        setCheckRound((round) => round + 1);
        return setFaults({ human: t('confirm.humanMissing') });
      case 'ended':
        setEnded(read.ended);
        if (read.ended === 'sold-out') return setFaults({ server: refusal.text });
        return setFaults({ button: read.order === null ? t('button.limitedWhy') : t('button.limitedUnpaid', { number: read.order, href: localizePath(orderPath(read.order), language) }) });
      case 'fault':
        return setFaults({ [read.place]: refusal.text });
    }
  };

  const submit = async (): Promise<'gone' | 'here'> => {
    const missing: Faults = {
      ...(mustBeAgreedTo(change) && agreedTo !== quote.id ? { price: t('confirm.agreeMissing') } : {}),
      ...(accepted ? {} : { terms: t('confirm.terms.missing') }),
      ...(proof === null ? { human: t('confirm.humanMissing') } : {}),
    };
    setFaults(missing);
    if (Object.keys(missing).length > 0 || proof === null || termsVersion === null) return 'here';
    const placed = await place({ quote: quote.id, proof, termsVersion, language });
    switch (placed.kind) {
      case 'pay':
        leavePage.to(placed.address);
        return 'gone';
      case 'order':
        await router?.push(localizePath(orderPath(placed.id), language), undefined, { locale: false });
        return 'gone';
      case 'log-in':
        setEnded('logged-out');
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
    placing, faults, termsVersion, accepted, checkRound,
    soldOut: ended === 'sold-out', limited: ended === 'limited', loggedOut: ended === 'logged-out',
    agreed: agreedTo === quote.id,
    accept: (now) => {
      setAccepted(now);
      mend('terms');
    },
    agree: (now) => {
      setAgreedTo(now ? quote.id : null);
      mend('price');
    },
    takeProof: (given) => {
      setProof(given);
      if (given !== null) mend('human');
    },
    order: () => {
      if (underWay.current) return;
      underWay.current = true;
      setPlacing(true);
      submit().then((went) => { if (went === 'here') stop(); }, () => {
        pageOutcomes.show({ kind: 'toast', text: null });
        stop();
      });
    },
  };
}
