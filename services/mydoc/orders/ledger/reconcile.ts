import { paymentsPerList, type CentreAnswer, type CentreInput } from '#lib/contracts/account-centre.ts';
import { dayMs, minuteMs } from '#lib/time/lengths.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { readBookedPayments, readBookedSince } from './booked-payments.ts';
import { differencesOf, missingThere, type Difference } from './payment-differences.ts';

/** Requests a page of payments from the account centre. @throws if it is unavailable. */
export type ListPayments = (input: CentreInput<'payments/list'>) => Promise<CentreAnswer<'payments/list'>>;

export interface Reconciliation {
  readonly differences: readonly Difference[];
  /** How many payments were compared on each side. */
  readonly ours: number;
  readonly theirs: number;
}

/** The longest period sold is five years, and its money can be refunded until then. */
const reconciledDays = 1_860;
/** A notice or an answer may be in transit for this long. */
const settledAfterMs = 10 * minuteMs;

/**
 * Compares our ledger with the account centre's list of payments, page by page. `settledAfterMs`: later movements are not judged. @throws
 * if the centre is unavailable.
 */
export async function reconcile(
  deps: { executor: Executor; list: ListPayments },
  now: Date,
  settings: { settledAfterMs?: number } = {},
): Promise<Reconciliation> {
  const settledMs = now.getTime() - (settings.settledAfterMs ?? settledAfterMs);
  const since = new Date(now.getTime() - reconciledDays * dayMs);
  const listed = new Set<string>();
  const differences: Difference[] = [];
  // each side records the start of a payment at its own time: the centre is asked for a day more
  const time = {
    since: new Date(since.getTime() - dayMs).toISOString(),
    until: new Date(now.getTime() + dayMs).toISOString(),
    limit: paymentsPerList,
  };
  for (let after: string | null = null, more = true; more; more = after !== null) {
    const answer: CentreAnswer<'payments/list'> = await deps.list({ ...time, after });
    if (!answer.ok) throw new Error('the account centre refused to list its payments');
    const { payments, next } = answer.result;
    const names = payments.map(({ paymentId }) => paymentId);
    for (const name of names) listed.add(name);
    if (names.length > 0) differences.push(...differencesOf(payments, await readBookedPayments(deps.executor, names), settledMs));
    after = next;
  }
  const missing = await findMissingThere(deps.executor, since, listed, settledMs);
  return { differences: [...differences, ...missing.differences], ours: missing.ours, theirs: listed.size };
}

async function findMissingThere(
  executor: Executor,
  since: Date,
  listed: ReadonlySet<string>,
  settledMs: number,
): Promise<{ differences: Difference[]; ours: number }> {
  const differences: Difference[] = [];
  let ours = 0;
  for (let after = ''; ;) {
    const payments = await readBookedSince(executor, since, after, paymentsPerList);
    differences.push(...missingThere(payments, listed, settledMs));
    ours += payments.length;
    const last = payments.at(-1);
    if (!last || payments.length < paymentsPerList) return { differences, ours };
    after = last.paymentId;
  }
}
