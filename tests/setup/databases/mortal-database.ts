import { sql, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Database, Executor } from '#services/platform/database/database.ts';

/**
 * When a connection dies: before this statement, counted from 0 with each commit as one, or before the first that begins like this; or once
 * a transaction is committed.
 */
export type Moment = number | `before ${string}` | 'committed';

export interface MortalDatabase {
  readonly database: Database;
  /**
   * Does some work, during which a connection dies at a moment; null: none does. `before`: the beginning of the statement that was not
   * executed, `committed`, or null if the work was done by then.
   */
  dyingAt<T>(moment: Moment | null, work: () => Promise<T>): Promise<{ readonly result: T; readonly before: string | null }>;
}

const dialect = new PgDialect();
const wordsShown = 3;
const beginningOf = (statement: string): string => statement.trim().split(/\s+/, wordsShown).join(' ');

const lost = (): Error => Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' });

/** A database of which single connections can be ended between two statements; on a server they really are. */
export function makeMortal(database: Database): MortalDatabase {
  let moment: Moment | null = null;
  let before: string | null = null;

  const pass = async (executor: Executor, statement: string): Promise<void> => {
    if (typeof moment === 'number') moment -= 1;
    const isNow = typeof moment === 'number' ? moment < 0 : moment !== null && `before ${beginningOf(statement)}`.startsWith(moment);
    if (!isNow) return;
    [moment, before] = [null, beginningOf(statement)];
    if (database.profile.kind !== 'pglite') await executor.execute(sql`SELECT pg_terminate_backend(pg_backend_pid())`);
    throw lost();
  };
  const over = (executor: Executor): Executor => {
    const execute = async (statement: SQL): Promise<unknown> => {
      await pass(executor, dialect.sqlToQuery(statement).sql);
      return executor.execute(statement);
    };
    return Object.create(executor, { execute: { value: execute, writable: true, configurable: true } }) as Executor;
  };

  return {
    database: {
      ...database,
      executor: over(database.executor),
      transaction: async (work) => {
        const result = await database.transaction(async (tx) => {
          const done = await work(over(tx));
          await pass(tx, 'COMMIT');
          return done;
        });
        if (moment !== 'committed') return result;
        [moment, before] = [null, 'committed'];
        throw lost();
      },
    },
    dyingAt: async (at, work) => {
      [moment, before] = [at, null];
      try {
        return { result: await work(), before };
      } finally {
        moment = null;
      }
    },
  };
}
