import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import type { CentreAnswer, CentreInput } from '#lib/contracts/account-centre.ts';
import type { Clock } from '#services/platform/clock.ts';
import type { Database, Executor } from '#services/platform/database/database.ts';
import type { Jobs } from '#services/platform/jobs.ts';
import type { Logger } from '#services/platform/log.ts';
import { passwordsElsewhere } from '#services/platform/secrets/private-file.ts';
import type { RsaKeys } from '#services/platform/secrets/rsa-keys.ts';
import type { SharedSecrets } from '#services/platform/secrets/signed-messages.ts';
import { createAccountCentre, type AccountCentre } from './account-centre-client.ts';
import { centreRedirects } from './centre-redirects.ts';
import { listPayments } from './sandbox/console/payment-list.ts';
import { createAccountNotices } from './sandbox/account-notices.ts';
import { createPaymentNotices } from './sandbox/payment-notices.ts';
import { sandboxRoutes } from './sandbox/sandbox.ts';
import { defaultSandboxLimits, merchant, type SandboxLimits } from './sandbox/sandbox-deps.ts';
import { ensureSeedVisitors } from './sandbox/seed-visitors.ts';

export interface AccountCentreSettings {
  /** A provider's own account centre; absent = the sandbox in this process. */
  readonly url: string | undefined;
  readonly secrets: readonly string[];
  /** The merchant that a provider's payment notices are addressed to. */
  readonly merchant: string | undefined;
  /** The address at which this process can reach itself. */
  readonly ownUrl: string;
  readonly dataDirectory: string;
  /** The address of the site, for letters; absent: they name paths. */
  readonly siteUrl?: string | undefined;
}

export interface AccountCentreParts {
  readonly centre: AccountCentre;
  readonly secrets: SharedSecrets;
  readonly merchant: string;
  readonly routes: FastifyPluginAsync;
  /** Creates what has to exist before the first request. */
  prepare(): Promise<void>;
  /** Starts background work, once this process can be reached. */
  start(): Promise<void>;
}

const secretBytes = 32;
const nothing = async (): Promise<void> => undefined;

/** The account centre of this installation: a provider's, or the sandbox. */
export function createAccountCentreParts(deps: {
  database: Database;
  jobs: Jobs;
  log: Logger;
  now: Clock;
  rsa: RsaKeys;
  settings: AccountCentreSettings;
  limits?: Partial<SandboxLimits>;
}): AccountCentreParts {
  const { settings, now } = deps;
  // both ends of the embedded API are in this process: nobody else needs to know the secret
  const [first = randomBytes(secretBytes).toString('base64url'), ...older] = settings.secrets;
  const secrets: SharedSecrets = [first, ...older];
  const centre = createAccountCentre({ baseUrl: settings.url ?? settings.ownUrl, secrets, now });
  if (settings.url !== undefined) {
    return { centre, secrets, merchant: settings.merchant ?? '', routes: centreRedirects(settings.url), prepare: nothing, start: nothing };
  }
  const site = { ...deps, siteServicesUrl: settings.ownUrl, secrets };
  const notices = createPaymentNotices(site);
  const accountNotices = createAccountNotices(site);
  const letters = { outboxFolder: path.join(settings.dataDirectory, 'outbox'), siteUrl: settings.siteUrl?.replace(/\/+$/, '') ?? '' };
  return {
    centre,
    secrets,
    merchant,
    routes: sandboxRoutes({ ...deps, limits: { ...defaultSandboxLimits, ...deps.limits }, notices, accountNotices, ...letters }, secrets),
    prepare: async () => {
      const accountsFile = path.join(settings.dataDirectory, 'accounts.json');
      if (!(await ensureSeedVisitors(deps.database, accountsFile))) deps.log.warn(passwordsElsewhere(accountsFile));
    },
    start: async () => void (await Promise.all([notices.start(), accountNotices.start()])),
  };
}

/**
 * The centre's list of payments for callers other than the services: a provider's is requested over HTTP, the sandbox's is read from the
 * database.
 */
export function paymentLister(
  executor: Executor,
  { url, secrets }: Pick<AccountCentreSettings, 'url' | 'secrets'>,
  now: Clock,
): (input: CentreInput<'payments/list'>) => Promise<CentreAnswer<'payments/list'>> {
  const [first, ...older] = secrets;
  if (url === undefined || first === undefined) return async (input) => ({ ok: true, result: await listPayments(executor, input) });
  const centre = createAccountCentre({ baseUrl: url, secrets: [first, ...older], now });
  return (input) => centre.ask('payments/list', input);
}
