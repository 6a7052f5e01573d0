import { PgDialect } from 'drizzle-orm/pg-core';
import type { SQL } from 'drizzle-orm';
import type { AskCentre } from '#services/mydoc/orders/payments/pay-order.ts';
import type { Database, Executor } from '#services/platform/database/database.ts';

/**
 * Where a process kills itself: once a transaction with this text in a statement is committed, or once the account centre has answered this
 * request.
 */
export type KillPoint = { readonly committed: string } | { readonly answered: string };

const dialect = new PgDialect();

/** Like kill -9: nothing more is written, sent or closed. */
const die = (): Promise<never> => {
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => undefined);
};

/** The database, until the statement is committed. */
export function killAfterCommit(database: Database, point: KillPoint | null): Database {
  if (!point || !('committed' in point)) return database;
  return {
    ...database,
    transaction: async (work) => {
      let seen = false;
      const result = await database.transaction((tx) => {
        seen = false;
        return work(
          watched(tx, (text) => {
            seen ||= text.includes(point.committed);
          }),
        );
      });
      return seen ? die() : result;
    },
  };
}

function watched(tx: Executor, see: (text: string) => void): Executor {
  const execute = (statement: SQL): unknown => {
    see(dialect.sqlToQuery(statement).sql);
    return tx.execute(statement);
  };
  return Object.create(tx, { execute: { value: execute } }) as Executor;
}

/** The account centre, until it has answered the request. */
export function killAfterAnswer(ask: AskCentre, point: KillPoint | null): AskCentre {
  if (!point || !('answered' in point)) return ask;
  return async (operation, input) => {
    const answer = await ask(operation, input);
    return operation === point.answered ? die() : answer;
  };
}
