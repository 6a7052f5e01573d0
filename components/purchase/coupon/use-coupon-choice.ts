import { useEffect, useState } from 'react';
import type { Quote } from '#lib/contracts/calls/purchase-calls.ts';
import { outcomeOf } from '#lib/mydoc/outcome.ts';
import { pageOutcomes } from '#components/ui/calls/page-outcomes.ts';
import type { ChosenCoupon, CouponChoicePorts, CouponOffer } from './coupon-choice-ports.ts';

export interface CouponChoiceState {
  /** Null until it is known. */
  readonly offer: CouponOffer | null;
  /** The coupons could not be read. */
  readonly failed: boolean;
  readonly busy: boolean;
  /** The coupon that is chosen, or is being chosen; empty: none. */
  readonly chosen: string;
  /** Why a choice or a code was refused, HTML in the visitor's language; null if nothing was. */
  readonly refusal: { readonly of: 'coupon' | 'code'; readonly html: string } | null;
  choose(chosen: ChosenCoupon): void;
  again(): void;
}

/** The coupons for a quote, and a choice among them: each choice is another quote. */
export function useCouponChoice(quote: Quote, onChosen: (chosen: Quote) => void, ports: CouponChoicePorts): CouponChoiceState {
  const [offer, setOffer] = useState<CouponOffer | null>(null);
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  const [pending, setPending] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<CouponChoiceState['refusal']>(null);
  const [reads, setReads] = useState(0);
  const { id } = quote;

  useEffect(() => {
    let left = false;
    const read = async (): Promise<void> => {
      const answer = await ports.offer(id);
      if (left) return;
      setFailed(!answer.ok);
      if (answer.ok) setOffer(answer.message);
    };
    read().catch(() => !left && setFailed(true));
    return () => {
      left = true;
    };
  }, [ports, id, reads]);

  const choose = (chosen: ChosenCoupon): void => {
    if (busy) return;
    setBusy(true);
    setPending('coupon' in chosen ? chosen.coupon : null);
    setRefusal(null);
    const settle = async (): Promise<void> => {
      const result = await ports.choose(id, chosen);
      if (result.ok) onChosen(result.message);
      else if (result.kind === 'refused') setRefusal({ of: 'code' in chosen ? 'code' : 'coupon', html: result.text });
      else pageOutcomes.show(outcomeOf(result, false));
    };
    settle()
      .catch(() => pageOutcomes.show({ kind: 'toast', text: null }))
      .finally(() => {
        setBusy(false);
        setPending(null);
      });
  };

  return {
    offer,
    failed,
    busy,
    chosen: pending ?? quote.coupon?.grant ?? '',
    refusal,
    choose,
    again: () => setReads((before) => before + 1),
  };
}
