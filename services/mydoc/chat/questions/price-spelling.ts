import { editDistance } from '#lib/search/edit-distance.ts';
import type { QuestionText } from './question-text.ts';

/** Words by which a price is asked for, and which nothing else in a question is likely to be meant for. */
const words = 'cheapest cores dedicated general japan memory monthly months price quarter servers tokyo traffic yearly'.split(' ');
const known = new Set([
  ...words,
  'core',
  'memoryx',
  'month',
  'server',
  'prices',
  'priced',
  'score',
  'scores',
  'mouth',
  'prize',
  'pride',
  'prime',
  'cured',
]);
const lettersAtLeast = 4;

/** A question about a price with its misspelt English words as they are meant: one letter too many, too few, or another. */
export function spelledRight(question: QuestionText): QuestionText {
  if (!question.forms.some((form) => /\d/u.test(form))) return question;
  const [own, simplified] = question.forms;
  return { ...question, forms: [corrected(own), corrected(simplified)] };
}

const corrected = (form: string): string =>
  form.replaceAll(/(?<![a-z0-9])[a-z]{4,}(?![a-z0-9])/gu, (word) =>
    known.has(word) || word.length < lettersAtLeast
      ? word
      : (words.find((each) => each[0] === word[0] && editDistance(word, each) === 1) ?? word),
  );
