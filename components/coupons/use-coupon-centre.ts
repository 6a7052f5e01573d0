import { useEffect, useState } from 'react';
import type { CouponGrant } from '#lib/contracts/calls/coupon-calls.ts';
import type { LiveCoupon } from '#lib/coupons/card-state.ts';
import type { RealNameState } from '#lib/rules/real-name.ts';
import type { CouponPorts } from './coupon-ports.ts';

export interface CouponCentreState {
  /** By campaign; empty until the service has answered. */
  readonly live: ReadonlyMap<string, LiveCoupon>;
  /** Null for a visitor, and until it is known. */
  readonly realName: RealNameState | null;
  /** Whether it has never paid for an order; null for a visitor, and until it is known. */
  readonly newcomer: boolean | null;
  /** The account's coupons; null until they are known. */
  readonly mine: readonly CouponGrant[] | null;
  /** The account's coupons could not be read. */
  readonly failed: boolean;
  readonly claim: CouponPorts['claim'];
  /** Reads all of it again. */
  refresh(): void;
}

/** The live part of the coupon centre: states of campaigns, and the account's coupons. */
export function useCouponCentre(ports: CouponPorts, isLoggedIn: boolean): CouponCentreState {
  const [live, setLive] = useState<ReadonlyMap<string, LiveCoupon>>(new Map());
  const [realName, setRealName] = useState<RealNameState | null>(null);
  const [newcomer, setNewcomer] = useState<boolean | null>(null);
  const [mine, setMine] = useState<readonly CouponGrant[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [reads, setReads] = useState(0);

  useEffect(() => {
    let left = false;
    const read = async (): Promise<void> => {
      const state = await ports.readState();
      if (left || !state.ok) return;
      setLive(new Map(state.message.campaigns.map(({ code, ...about }) => [code, about])));
      setRealName(state.message.realName);
      setNewcomer(state.message.newcomer);
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

  return {
    live,
    realName,
    newcomer,
    mine: isLoggedIn ? mine : null,
    failed: isLoggedIn && failed,
    claim: ports.claim,
    refresh: () => setReads((before) => before + 1),
  };
}
