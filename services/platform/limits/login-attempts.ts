import { LRUCache } from 'lru-cache';
import { isQueueFull } from './bounded-queue.ts';
import { createFailureLimit, type FailureLimit } from './failure-limit.ts';
import { isPassword, type PasswordQueue } from '../secrets/passwords.ts';

/**
 * Wrong passwords for one account from one address, for one account from everywhere, and from one address for all accounts, in `windowMs`;
 * right ones from one address, each of which costs a hash and a session too.
 */
export interface LoginLimits {
  readonly wrongByAccountAndAddress: number;
  readonly wrongByAccount: number;
  readonly wrongByAddress: number;
  readonly rightByAddress: number;
  readonly windowMs: number;
}

/** Generous to people, hopeless for guessing. */
export const defaultLoginLimits: LoginLimits = {
  wrongByAccountAndAddress: 8,
  wrongByAccount: 50,
  wrongByAddress: 60,
  // a whole company, or customers of a provider behind one address
  rightByAddress: 240,
  windowMs: 15 * 60 * 1000,
};

interface LoginTry {
  readonly account: string;
  readonly password: string;
  readonly address: string;
  /** Aborted when the client has disconnected. */
  readonly signal?: AbortSignal | undefined;
}

/** `busy`: too many passwords are being checked; nothing was counted. */
type LoginVerdict<Account> =
  | { readonly kind: 'right'; readonly account: Account }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'wait'; readonly seconds: number }
  | { readonly kind: 'busy'; readonly seconds: number };

export interface LoginAttempts {
  /**
   * Whether account and password match. A try is counted before it is checked, so that many at once do not all get through; the answer does
   * not reveal whether the account exists.
   */
  check<Account extends { passwordHash: string }>(
    tried: LoginTry,
    find: (account: string) => Promise<Account | null>,
  ): Promise<LoginVerdict<Account>>;
}

/** Longer ones were never accepted; hashing them would only cost time. */
const passwordLengthAtMost = 512;
const busySeconds = 2;
const knownAtMost = 10_000;

export function createLoginAttempts(limits: LoginLimits, queue: PasswordQueue = 'visitors'): LoginAttempts {
  const limitOf = (failuresAtMost: number): FailureLimit => createFailureLimit({ failuresAtMost, windowMs: limits.windowMs });
  const byAccountAndAddress = limitOf(limits.wrongByAccountAndAddress);
  const byAccount = limitOf(limits.wrongByAccount);
  const byAddress = limitOf(limits.wrongByAddress);
  const rightByAddress = limitOf(limits.rightByAddress);
  /**
   * Addresses from which an account logged in before. Wrong passwords from elsewhere do not keep it out from there: whoever knows its name
   * could otherwise do so with a few addresses.
   */
  const known = new LRUCache<string, true>({ max: knownAtMost });

  return {
    check: async ({ account, password, address, signal }, find) => {
      const pair = `${address} ${account}`;
      const keys: (readonly [FailureLimit, string])[] = [
        [byAccountAndAddress, pair],
        [byAddress, address],
        [rightByAddress, address],
      ];
      if (!known.has(pair)) keys.push([byAccount, account]);
      const seconds = Math.max(...keys.map(([limit, key]) => limit.waitSeconds(key)));
      if (seconds > 0) return { kind: 'wait', seconds };
      for (const [limit, key] of keys) limit.failed(key);
      try {
        const found = await find(account);
        const right = await isPassword(password.slice(0, passwordLengthAtMost), found?.passwordHash, { share: address, signal, queue });
        if (!found || !right) {
          rightByAddress.forgive(address);
          return { kind: 'wrong' };
        }
        byAccountAndAddress.succeeded(pair);
        if (!known.has(pair)) byAccount.succeeded(account);
        known.set(pair, true);
        // an attacker's own account must not reset the address
        byAddress.forgive(address);
        return { kind: 'right', account: found };
      } catch (error) {
        for (const [limit, key] of keys) limit.forgive(key);
        if (isQueueFull(error)) return { kind: 'busy', seconds: busySeconds };
        throw error;
      }
    },
  };
}
