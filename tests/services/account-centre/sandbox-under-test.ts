import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { z } from 'zod';
import { createAccountCentreParts, type AccountCentreParts } from '#services/account-centre/account-centre.ts';
import type { SandboxLimits } from '#services/account-centre/sandbox/sandbox-deps.ts';
import { accountCentreSessions, type AccountCentreSessions } from '#services/account-centre/account-centre-sessions.ts';
import type { ReceivePayment } from '#services/mydoc/orders/payments/payment-notices.ts';
import { registerMydoc } from '#services/mydoc/register-mydoc.ts';
import type { Database } from '#services/platform/database/database.ts';
import { createHttpApp } from '#services/platform/http.ts';
import { createJobs } from '#services/platform/jobs.ts';
import { createLog } from '#services/platform/log.ts';
import { createMetrics } from '#services/platform/metrics.ts';
import { createRsaKeys } from '#services/platform/secrets/rsa-keys.ts';
import { findAnyPort } from '#scripts/stack/free-port.ts';
import { copyAccounts } from '#tests/setup/databases/template.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';
import { createBrowser, type Browser } from './browser.ts';

export const testSecret = 'a secret between two servers';
/** The password of the visitors who register in tests. */
export const newPassword = 'a harbour at night';

export interface SandboxUnderTest {
  readonly origin: string;
  readonly database: Database;
  readonly parts: AccountCentreParts;
  readonly sessions: AccountCentreSessions;
  /** Offsets the services' clock from the machine's, in ms. */
  clockOffsetMs: number;
  /** Everything that was logged, at the finest level. */
  readonly logged: readonly string[];
  /** The letters that lie in the folder of the operator, the latest last. */
  outbox(): Promise<string[]>;
  password(state: string): string;
  browser(headers?: Record<string, string>): Browser;
  /** A browser in which a seeded visitor is logged in. */
  loggedIn(state: string): Promise<Browser>;
  /** A browser in which a new visitor has registered, with an e-mail of their own unless one is given. */
  registered(fields?: Record<string, string>): Promise<Browser>;
  /** What the account centre tells the site of the visitor of a browser. */
  profileOf(browser: Browser): ReturnType<AccountCentreSessions['profile']>;
  close(): Promise<void>;
}

const accountsSchema = z.object({ visitors: z.array(z.object({ state: z.string(), email: z.string(), password: z.string() })) });

/** The sandbox, the account centre API and /myDoc in one process, over real HTTP, wired as in the services. */
export async function openSandbox(settings: { limits?: Partial<SandboxLimits>; receive?: ReceivePayment } = {}): Promise<SandboxUnderTest> {
  const database = await openTestDatabase();
  const dataDirectory = await mkdtemp(join(tmpdir(), 'sandbox-'));
  await copyAccounts(dataDirectory);
  const lines: string[] = [];
  const destination = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const log = createLog({ name: 'test', level: 'trace', destination });
  const jobs = createJobs({ database, log });
  await jobs.start();
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const app = createHttpApp({ log, metrics: createMetrics(), ready: () => true, trustProxy: 'loopback' });
  const under = { clockOffsetMs: 0 };
  const now = (): Date => new Date(Date.now() + under.clockOffsetMs);
  const port = await findAnyPort();
  const origin = `http://127.0.0.1:${port}`;
  const parts = createAccountCentreParts({
    database,
    jobs,
    log,
    now,
    rsa: createRsaKeys([privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()]),
    ...(settings.limits ? { limits: settings.limits } : {}),
    settings: { url: undefined, secrets: [testSecret], merchant: undefined, ownUrl: origin, dataDirectory },
  });
  const sessions = accountCentreSessions(parts.centre, 'hf_session');
  await app.register(parts.routes);
  await registerMydoc(app, {
    database,
    log,
    sessions,
    content: { ask: async () => [], pictureBase: '/pictures' },
    limits: { readsPerMinute: 1_000_000, actionsPerMinute: 1_000_000 },
    payments: { now, secrets: parts.secrets, merchant: parts.merchant, receive: settings.receive ?? (async () => 'unknown-order') },
  });
  await parts.prepare();
  await app.listen({ host: '127.0.0.1', port });
  await parts.start();
  const { visitors } = accountsSchema.parse(JSON.parse(await readFile(join(dataDirectory, 'accounts.json'), 'utf8')));
  let accounts = 0;
  const password = (state: string): string => visitors.find((visitor) => visitor.state === state)?.password ?? '';

  return Object.assign(under, {
    origin,
    database,
    parts,
    sessions,
    logged: lines,
    outbox: async () => {
      const folder = join(dataDirectory, 'outbox');
      const names = await readdir(folder).catch(() => []);
      return Promise.all(names.toSorted().map((name) => readFile(join(folder, name), 'utf8')));
    },
    password,
    browser: (headers = {}) => createBrowser(origin, headers),
    loggedIn: async (state: string) => {
      const browser = createBrowser(origin, {});
      await browser.fill('/ucenter/?ope=login', '/ucenter/login', { email: `${state}@hostfront.test`, password: password(state) });
      return browser;
    },
    registered: async (fields = {}) => {
      const browser = createBrowser(origin, {});
      const email = `registered-${(accounts += 1)}@example.com`;
      await browser.fill('/ucenter/?ope=reg', '/ucenter/register', { email, password: newPassword, ...fields });
      return browser;
    },
    profileOf: async (browser: Browser) =>
      sessions.profile((await sessions.read(browser.cookies.get('hf_session') ?? ''))?.accountId ?? ''),
    close: async () => {
      await app.close();
      await jobs.stop();
      await database.close();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  });
}
