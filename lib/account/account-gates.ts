import type { ErrorKey } from '#lib/contracts/error-codes.ts';

/** What the gates check. */
export interface GatedAccount {
  readonly realName: 'none' | 'verified';
  readonly newcomer: boolean;
  readonly barred: boolean;
  /** 0 to 100. */
  readonly creditScore: number;
}

/** Below this score coupons and events are refused. */
export const creditScoreAtLeast = 60;

type GateKey = Extract<ErrorKey, 'accountAbnormal' | 'notRegistered' | 'creditScoreInsufficient' | 'newcomersOnly'>;

/**
 * Why an account may not take part in a coupon campaign or a group; null if it may. The first of these reasons: barred, not
 * verified, too little credit, not a newcomer. Newcomer refers to the verified person, not the account. requires this gate for every
 * call that claims a coupon or joins a group.
 */
export function accountGate(account: GatedAccount, terms: { readonly newcomersOnly: boolean }): GateKey | null {
  if (account.barred) return 'accountAbnormal';
  if (account.realName !== 'verified') return 'notRegistered';
  if (account.creditScore < creditScoreAtLeast) return 'creditScoreInsufficient';
  return terms.newcomersOnly && !account.newcomer ? 'newcomersOnly' : null;
}
