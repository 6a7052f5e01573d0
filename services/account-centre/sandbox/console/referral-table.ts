import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type CentreInput } from '#lib/contracts/account-centre.ts';
import { referralVerdicts, type ReferralVerdict } from '#lib/contracts/referral-verdicts.ts';
import { currencies } from '#lib/money/currencies.ts';
import { percentOf } from '#lib/money/percent-of.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { readRow, readRows } from '#services/platform/database/rows.ts';

const commissionPercent = 7;
const listedAtMost = 100;

/** What an affiliate earns of an order, in minor units: rounded as the site's estimate is. */
export const commissionOf = (keptMinor: number): number => percentOf(keptMinor, commissionPercent);

const storedRow = z.object({ request: z.string(), verdict: z.enum(referralVerdicts) });

/** What was reported of an order, and the verdict on it; null: nothing yet. */
export const readReferral = (executor: Executor, orderId: string): Promise<z.output<typeof storedRow> | null> =>
  readRow(executor, sql`SELECT request, verdict FROM sandbox_referral WHERE order_id = ${orderId}`, storedRow);

/** Stores the verdict on an order; of what is kept of the payment, the least that was ever reported. */
export async function writeReferral(
  executor: Executor,
  { orderId, currency, paidMinor, keptMinor, paidAt }: CentreInput<'referral/report'>,
  { affiliateId, verdict, request }: { affiliateId: string | null; verdict: ReferralVerdict; request: string },
): Promise<void> {
  await executor.execute(sql`
    INSERT INTO sandbox_referral (order_id, request, affiliate_id, verdict, currency, paid_minor, kept_minor, paid_at)
    VALUES (${orderId}, ${request}, ${affiliateId}, ${verdict}, ${currency}, ${paidMinor}, ${keptMinor}, ${paidAt}::timestamptz)
    ON CONFLICT (order_id) DO UPDATE SET kept_minor = least(sandbox_referral.kept_minor, excluded.kept_minor),
      verdict = excluded.verdict, affiliate_id = excluded.affiliate_id`);
}

const listedRow = z
  .object({
    verdict: z.enum(referralVerdicts),
    currency: z.enum(currencies),
    paid_minor: z.coerce.number(),
    kept_minor: z.coerce.number(),
    paid_at: z.coerce.date(),
  })
  .transform((row) => ({
    verdict: row.verdict,
    currency: row.currency,
    paidMinor: row.paid_minor,
    keptMinor: row.kept_minor,
    paidAt: row.paid_at,
  }));

export type Referral = z.output<typeof listedRow>;

/** The orders that came by an affiliate's links, latest first; nothing about their buyers. */
export const readReferralsOf = (executor: Executor, affiliateId: string): Promise<Referral[]> =>
  readRows(
    executor,
    sql`
    SELECT verdict, currency, paid_minor, kept_minor, paid_at FROM sandbox_referral
    WHERE affiliate_id = ${affiliateId} ORDER BY paid_at DESC, order_id LIMIT ${listedAtMost}`,
    listedRow,
  );
