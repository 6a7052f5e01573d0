import {
  askedWithdrawalCall,
  confirmWithdrawal,
  stateWithdrawal,
  type WithdrawalMessage,
} from '#lib/contracts/calls/orders/withdrawal-calls.ts';
import type { WithdrawalRight } from '#lib/content/values/withdrawal-right.ts';
import type { Database, Executor } from '#services/platform/database/database.ts';
import type { TokenBuckets } from '#services/platform/limits/token-buckets.ts';
import { handle, type CallHandler } from '#services/mydoc/envelope/call-handler.ts';
import type { AccountOf } from '#services/mydoc/envelope/handle-logged-in.ts';
import { answered, refused, type CallAnswer } from '#services/mydoc/envelope/refusal.ts';
import { withdrawalQueue } from '../order-queues.ts';
import { findOrderById, type StoredOrder } from '../order-row.ts';
import { lockAsOfNow, type Outbox } from '../order-store.ts';
import { carryOut, readBackMinor } from './withdraw-order.ts';
import { isWithdrawable, withdrawalVerdict } from './withdrawal-rules.ts';
import {
  addMatch,
  addStatement,
  findByConfirmKey,
  findMatch,
  findNamedOrder,
  findStatementByKey,
  noteEffective,
  type NewStatement,
  type Statement,
} from './withdrawal-store.ts';

/** Statements that one address may make: the burst, and the rate after it. */
export const statementTries = { atOnce: 5, perMinute: 1 } as const;

export interface WithdrawalDeps {
  database: Database;
  outbox: Outbox;
  accountOf: AccountOf;
  /** As the site settings grant it now; null: not at all. */
  right: () => Promise<WithdrawalRight | null>;
  tries: TokenBuckets;
}

type Answer = CallAnswer<WithdrawalMessage>;

/** The consumer's right of withdrawal: stated by anybody, carried out for the owner of an order alone (decision 36). */
export function withdrawalHandlers(deps: WithdrawalDeps): readonly CallHandler[] {
  const { database, outbox, accountOf, right, tries } = deps;
  return [
    handle(stateWithdrawal, async (input, visitor): Promise<Answer> => {
      const offered = await right();
      if (!offered) return refused('withdrawalNotOffered');
      if (!offered.countries.includes(input.country)) return refused('withdrawalCountry', { field: 'country' });
      const statement = { ...input, language: input.language ?? visitor.language, accountId: await accountOf(visitor) };
      const known = await sameStatement(deps, offered, statement);
      if (known) return known;
      const waitSeconds = tries.take(visitor.address);
      if (waitSeconds > 0) return refused('tooManyRequests', { values: { seconds: waitSeconds } });
      const made = await database.transaction((tx) => record(tx, outbox, offered, statement));
      return made ?? (await sameStatement(deps, offered, statement)) ?? refused('repeatOperation', { field: 'key' });
    }),
    handle(askedWithdrawalCall, async ({ key }): Promise<Answer> => {
      const found = await findByConfirmKey(database.executor, key);
      const stored = found && (await findOrderById(database.executor, found.match.orderId));
      if (!found || !stored) return refused('withdrawalLinkUnknown');
      if (stored.order.state === 'withdrawn') return answered(await toOwner(database.executor, found.statement, stored, 'withdrawn'));
      return isWithdrawable(stored)
        ? answered(await toOwner(database.executor, found.statement, stored, 'asked'))
        : refused('notWithdrawable');
    }),
    handle(confirmWithdrawal, ({ key }) =>
      database.transaction(async (tx): Promise<Answer> => {
        const found = await findByConfirmKey(tx, key);
        const stored = found && (await lockAsOfNow(tx, outbox, found.match.orderId));
        if (!found || !stored) return refused('withdrawalLinkUnknown');
        if (stored.order.state === 'withdrawn') return answered(await toOwner(tx, found.statement, stored, 'withdrawn'));
        if (!isWithdrawable(stored)) return refused('notWithdrawable');
        await noteEffective(tx, found.statement.id);
        return answered(await toOwner(tx, found.statement, await carryOut(tx, outbox, stored), 'withdrawn'));
      }),
    ),
  ];
}

/** Records a statement; one about an order of the account that is logged in takes effect with it. Null: there is one under its key. */
async function record(tx: Executor, outbox: Outbox, right: WithdrawalRight, made: NewStatement): Promise<Answer | null> {
  const statement = await addStatement(tx, made);
  if (!statement) return null;
  await outbox.send(tx, withdrawalQueue, { statementId: statement.id }, { singletonKey: statement.id });
  const own = made.accountId === null ? null : await findNamedOrder(tx, made.contract, made.accountId);
  const stored = own === null ? null : await lockAsOfNow(tx, outbox, own);
  if (!stored) return answered(messageOf(statement, 'recorded'));
  const verdict = withdrawalVerdict(stored, right, statement.statedMs);
  if (verdict !== 'open') return answered(await toOwner(tx, statement, stored, verdict));
  await addMatch(tx, statement.id, stored.row.id);
  await noteEffective(tx, statement.id);
  return answered(await toOwner(tx, statement, await carryOut(tx, outbox, stored), 'withdrawn'));
}

/** The answer to a statement that came before under its key; null: none did. */
async function sameStatement(
  { database: { executor } }: WithdrawalDeps,
  right: WithdrawalRight,
  made: NewStatement,
): Promise<Answer | null> {
  const known = await findStatementByKey(executor, made.key);
  if (!known) return null;
  const isSame = (['name', 'contract', 'email', 'country', 'accountId'] as const).every((each) => known[each] === made[each]);
  if (!isSame) return refused('repeatOperation', { field: 'key' });
  const own = made.accountId === null ? null : await findNamedOrder(executor, made.contract, made.accountId);
  const stored = own === null ? null : await findOrderById(executor, own);
  if (!stored) return answered(messageOf(known, 'recorded'));
  const match = await findMatch(executor, known.id);
  const verdict = match?.isEffective ? 'withdrawn' : withdrawalVerdict(stored, right, known.statedMs);
  return answered(await toOwner(executor, known, stored, verdict === 'open' ? 'asked' : verdict));
}

const messageOf = ({ statedMs, name, contract, email, country }: Statement, outcome: WithdrawalMessage['outcome']): WithdrawalMessage => ({
  statedAt: new Date(statedMs).toISOString(),
  name,
  contract,
  email,
  country,
  outcome,
  order: null,
});

/** With what only the owner of the order may know. */
const toOwner = async (
  executor: Executor,
  statement: Statement,
  stored: StoredOrder,
  outcome: WithdrawalMessage['outcome'],
): Promise<WithdrawalMessage> => {
  const { id, number, currency } = stored.row;
  return { ...messageOf(statement, outcome), order: { id, number, currency, backMinor: await readBackMinor(executor, stored) } };
};
