import { useEffect, useState } from 'react';
import type { Quote, ReplacedQuote } from '#lib/contracts/calls/orders/purchase-calls.ts';
import type { TakeProof } from '#components/ui/human-check/use-human-check.ts';
import { forgetOrderLeft, keepOrderLeft, type OrderLeft } from './order-left.ts';
import { asPrevious } from '../quote/previous-quote.ts';

/** What is accepted of a quote, of whatever it is. */
export type OrderedQuote = ReplacedQuote & Pick<Quote, 'id'>;

export interface Agreement {
  /** The version that applies; differs from the page's once the service has named a newer one. */
  readonly termsVersion: number | null;
  readonly accepted: boolean;
  /** Acceptance of the current quote's price. */
  readonly agreed: boolean;
  /** The buyer has confirmed that they meet what the registry of a name asks for. */
  readonly conditions: boolean;
  readonly proof: string | null;
  /** When the proof expires (epoch milliseconds); 0 without one. */
  readonly provedUntilMs: number;
  /** Number of checks used: each order needs a new one. */
  readonly checkRound: number;
  readonly accept: (accepted: boolean) => void;
  readonly agree: (agreed: boolean) => void;
  readonly meet: (conditions: boolean) => void;
  readonly takeProof: TakeProof;
  /** Another version applies, which has not been accepted here; null if it was not named. */
  readonly changeTerms: (version: number | null) => void;
  /** Another account orders: it accepts for itself. */
  readonly forgetAccepted: () => void;
  readonly spendProof: () => void;
  /** From now on this tab stores it, so that it is still there after a log-in. */
  readonly keep: () => void;
}

const noProof = { text: '', untilMs: 0 } as const;

/** What has to be accepted before an order: the terms, a changed price, human verification. `left`: what was accepted before a log-in. */
export function useAgreement(quote: OrderedQuote, shownVersion: number | null, left: OrderLeft | null): Agreement {
  // what was accepted may be newer than a cached page
  const [termsVersion, setTermsVersion] = useState(left && shownVersion !== null ? Math.max(left.terms, shownVersion) : shownVersion);
  const [accepted, accept] = useState(left !== null && left.terms === termsVersion);
  // a price is accepted together with its quote, and not with the next one
  const [agreedTo, setAgreedTo] = useState(left?.agreed ? left.quote : null);
  const [conditions, meet] = useState(left?.conditions ?? false);
  const [proof, setProof] = useState(left && left.proof !== '' ? { text: left.proof, untilMs: left.proofUntilMs } : noProof);
  const [checkRound, setCheckRound] = useState(0);
  const [isRemembered, setRemembered] = useState(false);
  const agreed = agreedTo === quote.id;

  useEffect(forgetOrderLeft, []);
  useEffect(() => {
    if (!isRemembered) return;
    keepOrderLeft({
      ...asPrevious(quote),
      quote: quote.id,
      agreed,
      conditions,
      terms: accepted && termsVersion !== null ? termsVersion : 0,
      proof: proof.text,
      proofUntilMs: proof.untilMs,
    });
  }, [isRemembered, quote, agreed, conditions, accepted, termsVersion, proof]);

  return {
    termsVersion,
    accepted,
    agreed,
    conditions,
    checkRound,
    accept,
    meet,
    proof: proof.text === '' ? null : proof.text,
    provedUntilMs: proof.untilMs,
    agree: (now) => setAgreedTo(now ? quote.id : null),
    takeProof: (given, untilMs) => setProof(given === null ? noProof : { text: given, untilMs }),
    changeTerms: (version) => {
      accept(false);
      setTermsVersion((known) => version ?? known);
    },
    forgetAccepted: () => {
      accept(false);
      meet(false);
    },
    spendProof: () => {
      setProof(noProof);
      setCheckRound((round) => round + 1);
    },
    keep: () => setRemembered(true),
  };
}
