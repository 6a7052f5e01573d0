import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { orderStates } from '#lib/contracts/order-states.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { readRow, readRows } from '#services/platform/database/rows.ts';
import { ledgerDifferencesOf, type LedgerDifference, type OrderAccounts } from './ledger-differences.ts';

const amount = z.coerce.number();
const page = 1_000;

const orderRow = z
  .object({
    id: z.string(),
    state: z.enum(orderStates),
    total: amount,
    paid: amount,
    asked: amount,
    refunded: amount,
    refunds: amount,
    settled: amount,
    receivable: amount,
    revenue: amount,
    discount: amount,
    held: amount,
    due: amount,
    out: amount,
    foreign_entries: amount,
  })
  .transform((row): OrderAccounts => ({
    id: row.id,
    state: row.state,
    totalMinor: row.total,
    paidMinor: row.paid,
    refundAskedMinor: row.asked,
    refundedMinor: row.refunded,
    refundsMinor: row.refunds,
    refundsSettledMinor: row.settled,
    foreignEntries: row.foreign_entries,
    balances: {
      'buyer-receivable': row.receivable,
      revenue: row.revenue,
      discount: row.discount,
      'held-money': row.held,
      'refund-due': row.due,
      'paid-out': row.out,
    },
  }));

const unbalancedRow = z.object({ order_id: z.string(), posting: amount, currency: z.string(), sum: amount });

/** Checks every posting, every order's sums and the orders' own figures against each other. */
export async function checkLedger(executor: Executor): Promise<{ orders: number; postings: number; differences: LedgerDifference[] }> {
  const unbalanced = await readRows(
    executor,
    sql`
    SELECT order_id, posting, currency, sum(amount_minor) AS sum FROM ledger_entry GROUP BY order_id, posting, currency HAVING sum(amount_minor) <> 0 ORDER BY order_id, posting`,
    unbalancedRow,
  );
  const differences: LedgerDifference[] = unbalanced.map(({ order_id, posting, currency, sum }) => ({
    orderId: order_id,
    what: `posting ${posting} in ${currency}`,
    expected: 0,
    found: sum,
  }));
  let orders = 0;
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const rows = await accountsAfter(executor, after);
    const last = rows.at(-1);
    if (!last) break;
    orders += rows.length;
    differences.push(...rows.flatMap(ledgerDifferencesOf));
    after = last.id;
  }
  const counted = await readRow(
    executor,
    sql`SELECT count(*) AS postings FROM (SELECT DISTINCT order_id, posting FROM ledger_entry) each_posting`,
    z.object({ postings: amount }),
  );
  return { orders, postings: counted?.postings ?? 0, differences };
}

const accountsAfter = (executor: Executor, after: string): Promise<OrderAccounts[]> =>
  readRows(
    executor,
    sql`
    SELECT placed.id, placed.state, placed.total_minor AS total,
      coalesce(money.paid, 0) AS paid, coalesce(money.asked, 0) AS asked, coalesce(money.refunded, 0) AS refunded,
      coalesce(back.refunds, 0) AS refunds, coalesce(back.settled, 0) AS settled,
      coalesce(book.receivable, 0) AS receivable, coalesce(book.revenue, 0) AS revenue, coalesce(book.discount, 0) AS discount, coalesce(book.held, 0) AS held,
      coalesce(book.due, 0) AS due, coalesce(book.out, 0) AS out, coalesce(book.foreign_entries, 0) AS foreign_entries
    FROM (SELECT id, state, total_minor, currency FROM server_order WHERE id > ${after}::uuid ORDER BY id LIMIT ${page}) placed
    LEFT JOIN LATERAL (
      SELECT sum(paid_minor) AS paid, sum(refund_asked_minor) AS asked, sum(refunded_minor) AS refunded FROM order_payment WHERE order_id = placed.id) money ON true
    LEFT JOIN LATERAL (
      SELECT sum(amount_minor) AS refunds, sum(amount_minor) FILTER (WHERE settled_at IS NOT NULL) AS settled FROM order_refund WHERE order_id = placed.id) back ON true
    LEFT JOIN LATERAL (
      SELECT sum(amount_minor) FILTER (WHERE account = 'buyer-receivable') AS receivable, sum(amount_minor) FILTER (WHERE account = 'revenue') AS revenue,
        sum(amount_minor) FILTER (WHERE account = 'discount') AS discount, sum(amount_minor) FILTER (WHERE account = 'held-money') AS held,
        sum(amount_minor) FILTER (WHERE account = 'refund-due') AS due, sum(amount_minor) FILTER (WHERE account = 'paid-out') AS out,
        count(*) FILTER (WHERE currency <> placed.currency) AS foreign_entries
      FROM ledger_entry WHERE order_id = placed.id) book ON true
    ORDER BY placed.id`,
    orderRow,
  );
