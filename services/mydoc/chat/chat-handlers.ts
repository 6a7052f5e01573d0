import { chatLimits } from '#lib/chat/chat-limits.ts';
import { centreAddress } from '#lib/account/centre-pages.ts';
import { chat, chatEnd, chatFeedback, chatFigures, chatOpening, type ChatAnswer } from '#lib/contracts/calls/chat-calls.ts';
import type { Language } from '#lib/language/languages.ts';
import type { DatabaseClock } from '#services/platform/database/database-clock.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { createTokenBuckets } from '#services/platform/limits/token-buckets.ts';
import type { Logger } from '#services/platform/log.ts';
import type { ContentCache } from '../content-cache/cached-query.ts';
import { editorTries } from '../envelope/editor-tries.ts';
import { handle, type CallHandler } from '../envelope/call-handler.ts';
import { handleForEditors, type EditorCheck } from '../envelope/handle-for-editors.ts';
import { answered, refused, type CallAnswer } from '../envelope/refusal.ts';
import type { Visitor } from '../envelope/visitor.ts';
import { createDailyDeletion } from '#services/platform/daily-deletion.ts';
import type { DocumentSearch } from '../search/document-search.ts';
import { endSession, forgetConversations, forgetOldAnswers, rateAnswer } from './answer-store.ts';
import type { Answered } from './answers/answer-question.ts';
import { createKnowledge, type ChatSettings } from './answers/knowledge.ts';
import { suggestionsFor } from './answers/suggestions.ts';
import { createAnswering } from './chat-answering.ts';
import { readChatFigures } from './chat-figures.ts';
import type { ChatModelSettings } from './model/chat-model.ts';
import { createQuestionLimits } from './question-limits.ts';
import { createUnderWay } from './under-way.ts';

/** How often an address may say whether answers helped. */
const feedbackLimit = { atOnce: 30, perMinute: 10 } as const;

export interface ChatDeps {
  readonly contentCache: ContentCache;
  readonly databaseNow: DatabaseClock;
  readonly executor: Executor;
  readonly log: Logger;
  readonly find: DocumentSearch;
  readonly isEditor: EditorCheck['isEditor'];
  /** Absent: the texts answer alone. */
  readonly model?: ChatModelSettings | undefined;
}

/** The assistant: answers, opening, feedback, end, and figures for editors. */
export function chatHandlers(deps: ChatDeps): readonly CallHandler[] {
  const { executor, log } = deps;
  const knowledge = createKnowledge(deps);
  const limits = createQuestionLimits();
  const feedback = createTokenBuckets(feedbackLimit);
  const underWay = createUnderWay();
  const deletion = createDailyDeletion(
    [
      () => forgetOldAnswers(executor),
      async () => {
        if (!(await knowledge.settings()).chatKeepsConversations) await forgetConversations(executor);
      },
    ],
    log,
  );

  const { answer, note } = createAnswering({ ...deps, knowledge, underWay });

  return [
    handle(chat, async ({ params: { question, uuid }, currency }, visitor): Promise<CallAnswer<ChatAnswer>> => {
      const arrivedAtMs = performance.now();
      const seconds = limits.take(uuid, visitor.address);
      if (seconds > 0) return refused('tooManyRequests', { isShow: 0, values: { seconds } });
      void deletion();
      const within = limits.takeOfDay(uuid, visitor.address);
      const found = await answer({ question, page: visitor.language, currency: currency ?? null }, uuid, { within, arrivedAtMs });
      const id = await note(found, question, uuid);
      log.info({ topic: found.draft.topic, kind: found.draft.kind, worded: found.worded, language: found.draft.language }, 'chat answered');
      return answered(messageOf(id, found, found.settings, await deps.databaseNow()));
    }),
    handle(chatOpening, async ({ pageID }, visitor) => {
      const settings = await knowledge.settings();
      return answered({
        suggestions: suggestionsFor(pageID ?? null, visitor.language),
        handOver: handOverOf(settings, visitor.language),
        kept: settings.chatKeepsConversations,
        worded: deps.model !== undefined,
      });
    }),
    handle(chatFeedback, async ({ id, helped }, visitor: Visitor) => {
      const seconds = feedback.take(visitor.address);
      if (seconds > 0) return refused('tooManyRequests', { values: { seconds } });
      return (await rateAnswer(executor, id, helped === 'true')) ? answered({ helped: helped === 'true' }) : refused('doesNotExist');
    }),
    handle(chatEnd, async ({ uuid }) => {
      underWay.giveUp(uuid);
      await endSession(executor, uuid);
      return answered({});
    }),
    handleForEditors({ isEditor: deps.isEditor, tries: createTokenBuckets(editorTries) }, chatFigures, async () =>
      answered(await readChatFigures(executor, (await knowledge.settings()).chatKeepsConversations)),
    ),
  ];
}

const handOverOf = (settings: ChatSettings, language: Language): NonNullable<ChatAnswer['handOver']> => ({
  ticket: centreAddress('newTicket'),
  hours: settings.supportHours[language],
  messenger: settings.messengerUrl,
});

const messageOf = (id: string, { draft, html, worded }: Answered, settings: ChatSettings, nowMs: number): ChatAnswer => ({
  answer: html,
  id,
  kind: draft.kind,
  by: worded === 'model' ? 'model' : 'texts',
  language: draft.language,
  citations: draft.citations.map(({ title, heading, link, language }, index) => ({ number: index + 1, title, heading, link, language })),
  receipt: {
    at: new Date(nowMs).toISOString(),
    prices: [...draft.prices],
    texts: draft.citations.map(({ version, revision }, index) => ({ number: index + 1, version, revision })),
  },
  suggestions: draft.suggestions.slice(0, chatLimits.suggestionsAtMost),
  ...(draft.handsOver ? { handOver: handOverOf(settings, draft.language) } : {}),
});
