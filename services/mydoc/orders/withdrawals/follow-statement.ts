import type { WithdrawalRight } from '#lib/content/values/withdrawal-right.ts';
import type { Database, Executor } from '#services/platform/database/database.ts';
import type { Logger } from '#services/platform/log.ts';
import type { ReadOrderContent } from '../order-content.ts';
import { lockOrder } from '../order-row.ts';
import { addHistory } from '../order-history-store.ts';
import type { Outbox } from '../order-store.ts';
import type { AskCentre } from '../payments/pay-order.ts';
import { withdrawalVerdict } from './withdrawal-rules.ts';
import { writeStatementReceipt } from './withdrawal-mail.ts';
import { addMatch, countMatches, findMatch, findNamedOrder, findStatement, type Statement } from './withdrawal-store.ts';

export interface StatementDeps {
  database: Database;
  outbox: Outbox;
  ask: AskCentre;
  log: Logger;
  orderContent: ReadOrderContent;
}

/** So often an owner is asked to confirm a statement about one order; later statements are only recorded. */
const confirmationsAtMost = 3;

/**
 * What follows from a statement of withdrawal, outside of its call, which therefore takes as long for a number that no order has: the owner
 * of the order is asked to confirm it, and its receipt goes to the address that it names. @throws if the account centre cannot be asked, so
 * that it is retried.
 */
export async function followStatement(deps: StatementDeps, statementId: string): Promise<void> {
  const { database, outbox, orderContent } = deps;
  const statement = await findStatement(database.executor, statementId);
  if (!statement) return;
  const content = await orderContent();
  const { withdrawal } = content;
  if (withdrawal) await database.transaction((tx) => askOwner(tx, outbox, withdrawal, statement));
  const answer = await deps.ask('mail/receipt', {
    idempotencyKey: `withdrawal-${statement.id}`,
    address: statement.email,
    template: 'withdrawal-received',
    language: statement.language,
    values: writeStatementReceipt(statement, content),
  });
  // a key that was used before names a receipt that was sent, with other words for the same
  if (!answer.ok && answer.reason !== 'key-reused')
    deps.log.error({ statementId, reason: answer.reason }, 'the receipt of a withdrawal was not sent');
}

/** A statement that took effect at once, or was noted before, asks nobody. */
async function askOwner(tx: Executor, outbox: Outbox, right: WithdrawalRight, statement: Statement): Promise<void> {
  if (await findMatch(tx, statement.id)) return;
  const named = await findNamedOrder(tx, statement.contract);
  const stored = named === null ? null : await lockOrder(tx, named);
  if (!stored || withdrawalVerdict(stored, right, statement.statedMs) !== 'open') return;
  if ((await countMatches(tx, stored.row.id)) >= confirmationsAtMost) return;
  if (!(await addMatch(tx, statement.id, stored.row.id))) return;
  await addHistory(tx, outbox, { orderId: stored.row.id, kind: 'withdrawal-stated', amountMinor: null });
}
