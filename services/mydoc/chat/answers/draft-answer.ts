import { centreAddress } from '#lib/account/centre-pages.ts';
import type { ChatTopic } from '#lib/contracts/calls/chat-calls.ts';
import type { Language } from '#lib/language/languages.ts';
import type { Currency } from '#lib/money/currencies.ts';
import type { DocumentSearch } from '#services/mydoc/search/document-search.ts';
import { findPrices } from '../prices/price-facts.ts';
import { readPriceQuestion } from '../questions/price-question.ts';
import { answerLanguage, readQuestionText } from '../questions/question-text.ts';
import { refusedTopic } from '../questions/refused-topics.ts';
import type { AnswerDraft, DraftPart } from './answer-draft.ts';
import { chatWords, filled } from './chat-words.ts';
import type { Knowledge } from './knowledge.ts';
import { answerPrice } from './price-answer.ts';
import { suggestionsFor } from './suggestions.ts';
import { answerFromTexts, findInTexts, rulesLine } from './text-answer.ts';

export interface AskedQuestion {
  readonly question: string;
  /** The language of the page. */
  readonly page: Language;
  readonly currency: Currency | null;
}

/** Where people help, as the draft of every answer that does not answer ends. */
export function handOverParts(language: Language, { settings }: Pick<Knowledge, 'settings'>): DraftPart[] {
  const words = chatWords[language].handOver;
  const hours = settings.supportHours[language];
  return [
    { kind: 'statement', text: words.ticket, link: { address: centreAddress('newTicket'), text: words.ticketLink } },
    ...(hours === null ? [] : [{ kind: 'statement' as const, text: filled(words.hours, { hours }) }]),
  ];
}

const nothing = { citations: [], prices: [], sources: [] } as const satisfies Partial<AnswerDraft>;

/** The answer without a model: a price from the catalogue, a quotation of the texts, or that there is none. */
export async function draftAnswer(
  { question, page, currency }: AskedQuestion,
  knowledge: Knowledge,
  find: DocumentSearch,
): Promise<AnswerDraft> {
  const text = readQuestionText(question);
  const language = answerLanguage(question, page);
  const refused = refusedTopic(text);
  if (refused !== null) return refusal(refused, language, knowledge);
  const { catalogue, hash } = knowledge.catalogue;
  const priceAsked = readPriceQuestion(text, catalogue, knowledge.plans);
  if (priceAsked) {
    const terms = { catalogue, plans: knowledge.plans, defaultRegions: knowledge.settings.defaultRegions };
    const found = findPrices(priceAsked, terms, { language, currency });
    const planName = (plan: string): string => knowledge.plans.find(({ name }) => name.en === plan)?.name[language] ?? plan;
    const answer = answerPrice(found, { catalogue, revision: await hash(), language, planName });
    return complete({ ...nothing, ...answer, topic: 'price', language, suggestions: [] }, knowledge);
  }
  const answer = answerFromTexts(await findInTexts(question, language, knowledge, find), language);
  const suggestions = answer.kind === 'answered' ? [] : suggestionsFor(null, language);
  return complete({ ...nothing, ...answer, language, suggestions }, knowledge);
}

const complete = (draft: AnswerDraft, knowledge: Knowledge): AnswerDraft =>
  draft.handsOver ? { ...draft, parts: [...draft.parts, ...handOverParts(draft.language, knowledge)] } : draft;

function refusal(topic: ChatTopic, language: Language, knowledge: Knowledge): AnswerDraft {
  const words = chatWords[language];
  const suggestions = suggestionsFor(null, language);
  if (topic === 'greeting')
    return {
      ...nothing,
      kind: 'answered',
      topic,
      language,
      parts: [{ kind: 'statement', text: words.greeting }],
      suggestions,
      handsOver: false,
    };
  const key = topic === 'promise' || topic === 'account' || topic === 'off-topic' ? topic : 'attack';
  const rules = topic === 'promise' ? rulesLine(language, knowledge.texts) : null;
  const parts: DraftPart[] = [{ kind: 'statement', text: words.refused[key] }, ...(rules ? [rules] : [])];
  const handsOver = topic === 'promise' || topic === 'account';
  return complete({ ...nothing, kind: 'refused', topic, language, parts, suggestions, handsOver }, knowledge);
}

/** The answer to who has asked as much as one can in a day. */
export const limitedAnswer = (language: Language, knowledge: Pick<Knowledge, 'settings'>): AnswerDraft => ({
  ...nothing,
  kind: 'limited',
  topic: 'unknown',
  language,
  parts: [{ kind: 'statement', text: chatWords[language].limited }, ...handOverParts(language, knowledge)],
  suggestions: [],
  handsOver: true,
});
