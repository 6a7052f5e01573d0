import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '#services/platform/database.ts';
import { hashPassword, newSecret } from '#services/platform/passwords.ts';
import { accountsRemedy, readPrivateJson, writePrivateFile } from '#services/platform/private-file.ts';
import { addAccount, readAccountByEmail, replacePassword, type Account } from './accounts/account-table.ts';
import { newAccount } from './accounts/new-account.ts';
import { settlePayment, startPayment } from './console/payment-table.ts';
import { buildServer } from './console/server-table.ts';
import { seedKeyPrefix } from './sandbox-deps.ts';

type States = Partial<Pick<Account, 'emailConfirmed' | 'realName' | 'personId' | 'barred' | 'creditScore'>>;

/** A visitor of each state that the site answers differently. */
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

const accountsSchema = z.looseObject({ visitors: z.array(z.looseObject({ email: z.string() })).default([]) });

/**
 * Sees to it that the sandbox's visitors exist and that the accounts file (readable by its owner only) names their passwords. One whose
 * password nobody can look up any more gets a new one; everything else stays.
 */
export async function ensureSeedVisitors(database: Database, accountsFile: string): Promise<void> {
  const accounts = (await readPrivateJson(accountsFile, accountsSchema, accountsRemedy)) ?? { visitors: [] };
  const visitors: z.output<typeof accountsSchema>['visitors'] = [];
  let changed = false;
  for (const state of seedStates) {
    const email = `${state}@hostfront.test`;
    const listed = accounts.visitors.find((entry) => entry.email === email);
    const known = await readAccountByEmail(database.executor, email);
    if (listed && known) {
      visitors.push(listed);
      continue;
    }
    changed = true;
    const password = newSecret().slice(0, passwordLength);
    if (known) await replacePassword(database.executor, known.id, await hashPassword(password));
    else await addVisitor(database, state, email, password);
    visitors.push({ state, email, password });
  }
  if (changed) await writePrivateFile(accountsFile, `${JSON.stringify({ ...accounts, visitors }, null, 2)}\n`);
}

async function addVisitor(database: Database, state: SeedState, email: string, password: string): Promise<void> {
  const account = await newAccount({ email, phone: '', password, username: `u-${state}` });
  await addAccount(database.executor, { ...account, ...seedVisitors[state] });
  if (state === 'member') await addPastPurchase(database, account.id);
}

/** What a member bought before. */
async function addPastPurchase(database: Database, accountId: string): Promise<void> {
  const orderId = `order-${randomUUID()}`;
  const description = 'cvm.g4a.amd.c2m4 · Los Angeles-1 · 30 GiB SSD, 500 GB';
  const payment = await startPayment(database.executor, {
    idempotencyKey: `${seedKeyPrefix}${accountId}`, orderId, accountId, description, amountMinor: 952, currency: 'USD', returnPath: '/', language: 'en',
  });
  await settlePayment(database.executor, payment.id, 'paid', 'PayPal');
  await buildServer(database.executor, { idempotencyKey: `${seedKeyPrefix}${accountId}`, orderId, accountId, name: 'web-1', description, region: 'Los Angeles-1' }, 0);
}
