import { useRef, useState } from 'react';
import { newRequestKey } from '#lib/mydoc/request-key.ts';
import { outcomeOf } from '#lib/mydoc/outcome.ts';
import { noConnection } from '#lib/mydoc/no-connection.ts';
import { pageOutcomes } from '#components/ui/calls/page-outcomes.ts';
import type { CouponCentreState } from './use-coupon-centre.ts';

/** What a claim has come to, on its card. */
export type ClaimProgress =
  | { readonly kind: 'requesting' }
  | { readonly kind: 'claimed'; readonly expiresAt: string }
  /** `html` in the visitor's language, to be sanitised before display. */
  | { readonly kind: 'refused'; readonly key: string | null; readonly html: string };

/** Claims a campaign's coupon in place. */
export function useClaim(
  campaign: string,
  { claim: ask, refresh }: Pick<CouponCentreState, 'claim' | 'refresh'>,
): { readonly progress: ClaimProgress | null; readonly claim: () => void } {
  const [progress, setProgress] = useState<ClaimProgress | null>(null);
  /** Key of a claim without an answer: trying again is the same claim. */
  const unanswered = useRef<string | null>(null);

  const claim = (): void => {
    if (progress?.kind === 'requesting') return;
    setProgress({ kind: 'requesting' });
    unanswered.current ??= newRequestKey();
    const key = unanswered.current;
    const settle = async (): Promise<void> => {
      const result = await ask(campaign, key).catch(() => noConnection);
      if (!result.ok && result.kind !== 'refused') {
        setProgress(null);
        // a log-in prompt or a toast: what is not about one coupon
        return pageOutcomes.show(outcomeOf(result, false));
      }
      unanswered.current = null;
      setProgress(
        result.ok
          ? { kind: 'claimed', expiresAt: result.message.grant.expiresAt }
          : { kind: 'refused', key: result.key, html: result.text },
      );
      refresh();
    };
    void settle();
  };

  return { progress, claim };
}
