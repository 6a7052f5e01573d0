import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Language } from '#lib/language/languages.ts';
import { blocksOf } from '#services/mydoc/chat/gate/answer-blocks.ts';
import type { AnswerDraft } from '#services/mydoc/chat/answers/answer-draft.ts';
import { renderAnswer } from '#services/mydoc/chat/answers/render-answer.ts';

const strings = z.array(z.string().min(1)).min(1);
const developmentSchema = z.strictObject({
  answered: z.array(z.tuple([z.string().min(1), strings, strings])),
  unanswered: strings,
  searched: z.array(z.tuple([z.string().min(1), strings])),
});

type DevelopmentQuestions = z.infer<typeof developmentSchema>;
type AnsweredQuestion = DevelopmentQuestions['answered'][number];

/** The questions for development of a language (tests/fixtures/development-questions). */
export const developmentQuestions = (language: Language): DevelopmentQuestions =>
  developmentSchema.parse(
    JSON.parse(readFileSync(new URL(`../../../fixtures/development-questions/${language}.json`, import.meta.url), 'utf8')),
  );

/** Whether an answer cites one of the articles first and holds one of the wordings. */
export function isAnswered([, slugs, wordings]: AnsweredQuestion, draft: AnswerDraft): boolean {
  const slug = draft.citations[0]?.link.split('#')[0]?.split('/').at(-1) ?? '';
  const text = blocksOf(renderAnswer(draft))
    .map((block) => block.text)
    .join('\n');
  return draft.kind === 'answered' && slugs.includes(slug) && wordings.some((wording) => text.includes(wording));
}

/** The questions for development that have to be declined. */
export const hostileQuestions = (language: 'zh' | 'ja'): readonly string[] =>
  strings.parse(
    JSON.parse(readFileSync(new URL(`../../../fixtures/development-questions/hostile.${language}.json`, import.meta.url), 'utf8')),
  );
