import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { chatFigures, chatTopics, type ChatTopicFigures } from '#lib/contracts/calls/chat-calls.ts';
import type { CallOutput } from '#lib/contracts/define-call.ts';
import { languages } from '#lib/language/languages.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { readRow, readRows } from '#services/platform/database/rows.ts';

const questionsAtMost = 100;
const count = z.coerce.number();
const topicRow = z.object({
  language: z.enum(languages),
  topic: z.enum(chatTopics),
  asked: count,
  answered: count,
  unanswered: count,
  refused: count,
  limited: count,
  helped: count,
  not_helped: count,
  last_on: z.string(),
});
const wordedRow = z.object({ model: count, gate: count, failed: count });
const questionRow = z.object({ question: z.string(), language: z.enum(languages), topic: z.enum(chatTopics), on_day: z.string() });

/** What was asked and what became of it, of all visitors together; questions only where conversations are `kept`. */
export async function readChatFigures(executor: Executor, kept: boolean): Promise<CallOutput<typeof chatFigures>> {
  const [topics, worded, questions] = await Promise.all([
    readRows(
      executor,
      sql`SELECT language, topic, count(*) AS asked,
          count(*) FILTER (WHERE kind = 'answered') AS answered, count(*) FILTER (WHERE kind = 'unanswered') AS unanswered,
          count(*) FILTER (WHERE kind = 'refused') AS refused, count(*) FILTER (WHERE kind = 'limited') AS limited,
          count(*) FILTER (WHERE helped) AS helped, count(*) FILTER (WHERE NOT helped) AS not_helped,
          to_char(max(answered_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS last_on
        FROM chat_answer GROUP BY language, topic ORDER BY asked DESC, language, topic`,
      topicRow,
    ),
    readRow(
      executor,
      sql`SELECT count(*) FILTER (WHERE worded = 'model') AS model, count(*) FILTER (WHERE worded = 'gate') AS gate,
        count(*) FILTER (WHERE worded = 'failed') AS failed FROM chat_answer`,
      wordedRow,
    ),
    kept ? readQuestions(executor) : null,
  ]);
  return {
    topics: topics.map(({ not_helped, last_on, ...row }): ChatTopicFigures => ({ ...row, notHelped: not_helped, lastOn: last_on })),
    worded: { byModel: worded?.model ?? 0, gateRefused: worded?.gate ?? 0, modelFailed: worded?.failed ?? 0 },
    unanswered: questions?.map(({ on_day, ...row }) => ({ ...row, on: on_day })) ?? null,
  };
}

const readQuestions = (executor: Executor) =>
  readRows(
    executor,
    sql`SELECT question, language, topic, to_char(answered_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS on_day FROM chat_answer
      WHERE question IS NOT NULL AND kind = 'unanswered' ORDER BY answered_at DESC LIMIT ${questionsAtMost}::integer`,
    questionRow,
  );
