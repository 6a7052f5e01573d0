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
import { inHours } from '#tests/setup/from-now.ts';
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

/** A campaign that began a day ago and ends in a day. */
export const runningCampaign = (code: string, change: Record<string, unknown> = {}): SampleDocument =>
  couponDocument(code, { startsAt: inHours(-24), endsAt: inHours(24), ...change });

export interface CouponsUnderTest {
  readonly mydoc: MydocUnderTest;
  /** What the account centre says of an account; a person of its own unless told otherwise. */
  readonly profiles: Map<string, Partial<AccountProfile>>;
  publish(...campaigns: readonly SampleDocument[]): void;
  call(account: string, path: string, fields?: Record<string, string>): Promise<Answer>;
  claim(account: string, campaign: string, key?: string): Promise<Answer>;
  /** The key of a refusal, or `claimed`. */
  outcome(account: string, campaign: string, key?: string): Promise<string>;
  mine(account: string): Promise<CouponGrant[]>;
  stateOf(account: string): Promise<z.output<typeof couponState.output>>;
  /** What the database holds of a campaign: its counter, and its grants. */
  counted(campaign: string): Promise<{ claimed: number; grants: number; persons: number }>;
  close(): Promise<void>;
}

/** The coupon centre's calls over a database of their own; the cookie names the account. */
export async function openCoupons(): Promise<CouponsUnderTest> {
  const profiles = new Map<string, Partial<AccountProfile>>();
  let documents: readonly SampleDocument[] = [];
  const mydoc = await startMydoc({
    sessions: {
      read: async (account) => ({ accountId: account }),
      end: async () => undefined,
      profile: async (account) => ({ ...sound, personId: `p-${account}`, ...profiles.get(account) }),
    },
    ask: (query) => answerQuery(documents, query),
  });
  const coupons: CouponsUnderTest = {
    mydoc,
    profiles,
    publish: (...campaigns) => {
      documents = campaigns;
      mydoc.mydoc.contentChanged();
    },
    call: (account, path, fields = {}) => mydoc.call(path, fields, account === '' ? {} : { cookie: `hf_session=${account}` }),
    claim: (account, campaign, key = randomUUID()) => coupons.call(account, claimCoupon.path, { campaign, key }),
    outcome: async (account, campaign, key) => {
      const { code, message } = await coupons.claim(account, campaign, key);
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
    close: () => mydoc.close(),
  };
  return coupons;
}
