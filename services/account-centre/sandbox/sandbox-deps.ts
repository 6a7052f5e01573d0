import type { Clock } from '#services/platform/clock.ts';
import type { Database } from '#services/platform/database/database.ts';
import { defaultLoginLimits, type LoginLimits } from '#services/platform/limits/login-attempts.ts';
import type { Logger } from '#services/platform/log.ts';
import type { RsaKeys } from '#services/platform/secrets/rsa-keys.ts';
import type { AccountNotices } from './account-notices.ts';
import type { PaymentNotices } from './payment-notices.ts';

export interface SandboxDeps {
  readonly database: Database;
  readonly log: Logger;
  readonly now: Clock;
  readonly rsa: RsaKeys;
  readonly limits: SandboxLimits;
  readonly notices: PaymentNotices;
  readonly accountNotices: AccountNotices;
  /** Where letters lie that only the operator may read. */
  readonly outboxFolder: string;
  /** The origin of the site, without a slash at its end; empty: it is not configured, and letters name paths. */
  readonly siteUrl: string;
}

/** How often a form may be sent, and how long a server takes to build. */
export interface SandboxLimits extends LoginLimits {
  /** New accounts per address. */
  readonly accountsAtOnce: number;
  readonly accountsPerMinute: number;
  /** Letters about a forgotten password that one address asks for. */
  readonly resetsAtOnce: number;
  readonly resetsPerMinute: number;
  /** Forms of any kind per address and minute; also the burst allowed. */
  readonly formsPerMinute: number;
  readonly buildSeconds: number;
}

export const defaultSandboxLimits: SandboxLimits = {
  ...defaultLoginLimits,
  accountsAtOnce: 60,
  accountsPerMinute: 6,
  resetsAtOnce: 10,
  resetsPerMinute: 1,
  formsPerMinute: 120,
  // a real server takes about two minutes; nobody waits that long for a sandbox
  buildSeconds: 8,
};

/** Key prefixes of requests made by the seed; the site's own keys start with an order id. */
export const seedKeyPrefix = 'seed-';

/** The merchant that notices name. */
export const merchant = 'sandbox';
