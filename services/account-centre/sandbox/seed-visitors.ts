import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Database, Executor } from '#services/platform/database/database.ts';
import { newSecret } from '#services/platform/secrets/passwords.ts';
import { readAccountsFile, writePrivateFile } from '#services/platform/secrets/private-file.ts';
import { addAccount, readAccountByEmail, replacePassword, type Account } from './accounts/account-table.ts';
import { newAccount } from './accounts/new-account.ts';
import { settlePayment, startPayment } from './console/payment-table.ts';
import { buildServer } from './console/server-table.ts';
import { seedKeyPrefix } from './sandbox-deps.ts';

type States = Partial<Pick<Account, 'emailConfirmed' | 'realName' | 'personId' | 'barred' | 'creditScore'>>;

/** One visitor for each account state that the site treats differently. */
const seedVisitors = {
  new: {},
  verified: { emailConfirmed: true, realName: 'Wei Chen', personId: 'p-seed-verified' },
  member: { emailConfirmed: true, realName: 'Yui Sato', personId: 'p-seed-member' },
  barred: { emailConfirmed: true, realName: 'Alex Reed', personId: 'p-seed-barred', barred: true },
  lowcredit: { emailConfirmed: true, realName: 'Min Zhao', personId: 'p-seed-lowcredit', creditScore: 20 },
} as const satisfies Record<string, States>;

type SeedState = keyof typeof seedVisitors;

const seedStates: readonly SeedState[] = ['new', 'verified', 'member', 'barred', 'lowcredit'];
const passwordLength = 16;

const accountsSchema = z.looseObject({ visitors: z.array(z.looseObject({ email: z.string() })).optional() });

type Listed = NonNullable<z.output<typeof accountsSchema>['visitors']>[number];

/** What is written for one visitor: a new account, or a new password for an existing account id. */
interface Change {
  readonly state: SeedState;
  readonly known: string | null;
  readonly account: Account;
}

/**
 * Makes sure that the sandbox's visitors exist and that the accounts file (readable by its owner only) lists their passwords, as far as
 * this process can know them; false if another process created them. A password that nobody can look up any more is replaced in the
 * embedded database, which lies beside the file; on a server, another replica may hold it, and only a file with an empty list requests new
 * ones.
 */
export async function ensureSeedVisitors(database: Database, accountsFile: string): Promise<boolean> {
  const found = await readAccountsFile(accountsFile, accountsSchema);
  const mayReplace = database.profile.connections === 1 || found?.visitors?.length === 0;
  const listed: Listed[] = [];
  const changes: Change[] = [];
  let complete = true;
  for (const state of seedStates) {
    const email = `${state}@hostfront.test`;
    const entry = found?.visitors?.find((each) => each.email === email);
    const known = (await readAccountByEmail(database.executor, email))?.id ?? null;
    if (known !== null && (entry || !mayReplace)) {
      if (entry) listed.push(entry);
      else complete = false;
      continue;
    }
    const password = newSecret().slice(0, passwordLength);
    listed.push({ state, email, password });
    changes.push({ state, known, account: await newAccount({ email, phone: '', password, username: `u-${state}` }) });
  }
  if (changes.length === 0) return complete;
  const text = `${JSON.stringify({ ...found, visitors: listed }, null, 2)}\n`;
  // another replica may be creating them at the same moment
  return (await write(database, changes, () => writePrivateFile(accountsFile, text)))
    ? complete
    : ensureSeedVisitors(database, accountsFile);
}

class RivalFirst extends Error {}

/**
 * False if another replica was first. The file is written before the commit, so passwords in the database are always in the file, even
 * after a crash.
 */
async function write(database: Database, changes: readonly Change[], writeFile: () => Promise<void>): Promise<boolean> {
  try {
    await database.transaction(async (tx) => {
      for (const { state, known, account } of changes) {
        if (known !== null) await replacePassword(tx, known, account.passwordHash);
        else if (!(await addAccount(tx, { ...account, ...seedVisitors[state] }))) throw new RivalFirst();
        else if (state === 'member') await addPastPurchase(tx, account.id);
      }
      await writeFile();
    });
    return true;
  } catch (error) {
    if (error instanceof RivalFirst) return false;
    throw error;
  }
}

/** A member's earlier purchases. */
async function addPastPurchase(tx: Executor, accountId: string): Promise<void> {
  const orderId = `order-${randomUUID()}`;
  const description = 'General, fourth generation c2m4 · Los Angeles-1 · 30 GiB SSD, 500 GB';
  const payment = await startPayment(tx, {
    idempotencyKey: `${seedKeyPrefix}${accountId}`,
    orderId,
    accountId,
    description,
    amountMinor: 952,
    currency: 'USD',
    returnPath: '/',
    language: 'en',
  });
  await settlePayment(tx, payment.id, 'paid', 'PayPal');
  await buildServer(
    tx,
    { idempotencyKey: `${seedKeyPrefix}${accountId}`, orderId, accountId, name: 'web-1', description, region: 'Los Angeles-1' },
    0,
  );
}
