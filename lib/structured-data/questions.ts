import type { StructuredThing } from './structured-data.ts';

interface AnsweredQuestion {
  readonly question: string;
  readonly answer: string;
}

/** Questions that the page shows with their answers; null if there are none. */
export const questionsAndAnswers = (questions: readonly AnsweredQuestion[]): StructuredThing | null =>
  questions.length === 0
    ? null
    : {
        '@type': 'FAQPage',
        mainEntity: questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      };
