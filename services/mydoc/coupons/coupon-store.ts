import { randomUUID } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { grantStates } from '#lib/contracts/calls/coupon-calls.ts';
import { couponTerms, termsOf } from '#lib/coupons/coupon-terms.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { readRow, readRows } from '#services/platform/database/rows.ts';
import type { Campaign } from './campaign-cache.ts';

const number = z.coerce.number();

const grantRow = z.object({
  id: z.string(),
  campaign_id: z.string(),
  terms: couponTerms,
  state: z.enum(grantStates),
  order_id: z.string().nullable(),
  claimed_ms: number,
  expires_ms: number,
});

/** A coupon that somebody has; `state` is `expired` where its time ran out unused. */
export type GrantRow = z.output<typeof grantRow>;

const ms = (column: string): SQL => sql.raw(`extract(epoch FROM ${column}) * 1000`);

const columns = sql`id, campaign_id, terms, CASE WHEN state = 'available' AND expires_at <= now() THEN 'expired' ELSE state END AS state,
  order_id, ${ms('claimed_at')} AS claimed_ms, ${ms('expires_at')} AS expires_ms`;

/** Who a coupon is given to: limits are the person's, the coupon lies in the account. */
export interface Holder {
  readonly accountId: string;
  readonly personId: string;
}

const claimFacts = { claimed: number.nullable(), mine: number, now_ms: number };
const factsRow = z.object(claimFacts);
/** With the coupon of an earlier click, if there was one. */
const claimRow = z.union([grantRow.extend(claimFacts), z.object({ ...claimFacts, id: z.null() })]);

interface ClaimFacts {
  readonly claimed: number;
  readonly mine: number;
  readonly nowMs: number;
}

/** What the database knows of a campaign and a person, at one instant of its clock. */
const factsOf = (campaignId: SQL, personId: string | null): SQL => sql`
  (SELECT claimed FROM coupon_counter WHERE campaign_id = ${campaignId}) AS claimed,
  (SELECT count(*) FROM coupon_grant had WHERE had.campaign_id = ${campaignId} AND had.person_id = ${personId}) AS mine,
  extract(epoch FROM clock_timestamp()) * 1000 AS now_ms`;

/** What a campaign has given out, and what the person has had of it; nothing of a campaign or a person that is null. */
export async function readClaimFacts(executor: Executor, campaignId: string | null, personId: string | null): Promise<ClaimFacts> {
  return asFacts(await readRow(executor, sql`SELECT ${factsOf(sql`${campaignId}`, personId)}`, factsRow));
}

/** The coupon that an account was given under a key, by an earlier click or by the same request sent again. */
export const findGrantOfKey = (executor: Executor, accountId: string, key: string): Promise<GrantRow | null> =>
  readRow(executor, sql`SELECT ${columns} FROM coupon_grant WHERE account_id = ${accountId} AND request_key = ${key}::uuid`, grantRow);

/** Both in one statement. `campaignId`: null if no campaign has the code. */
export async function readClaim(
  executor: Executor,
  { campaignId, accountId, personId, key }: { campaignId: string | null; accountId: string; personId: string | null; key: string },
): Promise<ClaimFacts & { known: GrantRow | null }> {
  const row = await readRow(
    executor,
    sql`SELECT ${factsOf(sql`coalesce(known.campaign_id, ${campaignId})`, personId)}, known.*
      FROM (SELECT 1) AS one LEFT JOIN
        (SELECT ${columns} FROM coupon_grant WHERE account_id = ${accountId} AND request_key = ${key}::uuid) AS known ON true`,
    claimRow,
  );
  return { ...asFacts(row), known: row && row.id !== null ? row : null };
}

function asFacts(row: z.output<typeof factsRow> | null): ClaimFacts {
  if (!row) throw new Error('a SELECT of one row answered none');
  return { claimed: row.claimed ?? 0, mine: row.mine, nowMs: row.now_ms };
}

/** A campaign's counter is made by its first claim that nothing prevents. */
export async function addCounter(executor: Executor, campaignId: string): Promise<void> {
  await executor.execute(sql`INSERT INTO coupon_counter (campaign_id) VALUES (${campaignId}) ON CONFLICT DO NOTHING`);
}

/**
 * Takes one coupon from a campaign's stock, within its time; the first statement of a claim, so that its lock orders all claims of the
 * campaign. False if nothing is left, or the campaign does not run.
 */
export async function takeFromStock(tx: Executor, { _id, stock, startsAt, endsAt }: Campaign): Promise<boolean> {
  const taken = await readRow(
    tx,
    sql`UPDATE coupon_counter SET claimed = claimed + 1
      WHERE campaign_id = ${_id} AND claimed < ${stock}::integer
        AND clock_timestamp() >= ${new Date(startsAt).toISOString()}::timestamptz
        AND clock_timestamp() < ${new Date(endsAt).toISOString()}::timestamptz
      RETURNING claimed`,
    z.object({ claimed: number }),
  );
  return taken !== null;
}

/**
 * Writes a grant with a copy of the campaign's terms. `ordinal`: absent, the person's next one. @throws a unique or check violation for one
 * more than a person may have, and for a repeated key; both roll the stock back.
 */
export async function addGrant(
  tx: Executor,
  campaign: Campaign,
  { accountId, personId }: Holder,
  { key, ordinal }: { key: string; ordinal?: number },
): Promise<GrantRow | null> {
  const terms = JSON.stringify(termsOf(campaign));
  const next = sql`(SELECT coalesce(max(ordinal), 0) + 1 FROM coupon_grant
    WHERE campaign_id = ${campaign._id} AND person_id = ${personId})`;
  return readRow(
    tx,
    sql`INSERT INTO coupon_grant (id, campaign_id, account_id, person_id, ordinal, per_person_limit, request_key, terms, expires_at)
      VALUES (${randomUUID()}::uuid, ${campaign._id}, ${accountId}, ${personId}, ${ordinal === undefined ? next : sql`${ordinal}::integer`},
        ${campaign.perPersonLimit}::integer, ${key}::uuid, ${terms}::jsonb, now() + ${campaign.validityDays}::integer * interval '24 hours')
      RETURNING ${columns}`,
    grantRow,
  );
}

/** One of an account's coupons; null if it is not theirs. */
export const findGrant = (executor: Executor, accountId: string, id: string): Promise<GrantRow | null> =>
  readRow(executor, sql`SELECT ${columns} FROM coupon_grant WHERE id = ${id}::uuid AND account_id = ${accountId}`, grantRow);

/** An account's coupons, the latest first. */
export const listGrants = (executor: Executor, accountId: string, atMost: number): Promise<GrantRow[]> =>
  readRows(
    executor,
    sql`SELECT ${columns} FROM coupon_grant WHERE account_id = ${accountId} ORDER BY claimed_at DESC, id LIMIT ${atMost}::integer`,
    grantRow,
  );

/** Those of an account's coupons that can be used, the latest first; `code`: of this campaign alone. */
export const listUnusedGrants = (executor: Executor, accountId: string, atMost: number, code: string | null = null): Promise<GrantRow[]> =>
  readRows(
    executor,
    sql`SELECT ${columns} FROM coupon_grant
      WHERE account_id = ${accountId} AND state = 'available' AND expires_at > now()
        AND (${code}::text IS NULL OR terms->>'code' = ${code}::text)
      ORDER BY claimed_at DESC, id LIMIT ${atMost}::integer`,
    grantRow,
  );

const countRow = z.object({ campaign_id: z.string(), count: number });

/** How many coupons of each campaign have been given out; a campaign without any is absent. */
export const readClaimed = async (executor: Executor): Promise<ReadonlyMap<string, number>> =>
  countsOf(await readRows(executor, sql`SELECT campaign_id, claimed AS count FROM coupon_counter`, countRow));

/** How many coupons of each campaign a person has had. */
export const countOfPerson = async (executor: Executor, personId: string): Promise<ReadonlyMap<string, number>> =>
  countsOf(
    await readRows(
      executor,
      sql`SELECT campaign_id, count(*) AS count FROM coupon_grant WHERE person_id = ${personId} GROUP BY campaign_id`,
      countRow,
    ),
  );

const countsOf = (rows: readonly z.output<typeof countRow>[]): ReadonlyMap<string, number> =>
  new Map(rows.map(({ campaign_id, count }) => [campaign_id, count]));
