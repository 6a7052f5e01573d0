import { useEffect, useState } from 'react';
import type { Quote } from '#lib/contracts/calls/purchase-calls.ts';
import type { TakeProof } from '#components/ui/human-check/use-human-check.ts';
import { forgetOrderLeft, keepOrderLeft, type OrderLeft } from './order-left.ts';

export interface Agreement {
  /** The version that counts; another than the page's once the service has named a newer one. */
  readonly termsVersion: number | null;
  readonly accepted: boolean;
  /** To the price of the quote that stands there. */
  readonly agreed: boolean;
  readonly proof: string | null;
  /** Until when the proof counts (epoch milliseconds); 0 without one. */
  readonly provedUntilMs: number;
  /** Counts the checks that were used: each needs a new one. */
  readonly checkRound: number;
  readonly accept: (accepted: boolean) => void;
  readonly agree: (agreed: boolean) => void;
  readonly takeProof: TakeProof;
  /** Another version applies, which nobody here has accepted; null where it was not told which. */
  readonly changeTerms: (version: number | null) => void;
  readonly spendProof: () => void;
  /** From now on this tab keeps it, so that it is still there after a log-in. */
  readonly keep: () => void;
}

const noProof = { text: '', untilMs: 0 } as const;

/** What has to be agreed to before an order: the terms, a changed price, that one is no program. `left`: what was agreed to before a log-in. */
export function useAgreement(quote: Quote, shownVersion: number | null, left: OrderLeft | null): Agreement {
  // what was accepted may be newer than a page that was kept
  const [termsVersion, setTermsVersion] = useState(left && shownVersion !== null ? Math.max(left.terms, shownVersion) : shownVersion);
  const [accepted, accept] = useState(left !== null && left.terms === termsVersion);
  // a price is agreed to with its quote, and not with the next one
  const [agreedTo, setAgreedTo] = useState(left?.agreed ? left.quote : null);
  const [proof, setProof] = useState(left && left.proof !== '' ? { text: left.proof, untilMs: left.proofUntilMs } : noProof);
  const [checkRound, setCheckRound] = useState(0);
  const [isRemembered, setRemembered] = useState(false);
  const agreed = agreedTo === quote.id;

  useEffect(forgetOrderLeft, []);
  useEffect(() => {
    if (!isRemembered) return;
    const { id, currency, totalMinor, renewalMinor, hasPassword } = quote;
    keepOrderLeft({
      quote: id,
      currency,
      totalMinor,
      renewalMinor,
      hasPassword,
      agreed,
      terms: accepted && termsVersion !== null ? termsVersion : 0,
      proof: proof.text,
      proofUntilMs: proof.untilMs,
    });
  }, [isRemembered, quote, agreed, accepted, termsVersion, proof]);

  return {
    termsVersion,
    accepted,
    agreed,
    checkRound,
    accept,
    proof: proof.text === '' ? null : proof.text,
    provedUntilMs: proof.untilMs,
    agree: (now) => setAgreedTo(now ? quote.id : null),
    takeProof: (given, untilMs) => setProof(given === null ? noProof : { text: given, untilMs }),
    changeTerms: (version) => {
      accept(false);
      setTermsVersion((known) => version ?? known);
    },
    spendProof: () => {
      setProof(noProof);
      setCheckRound((round) => round + 1);
    },
    keep: () => setRemembered(true),
  };
}
