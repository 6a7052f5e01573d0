import { randomUUID } from 'node:crypto';
import type { Executor } from '#services/platform/database/database.ts';
import type { Logger } from '#services/platform/log.ts';
import type { DocumentSearch } from '../search/document-search.ts';
import { addAnswer, countModelAnswers } from './answer-store.ts';
import { answerQuestion, fromTexts, type Answered } from './answers/answer-question.ts';
import { limitedAnswer, type AskedQuestion } from './answers/draft-answer.ts';
import type { ChatSettings, KnowledgeReader } from './answers/knowledge.ts';
import { blocksOf } from './gate/answer-blocks.ts';
import { createChatModel, type ChatModelSettings } from './model/chat-model.ts';
import { answerLanguage } from './questions/question-text.ts';
import { redact } from './redact.ts';
import type { UnderWay } from './under-way.ts';

interface AnsweringParts {
  readonly executor: Executor;
  readonly log: Logger;
  readonly find: DocumentSearch;
  readonly knowledge: KnowledgeReader;
  readonly underWay: UnderWay;
  readonly model?: ChatModelSettings | undefined;
}

interface SessionAnswer extends Answered {
  readonly settings: ChatSettings;
}

interface Answering {
  /** `within`: whether the session and its address may still ask today; `arrivedAtMs`: of the call, by `performance.now()`. */
  answer(asked: AskedQuestion, session: string, call: { readonly within: boolean; readonly arrivedAtMs: number }): Promise<SessionAnswer>;
  /** Counts an answer, and keeps what was said where the site does; one that cannot be counted is logged. Returns its id. */
  note(found: SessionAnswer, question: string, session: string): Promise<string>;
}

/** Answers for the calls: with the model while its day's budget lasts. */
export function createAnswering({ executor, log, find, knowledge, underWay, ...parts }: AnsweringParts): Answering {
  const model = parts.model && createChatModel(parts.model);
  const budget = parts.model?.answersADay ?? 0;
  const mayAskModel = async (): Promise<boolean> => model !== undefined && (await countModelAnswers(executor)) < budget;

  return {
    answer: async (asked, session, { within, arrivedAtMs }) => {
      const known = await knowledge.all();
      const { settings } = known;
      if (!within) {
        const draft = limitedAnswer(answerLanguage(asked.question, asked.page), known);
        return { ...fromTexts(draft, known, log), worded: 'texts', settings };
      }
      const asks = (await mayAskModel()) ? model : undefined;
      const found = await underWay.run(session, (signal) => answerQuestion(asked, known, { arrivedAtMs, find, log, model: asks }, signal));
      return { ...found, settings };
    },
    note: async ({ draft: { language, topic, kind }, html, worded, settings, givenUp }, question, session) => {
      const id = randomUUID();
      const text = blocksOf(html)
        .map((block) => block.text)
        .join('\n');
      const said = settings.chatKeepsConversations && !givenUp ? { session, question: redact(question), answer: redact(text) } : null;
      try {
        await addAnswer(executor, { id, language, topic, kind, worded, said });
      } catch (error) {
        log.warn({ err: error }, 'an answer was not counted');
      }
      return id;
    },
  };
}
