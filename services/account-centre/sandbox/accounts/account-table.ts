import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { paymentNotice } from '#lib/contracts/account-centre.ts';
import type { RealNameState } from '#lib/rules/real-name.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { readRow, readRows } from '#services/platform/database/rows.ts';
import { sqlState } from '#services/platform/database/sql-state.ts';

export const nextPayments = ['page', 'at-start'] as const;
export const nextServers = ['works', 'fails-once', 'fails'] as const;
export const nextCharges = ['taken', 'declined'] as const;

export const accountRow = z
  .object({
    id: z.string(),
    username: z.string(),
    email: z.string(),
    phone: z.string(),
    password_hash: z.string(),
    email_confirmed: z.boolean(),
    real_name: z.string(),
    real_name_state: z.enum(['pending', 'verified', 'lapsed']),
    person_id: z.string().nullable(),
    barred: z.boolean(),
    credit_score: z.number(),
    next_payment: z.enum(nextPayments),
    next_server: z.enum(nextServers),
    saved_method: z.nullable(paymentNotice.shape.method),
    next_charge: z.enum(nextCharges),
  })
  .transform((row) => ({
    id: row.id,
    username: row.username,
    email: row.email,
    phone: row.phone,
    passwordHash: row.password_hash,
    emailConfirmed: row.email_confirmed,
    realName: row.real_name,
    /** How far that name is verified; without a name nothing was begun. */
    realNameState: row.real_name_state,
    personId: row.person_id,
    barred: row.barred,
    creditScore: row.credit_score,
    /** How the next payment is settled: on its page, or before the site has recorded that it was started. */
    nextPayment: row.next_payment,
    /** What happens to the next server that is built. */
    nextServer: row.next_server,
    /** By which automatic renewals are paid; null: none is saved. */
    savedMethod: row.saved_method,
    /** What becomes of the next automatic renewal. */
    nextCharge: row.next_charge,
  }));

export type Account = z.output<typeof accountRow>;

export const realNameStateOf = ({ realName, realNameState }: Pick<Account, 'realName' | 'realNameState'>): RealNameState =>
  realName === '' ? 'none' : realNameState;

export const accountColumns = sql`account.id, account.username, account.email, account.phone, account.password_hash, account.email_confirmed,
  account.real_name, account.real_name_state, account.person_id, account.barred, account.credit_score,
  account.next_payment, account.next_server, account.saved_method, account.next_charge`;

const uniqueViolation = '23505';

/** The normalised e-mail address by which accounts are looked up. */
export const foldedEmail = (email: string): string => email.trim().toLowerCase();

export const readAccount = (executor: Executor, id: string): Promise<Account | null> =>
  readRow(executor, sql`SELECT ${accountColumns} FROM sandbox_account account WHERE id = ${id}`, accountRow);

export const readAccountByEmail = (executor: Executor, email: string): Promise<Account | null> =>
  readRow(executor, sql`SELECT ${accountColumns} FROM sandbox_account account WHERE email = ${foldedEmail(email)}`, accountRow);

/** The account, locked against changes until the transaction ends; what refers to it can still be added. */
export const lockAccount = (tx: Executor, id: string): Promise<Account | null> =>
  readRow(tx, sql`SELECT ${accountColumns} FROM sandbox_account account WHERE id = ${id} FOR NO KEY UPDATE`, accountRow);

/** Adds an account; false if the e-mail address is already registered. */
export async function addAccount(executor: Executor, account: Account): Promise<boolean> {
  try {
    await executor.execute(sql`
      INSERT INTO sandbox_account (id, username, email, phone, password_hash, email_confirmed, real_name, person_id, barred, credit_score)
      VALUES (${account.id}, ${account.username}, ${foldedEmail(account.email)}, ${account.phone}, ${account.passwordHash}, ${account.emailConfirmed},
        ${account.realName}, ${account.personId}, ${account.barred}, ${account.creditScore})`);
    return true;
  } catch (error) {
    if (sqlState(error) === uniqueViolation) return false;
    throw error;
  }
}

export async function replacePassword(executor: Executor, id: string, passwordHash: string): Promise<void> {
  await executor.execute(sql`UPDATE sandbox_account SET password_hash = ${passwordHash} WHERE id = ${id}`);
}

export type AccountStates = Pick<
  Account,
  'realName' | 'realNameState' | 'personId' | 'barred' | 'creditScore' | 'nextPayment' | 'nextServer' | 'nextCharge'
>;

/** The states that can be set on the sandbox's own screen. */
export async function writeStates(executor: Executor, id: string, states: AccountStates): Promise<void> {
  await executor.execute(sql`
    UPDATE sandbox_account SET real_name = ${states.realName}, real_name_state = ${states.realNameState}, person_id = ${states.personId}, barred = ${states.barred}, credit_score = ${states.creditScore},
      next_payment = ${states.nextPayment}, next_server = ${states.nextServer}, next_charge = ${states.nextCharge}
    WHERE id = ${id}`);
}

/** Consumes the outcome chosen for one payment; false if there was none, or another request consumed it. */
export async function useNextPayment(executor: Executor, id: string): Promise<boolean> {
  const used = sql`UPDATE sandbox_account SET next_payment = 'page' WHERE id = ${id} AND next_payment = 'at-start' RETURNING id`;
  return (await readRow(executor, used, z.object({ id: z.string() }))) !== null;
}

/** By which method automatic renewals are paid; null: by none. */
export async function saveMethod(executor: Executor, id: string, method: Account['savedMethod']): Promise<void> {
  await executor.execute(sql`UPDATE sandbox_account SET saved_method = ${method} WHERE id = ${id}`);
}

/** Consumes the outcome chosen for one charge; true if it was to be declined. */
export async function useNextCharge(executor: Executor, id: string): Promise<boolean> {
  const used = sql`UPDATE sandbox_account SET next_charge = 'taken' WHERE id = ${id} AND next_charge = 'declined' RETURNING id`;
  return (await readRow(executor, used, z.object({ id: z.string() }))) !== null;
}

/** A server was built: one that was to fail once has had its turn. */
export async function useNextServer(tx: Executor, id: string): Promise<void> {
  await tx.execute(sql`UPDATE sandbox_account SET next_server = 'works' WHERE id = ${id} AND next_server = 'fails-once'`);
}

export async function confirmEmail(executor: Executor, id: string): Promise<void> {
  await executor.execute(sql`UPDATE sandbox_account SET email_confirmed = true WHERE id = ${id}`);
}

/** What is left of a closed account, for the books: its payments, and by whom offers for one person were used. Nobody can log in to it. */
export async function emptyAccount(executor: Executor, id: string): Promise<void> {
  await executor.execute(sql`
    UPDATE sandbox_account SET username = '', email = ${`closed ${id}`}, phone = '', password_hash = '', email_confirmed = false,
      real_name = '', saved_method = NULL
    WHERE id = ${id}`);
}

const countRow = z.object({ count: z.coerce.number() });

/** All accounts of a verified person; else the account itself. */
const holdersOf = (account: Account): SQL =>
  account.personId === null ? sql`account.id = ${account.id}` : sql`account.person_id = ${account.personId}`;

/**
 * Whether a person had paid for another order, and not got all of it back, when this one was paid: by the payments' own times. `paidAt`: of
 * an order that has no payment here.
 */
export async function hasPaidBefore(
  executor: Executor,
  account: Account,
  { orderId, paidAt }: { orderId: string; paidAt: string },
): Promise<boolean> {
  const earlier = sql`
    SELECT count(*) AS count FROM sandbox_payment payment JOIN sandbox_account account ON account.id = payment.account_id
    WHERE payment.state = 'paid' AND payment.order_id <> ${orderId} AND ${holdersOf(account)}
      AND payment.settled_at < coalesce(
        (SELECT min(own.settled_at) FROM sandbox_payment own WHERE own.order_id = ${orderId} AND own.state = 'paid'), ${paidAt}::timestamptz)
      AND payment.amount_minor > (SELECT coalesce(sum(amount_minor), 0) FROM sandbox_refund WHERE payment_id = payment.id)`;
  return ((await readRow(executor, earlier, countRow))?.count ?? 0) > 0;
}

/** Orders paid by a person, across all their accounts; for an account without a verified person, its own. */
export async function countPaidOrders(executor: Executor, account: Account): Promise<number> {
  const rows = await readRows(
    executor,
    sql`SELECT count(DISTINCT payment.order_id) AS count FROM sandbox_payment payment JOIN sandbox_account account ON account.id = payment.account_id
        WHERE payment.state = 'paid' AND ${holdersOf(account)}`,
    countRow,
  );
  return rows[0]?.count ?? 0;
}
