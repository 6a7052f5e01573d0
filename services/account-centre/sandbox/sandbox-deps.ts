import type { Clock } from '#services/platform/clock.ts';
import type { Database } from '#services/platform/database/database.ts';
import type { LoginLimits } from '#services/platform/limits/login-attempts.ts';
import type { Logger } from '#services/platform/log.ts';
import type { RsaKeys } from '#services/platform/secrets/rsa-keys.ts';
import type { PaymentNotices } from './payment-notices.ts';

export interface SandboxDeps {
  readonly database: Database;
  readonly log: Logger;
  readonly now: Clock;
  readonly rsa: RsaKeys;
  readonly limits: SandboxLimits;
  readonly notices: PaymentNotices;
}

/** How often a form may be tried, and how long a server takes. */
export interface SandboxLimits extends LoginLimits {
  /** New accounts of one address. */
  readonly accountsAtOnce: number;
  readonly accountsPerMinute: number;
  /** Forms of any kind of one address, a minute; as many may come at once. */
  readonly formsPerMinute: number;
  readonly buildSeconds: number;
}

export const defaultSandboxLimits: SandboxLimits = {
  wrongByAccountAndAddress: 8,
  wrongByAccount: 50,
  wrongByAddress: 60,
  windowMs: 15 * 60 * 1_000,
  accountsAtOnce: 60,
  accountsPerMinute: 6,
  formsPerMinute: 120,
  // a real server takes about two minutes; nobody waits for a stand-in
  buildSeconds: 8,
};

/** How the keys begin of what the seed itself has asked for; the site's own begin with the id of an order. */
export const seedKeyPrefix = 'seed-';

/** Who is paid, as notices name it. */
export const merchant = 'sandbox';
