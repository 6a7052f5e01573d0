import { createHash } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { paymentNotice, paymentNoticePath, type PaymentNotice } from '#lib/contracts/account-centre.ts';
import type { Database, Executor } from '#services/platform/database/database.ts';
import type { Logger } from '#services/platform/log.ts';
import type { MigrationSet } from '#services/platform/database/migrations.ts';
import { readRow } from '#services/platform/database/rows.ts';
import { signedNoticeRoute, type SignedNoticeDeps } from '#services/mydoc/account/signed-notice.ts';

export const paymentNoticeMigrations: MigrationSet = {
  area: 'payment-notices',
  migrations: [
    {
      number: 1,
      name: 'notices that were acted on',
      statements: [
        `CREATE TABLE IF NOT EXISTS payment_notice (
          notice_id text PRIMARY KEY,
          body_hash text NOT NULL,
          received_at timestamptz NOT NULL DEFAULT now())`,
      ],
    },
  ],
};

/** Applies a payment to its order, in the transaction that records the notice. */
export type ReceivePayment = (tx: Executor, notice: PaymentNotice) => Promise<'accepted' | 'unknown-order' | 'mismatch'>;

export interface PaymentNoticeDeps extends SignedNoticeDeps {
  database: Database;
  log: Logger;
  /** The merchant names whose payments are ours. */
  merchant: string;
  receive: ReceivePayment;
}

type Verdict = 'accepted' | 'repeated' | 'id-reused' | 'unknown-order' | 'mismatch';

/** Thrown to roll back the record of a notice that matched no order. */
class NoticeRejected extends Error {
  readonly verdict: 'unknown-order' | 'mismatch';
  constructor(verdict: 'unknown-order' | 'mismatch') {
    super(verdict);
    this.verdict = verdict;
  }
}

/**
 * `notice/payment`: the account centre reports the outcome of a payment. Processed once; not acknowledged if it matches no order, so that
 * it is retried.
 */
export const paymentNoticeRoutes = (deps: PaymentNoticeDeps): FastifyPluginAsync =>
  signedNoticeRoute(paymentNoticePath, paymentNotice, deps, async (notice, body) => {
    const verdict = notice.merchant === deps.merchant ? await take(deps, notice, body) : 'mismatch';
    if (verdict === 'accepted' || verdict === 'repeated') return null;
    deps.log.warn(
      { verdict, noticeId: notice.noticeId, orderId: notice.orderId, paymentId: notice.paymentId },
      'payment notice not acknowledged',
    );
    return verdict;
  });

async function take(deps: PaymentNoticeDeps, notice: PaymentNotice, body: string): Promise<Verdict> {
  const hash = createHash('sha256').update(body).digest('base64url');
  try {
    return await deps.database.transaction(async (tx) => {
      const noted = await readRow(
        tx,
        sql`INSERT INTO payment_notice (notice_id, body_hash) VALUES (${notice.noticeId}, ${hash}) ON CONFLICT (notice_id) DO NOTHING RETURNING body_hash`,
        hashRow,
      );
      if (!noted) {
        const earlier = await readRow(tx, sql`SELECT body_hash FROM payment_notice WHERE notice_id = ${notice.noticeId}`, hashRow);
        return earlier?.body_hash === hash ? 'repeated' : 'id-reused';
      }
      const verdict = await deps.receive(tx, notice);
      if (verdict !== 'accepted') throw new NoticeRejected(verdict);
      return verdict;
    });
  } catch (error) {
    if (error instanceof NoticeRejected) return error.verdict;
    throw error;
  }
}

const hashRow = z.object({ body_hash: z.string() });
