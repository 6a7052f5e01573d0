import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { CouponGrant } from '#lib/contracts/calls/coupon-calls.ts';
import { claimCoupon, couponState, myCoupons } from '#lib/contracts/calls/coupon-calls.ts';
import type { AccountProfile } from '#services/mydoc/account/sessions.ts';
import { readRow } from '#services/platform/database/rows.ts';
import { sql } from 'drizzle-orm';
import { couponDocument } from '#tests/lib/offers/sample-offers.ts';
import { answerQuery } from '#tests/studio/query-server.ts';
import type { SampleDocument } from '#tests/lib/content/ask-over.ts';
import { makeMortal, type MortalDatabase } from '#tests/setup/databases/mortal-database.ts';
import { inHours } from '#tests/setup/from-now.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';
import { startMydoc, type Answer, type MydocUnderTest } from '../mydoc-under-test.ts';

const sound: AccountProfile = {
  emailConfirmed: true,
  realName: 'verified',
  personId: null,
  newcomer: true,
  barred: false,
  creditScore: 80,
  paidOrders: 0,
};

/** One time for all: campaigns are ordered by their start. */
const running = { startsAt: inHours(-24), endsAt: inHours(24) };

/** A campaign that began a day ago and ends in a day. */
export const runningCampaign = (code: string, change: Record<string, unknown> = {}): SampleDocument =>
  couponDocument(code, { ...running, ...change });

export interface CouponsUnderTest {
  readonly mydoc: MydocUnderTest;
  readonly dyingAt: MortalDatabase['dyingAt'];
  /** What the account centre says of an account; a person of its own unless told otherwise. */
  readonly profiles: Map<string, Partial<AccountProfile>>;
  publish(...campaigns: readonly SampleDocument[]): void;
  /** `at`: the replica that is asked, from 0. */
  call(account: string, path: string, fields?: Record<string, string>, at?: number): Promise<Answer>;
  claim(account: string, campaign: string, key?: string, at?: number): Promise<Answer>;
  /** The key of a refusal, or `claimed`. */
  outcome(account: string, campaign: string, key?: string, at?: number): Promise<string>;
  mine(account: string): Promise<CouponGrant[]>;
  stateOf(account: string): Promise<z.output<typeof couponState.output>>;
  /** What the database holds of a campaign: its counter, and its grants. */
  counted(campaign: string): Promise<{ claimed: number; grants: number; persons: number }>;
  close(): Promise<void>;
}

/** The coupon centre's calls over a database of their own, at several replicas of the service; the cookie names the account. */
export async function openCoupons({ replicas: count = 1 }: { replicas?: number } = {}): Promise<CouponsUnderTest> {
  const profiles = new Map<string, Partial<AccountProfile>>();
  let documents: readonly SampleDocument[] = [];
  const { database, dyingAt } = makeMortal(await openTestDatabase());
  const start = (): Promise<MydocUnderTest> =>
    startMydoc({
      database,
      sessions: {
        read: async (account) => ({ accountId: account }),
        end: async () => undefined,
        profile: async (account) => ({ ...sound, personId: `p-${account}`, ...profiles.get(account) }),
      },
      ask: (query) => answerQuery(documents, query),
    });
  const mydoc = await start();
  const replicas = [mydoc];
  while (replicas.length < count) replicas.push(await start());
  const coupons: CouponsUnderTest = {
    mydoc,
    dyingAt,
    profiles,
    publish: (...campaigns) => {
      documents = campaigns;
      for (const replica of replicas) replica.mydoc.contentChanged();
    },
    call: (account, path, fields = {}, at = 0) =>
      (replicas[at] ?? mydoc).call(path, fields, account === '' ? {} : { cookie: `hf_session=${account}` }),
    claim: (account, campaign, key = randomUUID(), at = 0) => coupons.call(account, claimCoupon.path, { campaign, key }, at),
    outcome: async (account, campaign, key, at) => {
      const { code, message } = await coupons.claim(account, campaign, key, at);
      return code === 2000 ? 'claimed' : z.object({ key: z.string() }).parse(message).key;
    },
    mine: async (account) => myCoupons.output.parse((await coupons.call(account, myCoupons.path)).message).grants,
    stateOf: async (account) => couponState.output.parse((await coupons.call(account, couponState.path)).message),
    counted: async (campaign) => {
      const row = await readRow(
        mydoc.database.executor,
        sql`SELECT (SELECT coalesce(max(claimed), 0) FROM coupon_counter WHERE campaign_id = ${`coupon-${campaign}`}) AS claimed,
          count(*) AS grants, count(DISTINCT person_id) AS persons FROM coupon_grant WHERE campaign_id = ${`coupon-${campaign}`}`,
        z.object({ claimed: z.coerce.number(), grants: z.coerce.number(), persons: z.coerce.number() }),
      );
      return row ?? { claimed: 0, grants: 0, persons: 0 };
    },
    close: async () => {
      for (const replica of replicas) await replica.close();
      await database.close();
    },
  };
  return coupons;
}
