import type { ErrorKey } from '#lib/contracts/error-codes.ts';
import type { RealNameState } from '#lib/rules/real-name.ts';
import { creditScoreAtLeast } from '#lib/rules/campaigns/campaign-bounds.ts';

/** What the gates check. */
export interface GatedAccount {
  readonly realName: RealNameState;
  readonly newcomer: boolean;
  readonly barred: boolean;
  /** 0 to 100. */
  readonly creditScore: number;
}

/** What a campaign or a group asks of those who take part. */
export interface GateTerms {
  readonly newcomersOnly: boolean;
  /** A verification that has lapsed does not do; absent: it does, the person is known. */
  readonly realNameRequired?: boolean;
  /** Absent: the least that every event asks for. */
  readonly creditScoreAtLeast?: number;
}

/** One seat is one verified person's, so that a verification which has lapsed does not do. */
export const groupGateTerms = { realNameRequired: true } as const;

export type GateKey = Extract<
  ErrorKey,
  'accountAbnormal' | 'notRegistered' | 'realNameStatusUnsupported' | 'creditScoreInsufficient' | 'newcomersOnly'
>;

/**
 * Why an account may not take part in a coupon campaign or a group; null if it may. The first of these reasons: barred, no
 * verified real name, a real name that does not do, too little credit, not a newcomer. Newcomer refers to the verified person, not the
 * account. requires this gate for every call that claims a coupon or joins a group.
 */
export function accountGate(account: GatedAccount, terms: GateTerms): GateKey | null {
  if (account.barred) return 'accountAbnormal';
  if (account.realName === 'none') return 'notRegistered';
  if (account.realName === 'pending' || (account.realName === 'lapsed' && terms.realNameRequired === true))
    return 'realNameStatusUnsupported';
  const neededScore = Math.max(creditScoreAtLeast, terms.creditScoreAtLeast ?? creditScoreAtLeast);
  if (account.creditScore < neededScore) return 'creditScoreInsufficient';
  return terms.newcomersOnly && !account.newcomer ? 'newcomersOnly' : null;
}
