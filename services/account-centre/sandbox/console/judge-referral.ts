import type { CentreAnswer, CentreInput } from '#lib/contracts/account-centre.ts';
import type { ReferralVerdict } from '#lib/contracts/referral-verdicts.ts';
import type { Database, Executor } from '#services/platform/database/database.ts';
import { hasPaidBefore, lockAccount, readAccount, realNameStateOf, type Account } from '../accounts/account-table.ts';
import { readHolder } from './affiliate-table.ts';
import { readReferral, writeReferral } from './referral-table.ts';

/**
 * Whether an order counts for the affiliate with this code: decided at the first report of the order by a verified buyer. Later reports say
 * only what is kept of its payment.
 */
export async function judgeReferral(database: Database, input: CentreInput<'referral/report'>): Promise<CentreAnswer<'referral/report'>> {
  const { keptMinor: _changes, ...fixed } = input;
  const request = JSON.stringify(fixed);
  return database.transaction(async (tx) => {
    const buyer = await lockAccount(tx, input.accountId);
    if (!buyer) return { ok: false, reason: 'unknown-account' };
    const earlier = await readReferral(tx, input.orderId);
    if (earlier && earlier.request !== request) return { ok: false, reason: 'key-reused' };
    const holder = await readHolder(tx, input.code);
    const affiliate = holder === null ? null : await readAccount(tx, holder);
    const final = earlier?.verdict === 'buyer-unverified' ? null : earlier?.verdict;
    const verdict = final ?? (await judge(tx, { affiliate, buyer }, input));
    await writeReferral(tx, input, { affiliateId: affiliate?.id ?? null, verdict, request });
    return { ok: true, result: { verdict } };
  });
}

async function judge(
  tx: Executor,
  { affiliate, buyer }: { affiliate: Account | null; buyer: Account },
  { orderId, paidAt }: CentreInput<'referral/report'>,
): Promise<ReferralVerdict> {
  if (!affiliate || affiliate.barred || realNameStateOf(affiliate) !== 'verified') return 'unknown-code';
  if (affiliate.id === buyer.id || affiliate.personId === buyer.personId) return 'own-order';
  // another account of the affiliate's would be verified only after its order
  if (realNameStateOf(buyer) !== 'verified') return 'buyer-unverified';
  return (await hasPaidBefore(tx, buyer, { orderId, paidAt })) ? 'known-customer' : 'counted';
}
