import { setTimeout as delay } from 'node:timers/promises';
import { paymentsPerList, type CentrePayment } from '#lib/contracts/account-centre.ts';
import type { Executor } from '#services/platform/database.ts';
import { readBookedPayments } from './booked-payments.ts';
import type { AskCentre } from './pay-order.ts';
import { findDifferences, type Difference } from './reconciliation.ts';

export interface Reconciliation {
  readonly differences: readonly Difference[];
  /** How many payments each side named. */
  readonly ours: number;
  readonly theirs: number;
}

const dayMs = 24 * 60 * 60 * 1_000;
/** The longest that is sold is a year; its money can come back until then. */
export const reconciledDays = 400;
/** A notice or an answer may be under way for as long as this. */
export const settledAfterMs = 10 * 60 * 1_000;
/** A look at the next page waits: nobody is in a hurry. */
const pauseMs = 50;

/**
 * Compares our ledger with the account centre's list of payments. `settledAfterMs`: what moved later than that is not judged.
 * @throws where the centre is away.
 */
export async function reconcile(deps: { executor: Executor; ask: AskCentre }, now: Date, settings: { sinceMs?: number; settledAfterMs?: number } = {}): Promise<Reconciliation> {
  const sinceMs = settings.sinceMs ?? now.getTime() - reconciledDays * dayMs;
  // both sides note the start of a payment at their own time: a day more is looked up, not judged
  const theirs = await listAll(deps.ask, new Date(sinceMs - dayMs), new Date(now.getTime() + dayMs));
  const ours = await readBookedPayments(deps.executor, new Date(sinceMs - 2 * dayMs));
  const settledMs = now.getTime() - (settings.settledAfterMs ?? settledAfterMs);
  return { differences: findDifferences(ours, theirs, { sinceMs, settledMs }), ours: ours.length, theirs: theirs.length };
}

async function listAll(ask: AskCentre, since: Date, until: Date): Promise<CentrePayment[]> {
  const payments: CentrePayment[] = [];
  for (let after: string | null = null; ; await delay(pauseMs)) {
    const answer: Awaited<ReturnType<typeof ask<'payments/list'>>> = await ask('payments/list', { since: since.toISOString(), until: until.toISOString(), after, limit: paymentsPerList });
    if (!answer.ok) throw new Error('the account centre refused its list of payments');
    payments.push(...answer.result.payments);
    after = answer.result.next;
    if (after === null) return payments;
  }
}
