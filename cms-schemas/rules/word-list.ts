import { isBlank, type Verdict } from '#cms-schemas/rules/verdict.ts';

const elements = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Whether no entry is there twice, in whatever width and case. */
function areDifferent(entries: readonly unknown[]): boolean {
  const folded = entries.map((entry) => String(entry).trim().normalize('NFKC').toLowerCase());
  return new Set(folded).size === folded.length;
}

/** Synonyms need at least two words. */
export function checkSynonyms(value: unknown): Verdict {
  const words = elements(value);
  if (words.length < 2) return 'Give at least two words that mean the same.';
  if (words.some((word) => isBlank(word))) return 'One of the words is empty.';
  return areDifferent(words) || 'One word is there twice.';
}

/** A section has at least one question that it answers. */
export function checkQuestions(value: unknown): Verdict {
  const questions = elements(value);
  if (questions.length === 0) return 'Write a question that the section answers.';
  if (questions.some((question) => isBlank(question))) return 'One of the questions is empty.';
  return areDifferent(questions) || 'One question is there twice.';
}
