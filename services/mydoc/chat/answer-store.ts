import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ChatAnswer, ChatTopic } from '#lib/contracts/calls/chat-calls.ts';
import type { Language } from '#lib/language/languages.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { readRow } from '#services/platform/database/rows.ts';
import type { wordings } from './answers/answer-question.ts';

/** An answer as it is counted. */
export interface CountedAnswer {
  readonly id: string;
  readonly language: Language;
  readonly topic: ChatTopic;
  readonly kind: NonNullable<ChatAnswer['kind']>;
  readonly worded: (typeof wordings)[number];
  /** What was said, redacted; null where conversations are not kept. */
  readonly said: { readonly session: string; readonly question: string; readonly answer: string } | null;
}

/** Days after which what was said is deleted, and the count. */
const saidDays = 30;
const countedDays = 90;

export async function addAnswer(executor: Executor, { id, language, topic, kind, worded, said }: CountedAnswer): Promise<void> {
  await executor.execute(sql`
    INSERT INTO chat_answer (id, language, topic, kind, worded, session, question, answer)
    VALUES (${id}::uuid, ${language}, ${topic}, ${kind}, ${worded}, ${said?.session ?? null}::uuid, ${said?.question ?? null}, ${said?.answer ?? null})`);
}

/** Stores whether an answer helped; false if there is no such answer. */
export async function rateAnswer(executor: Executor, id: string, helped: boolean): Promise<boolean> {
  const row = await readRow(
    executor,
    sql`UPDATE chat_answer SET helped = ${helped}::boolean WHERE id = ${id}::uuid RETURNING id`,
    z.object({ id: z.string() }),
  );
  return row !== null;
}

/** Parts what was said in a session from it. */
export const endSession = (executor: Executor, session: string): Promise<unknown> =>
  executor.execute(sql`UPDATE chat_answer SET session = NULL WHERE session = ${session}::uuid`);

/** The answers of today (UTC) that a model was asked for. */
export async function countModelAnswers(executor: Executor): Promise<number> {
  const row = await readRow(
    executor,
    sql`SELECT count(*) AS count FROM chat_answer
      WHERE answered_at >= date_trunc('day', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC' AND worded <> 'texts'`,
    z.object({ count: z.coerce.number() }),
  );
  return row?.count ?? 0;
}

/** Deletes what is too old. */
export async function forgetOldAnswers(executor: Executor): Promise<void> {
  await executor.execute(sql`DELETE FROM chat_answer WHERE answered_at < now() - make_interval(days => ${countedDays}::integer)`);
  await executor.execute(sql`
    UPDATE chat_answer SET session = NULL, question = NULL, answer = NULL
    WHERE question IS NOT NULL AND answered_at < now() - make_interval(days => ${saidDays}::integer)`);
}

/** Deletes all that was said: the site keeps conversations no longer. */
export const forgetConversations = (executor: Executor): Promise<unknown> =>
  executor.execute(sql`UPDATE chat_answer SET session = NULL, question = NULL, answer = NULL WHERE question IS NOT NULL`);
