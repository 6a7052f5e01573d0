import { randomUUID } from 'node:crypto';
import { grantRefusal } from '#lib/coupons/claim-refusal.ts';
import type { AccountProfile } from '#services/mydoc/account/sessions.ts';
import type { Campaign } from './campaign-cache.ts';
import { gatedAccount, give, type ClaimDeps } from './claim-coupon.ts';
import { readClaimFacts } from './coupon-store.ts';

/** Puts the welcome coupons that a person may have into the account. */
export type Welcome = (accountId: string, profile: AccountProfile) => Promise<void>;

const rememberedAtMost = 10_000;

/** A refusal that no later session of the person will see lifted; a campaign that has ended may be extended. */
const finalRefusals: readonly string[] = ['alreadyReceived', 'newcomersOnly'];

/**
 * The coupons of the scene `sign-up` are put into the account once a person, at the first session after real-name verification. Who has
 * been served is remembered, so that the sessions after that cost nothing; the database decides.
 */
export function createWelcome(deps: Pick<ClaimDeps, 'database' | 'campaigns' | 'hasPaid'>): Welcome {
  const served = new Set<string>();
  const remember = (entry: string): void => {
    if (served.size >= rememberedAtMost) served.clear();
    served.add(entry);
  };

  const serve = async (campaign: Campaign, holder: { accountId: string; personId: string }, profile: AccountProfile): Promise<void> => {
    const entry = JSON.stringify([campaign._id, holder.personId]);
    if (served.has(entry)) return;
    const account = await gatedAccount(deps, { ...profile, ...holder }, campaign);
    const facts = await readClaimFacts(deps.database.executor, campaign._id, holder.personId);
    const refusal = facts.mine > 0 ? 'alreadyReceived' : grantRefusal(account, campaign, facts);
    if (refusal === null) await give(deps.database, campaign, holder, { key: randomUUID(), ordinal: 1, claimed: facts.claimed });
    if (refusal !== null && finalRefusals.includes(refusal)) remember(entry);
  };

  return async (accountId, profile) => {
    const { personId } = profile;
    if (personId === null) return;
    const welcoming = (await deps.campaigns()).filter(({ scene }) => scene === 'sign-up');
    for (const campaign of welcoming) await serve(campaign, { accountId, personId }, profile);
  };
}
