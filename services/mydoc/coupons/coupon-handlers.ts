import { claimCoupon, couponState, listedGrantsAtMost, myCoupons } from '#lib/contracts/calls/coupon-calls.ts';
import { handle, type CallHandler } from '../envelope/call-handler.ts';
import { handleLoggedIn } from '../envelope/handle-logged-in.ts';
import { answered, refused } from '../envelope/refusal.ts';
import type { Visitor } from '../envelope/visitor.ts';
import { claim, gatedAccount, type ClaimDeps } from './claim-coupon.ts';
import { countOfPerson, listGrants, readClaimed } from './coupon-store.ts';
import { grantMessage } from './grant-message.ts';
import type { Welcome } from './welcome-coupon.ts';

export interface CouponHandlerDeps extends ClaimDeps {
  /** The account that is logged in; null for a visitor. */
  readonly accountOf: (visitor: Visitor) => Promise<string | null>;
  readonly databaseNow: () => Promise<number>;
  readonly welcome: Welcome;
  /** Frees the coupons of an account's unpaid orders whose time is over, whether or not a job has closed them. */
  readonly freeOverdue: (accountId: string) => Promise<unknown>;
}

/** The coupon centre's calls. */
export function couponHandlers(deps: CouponHandlerDeps): readonly CallHandler[] {
  const { executor } = deps.database;
  const now = async (): Promise<string> => new Date(await deps.databaseNow()).toISOString();

  /** The logged-in account with its profile, after its welcome. */
  const welcomed = async (visitor: Visitor) => {
    const accountId = await deps.accountOf(visitor);
    const profile = accountId === null ? null : await deps.profileOf(accountId);
    if (accountId === null || !profile) return null;
    await deps.welcome(accountId, profile);
    return { accountId, profile };
  };

  return [
    handleLoggedIn(deps.accountOf, claimCoupon, async (input, accountId, visitor) => {
      const claimed = await claim(deps, accountId, input);
      if (!claimed.ok) return claimed;
      const { grant, mine } = claimed.message;
      return answered({ grant: grantMessage(grant, visitor.language), mine });
    }),
    handle(myCoupons, async (_input, visitor) => {
      const holder = await welcomed(visitor);
      if (!holder) return refused('loginRequired');
      await deps.freeOverdue(holder.accountId);
      const grants = await listGrants(executor, holder.accountId, listedGrantsAtMost);
      return answered({ now: await now(), grants: grants.map((grant) => grantMessage(grant, visitor.language)) });
    }),
    handle(couponState, async (_input, visitor) => {
      const holder = await welcomed(visitor);
      const personId = holder?.profile.personId ?? null;
      const mine = personId === null ? new Map<string, number>() : await countOfPerson(executor, personId);
      const claimed = await readClaimed(executor);
      const shown = (await deps.campaigns()).filter(({ how }) => how === 'claim');
      return answered({
        now: await now(),
        realName: holder?.profile.realName ?? null,
        newcomer:
          holder && (await gatedAccount(deps, { ...holder.profile, accountId: holder.accountId }, { newcomersOnly: true })).newcomer,
        campaigns: shown.map(({ _id, code, stock }) => ({ code, mine: mine.get(_id) ?? 0, exhausted: (claimed.get(_id) ?? 0) >= stock })),
      });
    }),
  ];
}
