import { accountGate, type GatedAccount, type GateKey } from '#lib/account/account-gates.ts';
import type { CouponDocument } from '#lib/content/queries/coupon-query.ts';
import type { ErrorKey } from '#lib/contracts/error-codes.ts';
import { windowState } from '#lib/offers/window-state.ts';

/** What a claim is decided by. */
export interface ClaimFacts {
  readonly account: GatedAccount;
  /** Null: no published campaign has the code. */
  readonly campaign: ClaimedCampaign | null;
  readonly nowMs: number;
  /** Coupons of the campaign that the person has had. */
  readonly mine: number;
  /** Coupons of the campaign that have been given out. */
  readonly claimed: number;
}

type ClaimedCampaign = Pick<
  CouponDocument,
  'scene' | 'how' | 'newcomersOnly' | 'realNameRequired' | 'creditScoreAtLeast' | 'startsAt' | 'endsAt' | 'perPersonLimit' | 'stock'
>;

export type ClaimRefusal =
  | GateKey
  | Extract<ErrorKey, 'eventDoesNotExist' | 'eventNotSupported' | 'eventNotStarted' | 'eventEnded' | 'alreadyReceived' | 'couponExhausted'>;

/**
 * Why a coupon cannot be claimed in the coupon centre, after log-in and key; null if it can. Of several reasons the first
 * one in this order: no such event, not one to be claimed, the account's (barred, real name, credit, newcomer), not started, ended, already
 * claimed, exhausted.
 */
export function claimRefusal(facts: ClaimFacts): ClaimRefusal | null {
  const { account, campaign } = facts;
  // whether there is a campaign behind a code is nobody's business who does not know it
  if (!campaign || campaign.how === 'code') return 'eventDoesNotExist';
  if (campaign.scene !== 'coupon-centre') return 'eventNotSupported';
  return grantRefusal(account, campaign, facts);
}

/** Why an account gets no coupon of a campaign whose coupons are put into the account, or claimed by their code. */
export function grantRefusal(
  account: GatedAccount,
  campaign: ClaimedCampaign,
  facts: Pick<ClaimFacts, 'nowMs' | 'mine' | 'claimed'>,
): ClaimRefusal | null {
  const gate = accountGate(account, campaign);
  if (gate) return gate;
  const window = windowState({ startsAtMs: campaign.startsAt, endsAtMs: campaign.endsAt }, facts.nowMs);
  if (window !== 'running') return window === 'coming' ? 'eventNotStarted' : 'eventEnded';
  if (facts.mine >= campaign.perPersonLimit) return 'alreadyReceived';
  return facts.claimed >= campaign.stock ? 'couponExhausted' : null;
}
