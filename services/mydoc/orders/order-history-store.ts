import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { OrderEventKind } from '#lib/contracts/calls/orders/order-message.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { readRow } from '#services/platform/database/rows.ts';
import type { Jobs } from '#services/platform/jobs.ts';
import { isMailed } from './mails/mail-templates.ts';
import { mailQueue } from './order-queues.ts';

interface HistoryEntry {
  readonly orderId: string;
  readonly kind: OrderEventKind;
  readonly amountMinor: number | null;
}

const entryRow = z.object({ number: z.coerce.number() });

/** Adds to the history of a locked order, and the e-mail about it to the outbox. */
export async function addHistory(tx: Executor, outbox: Pick<Jobs, 'send'>, { orderId, kind, amountMinor }: HistoryEntry): Promise<void> {
  const added = await readRow(
    tx,
    sql`
    INSERT INTO order_event (order_id, number, kind, amount_minor)
    SELECT ${orderId}::uuid, coalesce(max(number), 0) + 1, ${kind}, ${amountMinor}::bigint
    FROM order_event WHERE order_id = ${orderId}::uuid
    RETURNING number`,
    entryRow,
  );
  if (added && isMailed(kind)) await outbox.send(tx, mailQueue, { orderId, event: added.number });
}
