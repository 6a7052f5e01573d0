import { useEffect, useRef, useState } from 'react';
import type { CouponGrant } from '#lib/contracts/calls/coupon-calls.ts';
import type { LiveCoupon } from '#lib/coupons/card-state.ts';
import type { MydocFailure } from '#lib/mydoc/mydoc-client.ts';
import { newRequestKey } from '#lib/mydoc/request-key.ts';
import type { RealNameState } from '#lib/rules/real-name.ts';
import type { CouponPorts } from './coupon-ports.ts';

/** What a claim has come to, on its card. */
export type ClaimProgress =
  | { readonly kind: 'requesting' }
  | { readonly kind: 'claimed'; readonly expiresAt: string }
  /** `html` in the visitor's language, to be sanitised before display. */
  | { readonly kind: 'refused'; readonly key: string | null; readonly html: string };

export interface CouponCentreState {
  /** By campaign; empty until the service has answered. */
  readonly live: ReadonlyMap<string, LiveCoupon>;
  /** Null for a visitor, and until it is known. */
  readonly realName: RealNameState | null;
  /** The account's coupons; null until they are known. */
  readonly mine: readonly CouponGrant[] | null;
  /** The account's coupons could not be read. */
  readonly failed: boolean;
  readonly progress: Readonly<Record<string, ClaimProgress | undefined>>;
  claim(campaign: string): void;
  refresh(): void;
}

/** A log-in prompt or a toast: what is not about one coupon. */
async function showElsewhere(failure: MydocFailure): Promise<void> {
  const [{ pageOutcomes }, { outcomeOf }] = await Promise.all([
    import('#components/ui/calls/page-outcomes.ts'),
    import('#lib/mydoc/outcome.ts'),
  ]);
  pageOutcomes.show(outcomeOf(failure, false));
}

const noService = { ok: false, kind: 'busy', because: 'network', status: null, text: null } as const satisfies MydocFailure;

/** The live part of the coupon centre: states of campaigns, the account's coupons, and claiming in place. */
export function useCouponCentre(ports: CouponPorts, isLoggedIn: boolean): CouponCentreState {
  const [live, setLive] = useState<ReadonlyMap<string, LiveCoupon>>(new Map());
  const [realName, setRealName] = useState<RealNameState | null>(null);
  const [mine, setMine] = useState<readonly CouponGrant[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [progress, setProgress] = useState<Readonly<Record<string, ClaimProgress | undefined>>>({});
  /** Keys of claims without an answer: trying again is the same claim. */
  const keys = useRef(new Map<string, string>());
  const [reads, setReads] = useState(0);

  useEffect(() => {
    let left = false;
    const read = async (): Promise<void> => {
      const state = await ports.readState();
      if (left || !state.ok) return;
      setLive(new Map(state.message.campaigns.map(({ code, ...about }) => [code, about])));
      setRealName(state.message.realName);
    };
    const readMine = async (): Promise<void> => {
      const answer = await ports.readMine();
      if (left) return;
      setFailed(!answer.ok);
      if (answer.ok) setMine(answer.message.grants);
    };
    read().catch(() => undefined);
    if (isLoggedIn) readMine().catch(() => !left && setFailed(true));
    return () => {
      left = true;
    };
  }, [ports, isLoggedIn, reads]);

  const note = (campaign: string, now: ClaimProgress | undefined): void => setProgress((before) => ({ ...before, [campaign]: now }));
  const refresh = (): void => setReads((before) => before + 1);

  const claim = (campaign: string): void => {
    if (progress[campaign]?.kind === 'requesting') return;
    note(campaign, { kind: 'requesting' });
    const key = keys.current.get(campaign) ?? newRequestKey();
    keys.current.set(campaign, key);
    const settle = async (): Promise<void> => {
      const result = await ports.claim(campaign, key).catch(() => noService);
      if (result.ok || result.kind === 'refused') keys.current.delete(campaign);
      if (result.ok) {
        note(campaign, { kind: 'claimed', expiresAt: result.message.grant.expiresAt });
        refresh();
      } else if (result.kind === 'refused') {
        note(campaign, { kind: 'refused', key: result.key, html: result.text });
        refresh();
      } else {
        note(campaign, undefined);
        await showElsewhere(result);
      }
    };
    void settle();
  };

  return { live, realName, mine: isLoggedIn ? mine : null, failed: isLoggedIn && failed, progress, claim, refresh };
}
