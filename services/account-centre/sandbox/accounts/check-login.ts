import type { Executor } from '#services/platform/database.ts';
import { createFailureLimit, type FailureLimit } from '#services/platform/failure-limit.ts';
import { hashPassword, isPassword } from '#services/platform/passwords.ts';
import type { SandboxLimits } from '../sandbox-deps.ts';
import { foldedEmail, readAccountByEmail, type Account } from './account-table.ts';

export interface LoginLimits {
  readonly accountAndAddress: FailureLimit;
  readonly account: FailureLimit;
  readonly address: FailureLimit;
}

export const createLoginLimits = (limits: SandboxLimits): LoginLimits => ({
  accountAndAddress: createFailureLimit({ failuresAtMost: limits.wrongByAccountAndAddress, windowMs: limits.windowMs }),
  account: createFailureLimit({ failuresAtMost: limits.wrongByAccount, windowMs: limits.windowMs }),
  address: createFailureLimit({ failuresAtMost: limits.wrongByAddress, windowMs: limits.windowMs }),
});

export type LoginVerdict = { readonly kind: 'right'; readonly account: Account } | { readonly kind: 'wrong' } | { readonly kind: 'wait'; readonly seconds: number };

/** Longer ones were never accepted; hashing them would only cost time. */
const passwordLengthAtMost = 512;

/** What an unknown account's password is compared with: the answer takes as long as for a known one. */
const nobodysHash = hashPassword('nobody');

/**
 * Whether e-mail and password belong together. A try is counted before it is looked at, so that many at once do not all get through;
 * whether there is such an account cannot be told from the answer.
 */
export async function checkLogin(executor: Executor, limits: LoginLimits, tried: { email: string; password: string; address: string }): Promise<LoginVerdict> {
  const account = foldedEmail(tried.email);
  const keys = [
    [limits.accountAndAddress, `${tried.address} ${account}`],
    [limits.account, account],
    [limits.address, tried.address],
  ] as const;
  const seconds = Math.max(...keys.map(([limit, key]) => limit.waitSeconds(key)));
  if (seconds > 0) return { kind: 'wait', seconds };
  for (const [limit, key] of keys) limit.failed(key);
  const found = await readAccountByEmail(executor, account);
  const right = await isPassword(tried.password.slice(0, passwordLengthAtMost), found?.passwordHash ?? (await nobodysHash));
  if (!found || !right) return { kind: 'wrong' };
  limits.accountAndAddress.succeeded(`${tried.address} ${account}`);
  limits.account.succeeded(account);
  // an attacker's own account must not clear the address
  limits.address.forgive(tried.address);
  return { kind: 'right', account: found };
}
