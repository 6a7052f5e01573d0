import { useEffect, useState } from 'react';
import type { CouponGrant } from '#lib/contracts/calls/coupon-calls.ts';
import type { OfferedCoupon } from '#lib/contracts/calls/coupon-use-calls.ts';
import type { Quote } from '#lib/contracts/calls/orders/purchase-calls.ts';
import type { MydocResult } from '#lib/mydoc/mydoc-client.ts';
import { outcomeOf } from '#lib/mydoc/outcome.ts';
import { pageOutcomes } from '#components/ui/calls/page-outcomes.ts';
import { foldCouponCode } from '#lib/coupons/coupon-code.ts';
import { rememberedCoupon, withoutRememberedCoupon } from '#lib/coupons/remembered-coupon.ts';
import { replaceQuery } from '../replace-query.ts';
import { useLatest } from '../use-latest.ts';
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
  /** The latest choice came too late: the quote was ordered with another coupon, or without one. */
  readonly ordered: boolean;
  /** The coupon with which the visitor came, while it does not apply; null: it does, or there is none. */
  readonly waiting: CouponGrant | null;
  choose(chosen: ChosenCoupon): void;
  again(): void;
}

interface PendingChoice {
  /** The quote's id. */
  readonly of: string;
  /** Null: a code. */
  readonly coupon: string | null;
}

export interface CouponChoosing {
  readonly quote: Quote;
  readonly onChosen: (chosen: Quote) => void;
  /** Told whether a choice for the shown quote is under way: until it is answered, the quote is not the one that was chosen. */
  readonly onBusy?: ((busy: boolean) => void) | undefined;
  readonly ports: CouponChoicePorts;
}

/** Whether a quote has what was chosen; once it was ordered, the service answers what was ordered. */
const isChosen = (asked: ChosenCoupon, { coupon }: Quote): boolean =>
  'code' in asked ? coupon?.campaign === foldCouponCode(asked.code) : (coupon?.grant ?? '') === asked.coupon;

/** The coupons for a quote, and a choice among them: each choice is another quote. What is answered for an earlier quote is ignored. */
export function useCouponChoice({ quote, onChosen, onBusy, ports }: CouponChoosing): CouponChoiceState {
  const [offer, setOffer] = useState<CouponOffer | null>(null);
  const [failed, setFailed] = useState(false);
  const [pending, setPending] = useState<PendingChoice | null>(null);
  const [refusal, setRefusal] = useState<CouponChoiceState['refusal']>(null);
  const [ordered, setOrdered] = useState(false);
  const [reads, setReads] = useState(0);
  const { id } = quote;
  // a choice for a quote that was replaced meanwhile no longer counts
  const current = pending?.of === id ? pending : null;
  const busy = current !== null;

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

  useEffect(() => onBusy?.(busy), [onBusy, busy]);

  const take = useLatest((of: string, asked: ChosenCoupon, result: MydocResult<Quote>) => {
    if (of !== id) return;
    if (result.ok) {
      setOrdered(!isChosen(asked, result.message));
      onChosen(result.message);
    } else if (result.kind === 'refused') setRefusal({ of: 'code' in asked ? 'code' : 'coupon', html: result.text });
    else pageOutcomes.show(outcomeOf(result, false));
  });

  const begin = (chosen: ChosenCoupon): void => {
    const made: PendingChoice = { of: id, coupon: 'coupon' in chosen ? chosen.coupon : null };
    setPending(made);
    setRefusal(null);
    setOrdered(false);
    const settle = async (): Promise<void> => {
      take(id, chosen, await ports.choose(id, chosen));
    };
    settle()
      .catch(() => pageOutcomes.show({ kind: 'toast', text: null }))
      .finally(() => {
        setPending((now) => (now === made ? null : now));
      });
  };

  const { waiting, forget: forgetWish } = useCouponInMind({ quote, offer, take: (coupon) => busy || begin({ coupon }) });

  const choose = (chosen: ChosenCoupon): void => {
    if (busy) return;
    forgetWish();
    begin(chosen);
  };

  return {
    offer,
    failed,
    busy,
    chosen: current?.coupon ?? quote.coupon?.grant ?? '',
    refusal,
    ordered,
    waiting,
    choose,
    again: () => setReads((before) => before + 1),
  };
}

interface CouponInMind extends Pick<CouponChoosing, 'quote'> {
  readonly offer: CouponOffer | null;
  readonly take: (grant: string) => void;
}

interface KeptCoupon {
  /** The coupon with which the visitor came, while it does not apply to the quote; null: there is none, or it is in the quote. */
  readonly waiting: CouponGrant | null;
  /** Told that the visitor chooses by hand. */
  readonly forget: () => void;
}

/**
 * Chooses the coupon with which the visitor came as soon as it applies, to this quote or a later one, and again where it was left out for
 * a time; until the visitor chooses by hand. The address names it until then, so that it outlives a new load, and the way back to the form.
 */
function useCouponInMind({ quote, offer, take }: CouponInMind): KeptCoupon {
  const [waiting, setWaiting] = useState<CouponGrant | null>(null);
  const forget = useLatest((): void => {
    setWaiting(null);
    dropFromAddress();
  });
  const follow = useLatest((): void => {
    const campaign = rememberedCoupon(window.location.search);
    if (campaign === null) return;
    const [first, ...others] = offer?.coupons.filter(({ grant }) => grant.campaign === campaign) ?? [];
    if (!first || (quote.coupon !== null && quote.coupon.campaign !== campaign)) return forget();
    const fitting = [first, ...others].find(({ verdict }) => verdict.applies);
    setWaiting(quote.coupon === null && !fitting && mayApplyLater(first) ? first.grant : null);
    if (quote.coupon === null && fitting) take(fitting.grant.id);
  });
  useEffect(() => {
    if (offer !== null) follow();
  }, [offer, follow]);
  return { waiting, forget };
}

/** No change of the order helps a coupon that has expired, or is for orders of another kind. */
const mayApplyLater = ({ verdict }: OfferedCoupon): boolean => !verdict.applies && verdict.why !== 'expired' && verdict.why !== 'kind';

function dropFromAddress(): void {
  if (rememberedCoupon(window.location.search) !== null) replaceQuery(withoutRememberedCoupon(window.location.search));
}
