import { claimRefusal } from '#lib/coupons/claim-refusal.ts';
import type { GatedAccount } from '#lib/account/account-gates.ts';
import type { claimCoupon } from '#lib/contracts/calls/coupon-calls.ts';
import type { CallInput } from '#lib/contracts/define-call.ts';
import type { Database, Executor } from '#services/platform/database/database.ts';
import { sqlState } from '#services/platform/database/sql-state.ts';
import type { AccountProfile } from '#services/mydoc/account/sessions.ts';
import { answered, refused, type CallAnswer } from '#services/mydoc/envelope/refusal.ts';
import type { Campaign } from './campaign-cache.ts';
import { addCounter, addGrant, findGrantOfKey, readClaimFacts, takeFromStock, type GrantRow, type Holder } from './coupon-store.ts';

export interface ClaimDeps {
  readonly database: Database;
  readonly campaigns: () => Promise<readonly Campaign[]>;
  /** Null for an account that no longer exists. */
  readonly profileOf: (accountId: string) => Promise<AccountProfile | null>;
  /** Whether an order of the person, or of the account, was ever paid. */
  readonly hasPaid: (holder: { accountId: string; personId: string | null }) => Promise<boolean>;
}

export interface Claimed {
  readonly grant: GrantRow;
  readonly mine: number;
}

/** Another claim may take what was there a moment ago; each try decides again. */
const triesAtMost = 3;

/** Claims a coupon of the coupon centre, or says what prevents it. The same key again returns the same coupon. */
export async function claim(
  deps: ClaimDeps,
  accountId: string,
  { campaign: code, key }: CallInput<typeof claimCoupon>,
): Promise<CallAnswer<Claimed>> {
  const { executor } = deps.database;
  // the time of reading the campaign would reveal that the code exists
  const campaign = (await deps.campaigns()).find((each) => each.code === code && each.how !== 'code') ?? null;
  const profile = await deps.profileOf(accountId);
  if (!profile) return refused('loginRequired');
  for (let tries = 1; tries <= triesAtMost; tries += 1) {
    const facts = await readClaimFacts(executor, campaign?._id ?? null, profile.personId);
    const account = await gatedAccount(deps, { ...profile, accountId }, campaign);
    const refusal = claimRefusal({ ...facts, account, campaign });
    // most claims of a rush end here, after one statement: a person who has had none has none from an earlier click
    if (refusal === 'couponExhausted' && facts.mine === 0) break;
    const known = await findGrantOfKey(executor, accountId, key);
    if (known && known.terms.code !== code) return refused('repeatOperation', { field: 'key' });
    if (known) return answered({ grant: known, mine: await countOf(executor, known.campaign_id, profile.personId) });
    if (refusal) return refused(refusal);
    // both are there where nothing is refused
    if (!campaign || profile.personId === null) break;
    const grant = await give(deps.database, campaign, { accountId, personId: profile.personId }, { key, claimed: facts.claimed });
    if (grant) return answered({ grant, mine: facts.mine + 1 });
  }
  return refused('couponExhausted');
}

/** How many coupons of a campaign, which may be gone, the person has had. */
const countOf = async (executor: Executor, campaignId: string, personId: string | null): Promise<number> =>
  (await readClaimFacts(executor, campaignId, personId)).mine;

/** What the gates see: a verification that names no person is not one, and who has paid here is no newcomer whatever the centre knows. */
export async function gatedAccount(
  { hasPaid }: Pick<ClaimDeps, 'hasPaid'>,
  profile: AccountProfile & { accountId: string },
  campaign: Pick<Campaign, 'newcomersOnly'> | null,
): Promise<GatedAccount> {
  const isKnown = profile.personId !== null || profile.realName === 'none';
  const newcomer = profile.newcomer && !(campaign?.newcomersOnly === true && (await hasPaid(profile)));
  return { barred: profile.barred, creditScore: profile.creditScore, realName: isKnown ? profile.realName : 'pending', newcomer };
}

class StockRefused extends Error {}

/** Unique and check violation: the person has what they may have, or another request with the same key was first. */
const conflicts: readonly string[] = ['23505', '23514'];

/**
 * One transaction: the campaign's counter first, then the grant; a conflict rolls both back. Null: the stock, the time or the person's
 * limit did not allow it. `claimed`: how many of the campaign had been given out.
 */
export async function give(
  database: Database,
  campaign: Campaign,
  holder: Holder,
  { claimed, ...as }: { key: string; ordinal?: number; claimed: number },
): Promise<GrantRow | null> {
  if (claimed === 0) await addCounter(database.executor, campaign._id);
  try {
    return await database.transaction(async (tx) => {
      if (!(await takeFromStock(tx, campaign))) throw new StockRefused();
      return addGrant(tx, campaign, holder, as);
    });
  } catch (error) {
    if (error instanceof StockRefused || conflicts.includes(sqlState(error) ?? '')) return null;
    throw error;
  }
}
