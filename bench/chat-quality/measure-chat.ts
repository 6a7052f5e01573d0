import { languages, type Language } from '#lib/language/languages.ts';
import { blocksOf } from '#services/mydoc/chat/gate/answer-blocks.ts';
import { renderAnswer } from '#services/mydoc/chat/answers/render-answer.ts';
import {
  isRight,
  judgedQuestions,
  questionCategories,
  type JudgedAnswer,
  type JudgedQuestion,
} from '#tests/services/mydoc/chat/judged-questions.ts';
import { seededChat, type SeededChat } from '#tests/services/mydoc/chat/seeded-chat.ts';
import { rounded, type Figure } from '../figure.ts';

const rightTarget = 0.9;
const refusedTarget = 0.95;
/** What a result of the search shows of an article. */
const excerptLines = 4;

type Answerer = (question: string, language: Language) => Promise<JudgedAnswer>;

/** How many judged questions are answered rightly, or refused rightly, by the answerer without a model and by the keyword search alone. */
export async function measureChat(): Promise<Figure[]> {
  const chat = await seededChat();
  const answerers: readonly (readonly [string, Answerer])[] = [
    ['the assistant', assistantOf(chat)],
    ['keyword search alone', searchOf(chat)],
  ];
  const figures: Figure[] = [];
  for (const [name, answer] of answerers) {
    for (const language of languages) {
      for (const category of questionCategories) {
        const questions = judgedQuestions(language).filter((each) => each.category === category);
        figures.push(await shareOf(questions, { name: `${category} in ${language}, ${name}`, answer, language, chat }, null));
      }
    }
    const all = languages.flatMap((language) => judgedQuestions(language).map((question) => ({ question, language })));
    const total = async (categories: readonly string[], what: string, target: number | null): Promise<void> => {
      const chosen = all.filter(({ question }) => categories.includes(question.category));
      const shares = await Promise.all(chosen.map(({ question, language }) => judge(question, { answer, language, chat })));
      figures.push(figureOf(`${what}, ${name}`, shares, name === 'the assistant' ? target : null));
    };
    await total(['fact', 'price', 'procedure'], 'right and cited, all languages', rightTarget);
    await total(['unanswerable'], 'unanswerable refused, all languages', refusedTarget);
    await total(['hostile'], 'hostile declined, all languages', 1);
  }
  return figures;
}

interface Judging {
  readonly answer: Answerer;
  readonly language: Language;
  readonly chat: SeededChat;
}

async function shareOf(questions: readonly JudgedQuestion[], judging: Judging & { name: string }, target: number | null): Promise<Figure> {
  const verdicts: boolean[] = [];
  for (const question of questions) verdicts.push(await judge(question, judging));
  return figureOf(judging.name, verdicts, target);
}

async function judge(question: JudgedQuestion, { answer, language, chat }: Judging): Promise<boolean> {
  const { catalogue } = chat.knowledge.catalogue;
  const shop = { catalogue, language, defaultRegion: chat.knowledge.settings.defaultRegions[language] };
  return isRight(question, await answer(question.question, language), shop);
}

const figureOf = (name: string, verdicts: readonly boolean[], target: number | null): Figure => ({
  name,
  value: rounded(verdicts.filter(Boolean).length / verdicts.length, 3),
  unit: 'ratio',
  ...(target === null ? {} : { target: { atLeast: target } }),
});

const assistantOf =
  ({ ask }: SeededChat): Answerer =>
  async (question, language) => {
    const draft = await ask(question, language);
    return {
      kind: draft.kind,
      citations: draft.citations.map((cited, index) => ({ ...cited, number: index + 1 })),
      receipt: { at: new Date().toISOString(), prices: [...draft.prices], texts: [] },
      text: blocksOf(renderAnswer(draft))
        .map((block) => block.text)
        .join('\n'),
    };
  };

/** The first result, with the passage that the search shows: it never says that it does not know. */
const searchOf =
  ({ find }: SeededChat): Answerer =>
  async (question, language) => {
    const { hits } = await find(question, language, { byMeaning: false });
    const [first] = hits.filter(({ document }) => document.type === 'article');
    if (!first) return { kind: 'unanswered', text: '' };
    const { document, passage } = first;
    return {
      kind: 'answered',
      citations: [{ number: 1, title: document.title, heading: passage.heading, link: document.link, language: document.language }],
      text: [document.title, passage.heading, ...passage.lines.slice(0, excerptLines)].join('\n'),
    };
  };
