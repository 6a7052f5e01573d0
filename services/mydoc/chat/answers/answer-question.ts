import { chatLimits } from '#lib/chat/chat-limits.ts';
import type { Logger } from '#services/platform/log.ts';
import type { DocumentSearch } from '#services/mydoc/search/document-search.ts';
import { createGate } from '../gate/check-answer.ts';
import { sanitiseHtml } from '../gate/sanitise-html.ts';
import type { AskModel } from '../model/chat-model.ts';
import { promptFor, slotsOf } from '../model/prompt.ts';
import { mayLink, sourcesOf, wordAnswer, wordingOf } from '../model/worded-answer.ts';
import type { AnswerDraft } from './answer-draft.ts';
import { chatWords } from './chat-words.ts';
import { draftAnswer, handOverParts, type AskedQuestion } from './draft-answer.ts';
import type { Knowledge } from './knowledge.ts';
import { renderAnswer, unitsOf } from './render-answer.ts';

/** Who worded an answer: `gate`, `failed`: the texts, because the model's words were refused, or there were none. */
export const wordings = ['texts', 'model', 'gate', 'failed'] as const;

export interface Answered {
  readonly draft: AnswerDraft;
  /** Safe HTML. */
  readonly html: string;
  readonly worded: (typeof wordings)[number];
  /** The visitor ended the conversation meanwhile: nobody reads it, and nothing of it is kept. */
  readonly givenUp?: true;
}

export interface AnsweringDeps {
  /** When the call arrived, on the clock of `performance.now()`. */
  readonly arrivedAtMs: number;
  readonly find: DocumentSearch;
  readonly log: Logger;
  /** Absent: the texts answer alone. */
  readonly model?: AskModel | undefined;
}

/** Drafts an answer, lets the model word it where there is one, and shows what passes the gate. */
export async function answerQuestion(
  asked: AskedQuestion,
  knowledge: Knowledge,
  { arrivedAtMs, find, log, model }: AnsweringDeps,
  signal: AbortSignal,
): Promise<Answered> {
  const draft = await draftAnswer(asked, knowledge, find);
  if (!model || !isWordable(draft)) return { ...fromTexts(draft, knowledge, log), worded: 'texts' };
  const timeoutMs = Math.floor(arrivedAtMs + chatLimits.wordedWithinMs - performance.now());
  if (timeoutMs <= 0) return { ...fromTexts(draft, knowledge, log), worded: 'failed' };
  const slots = slotsOf(draft);
  try {
    const words = await model(promptFor(asked.question, draft, slots), { timeoutMs, signal });
    const worded = wordAnswer(words, wordingOf(draft, slots));
    if (worded.ok) return { draft, html: worded.html, worded: 'model' };
    // what was refused is not logged: it may repeat what the visitor wrote
    log.warn({ risk: worded.risk, topic: draft.topic }, 'the words of the model did not pass the gate');
    return { ...fromTexts(draft, knowledge, log), worded: 'gate' };
  } catch (error) {
    if (signal.aborted) return { ...fromTexts(draft, knowledge, log), worded: 'texts', givenUp: true };
    log.warn({ problem: error instanceof Error ? error.name : 'unknown' }, 'the model gave no answer');
    return { ...fromTexts(draft, knowledge, log), worded: 'failed' };
  }
}

/** Rules are shown in their own words alone, and there is nothing to word where there is no answer. */
const isWordable = ({ kind, topic }: AnswerDraft): boolean => kind === 'answered' && (topic === 'help' || topic === 'price');

/** The draft as it is; it passes the gate, or is not shown either. */
export function fromTexts(draft: AnswerDraft, knowledge: Pick<Knowledge, 'settings'>, log: Logger): Pick<Answered, 'draft' | 'html'> {
  const html = sanitiseHtml(renderAnswer(draft), mayLink(draft));
  const risk = createGate({ units: unitsOf(draft.parts), sources: sourcesOf(draft) })(html);
  if (risk === null) return { draft, html };
  log.error({ risk, topic: draft.topic }, 'an answer from the texts did not pass the gate');
  const parts = [{ kind: 'statement' as const, text: chatWords[draft.language].unanswered }, ...handOverParts(draft.language, knowledge)];
  const safe: AnswerDraft = { ...draft, kind: 'unanswered', parts, citations: [], prices: [], sources: [] };
  return { draft: safe, html: sanitiseHtml(renderAnswer(safe), mayLink(safe)) };
}
