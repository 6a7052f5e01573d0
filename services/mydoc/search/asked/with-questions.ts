import type { SearchedDocument } from '../searched-document.ts';
import type { AskedQuestions } from './asked-questions.ts';

/** Texts with what readers ask that each of their passages answers; a text without questions is left as it is. */
export function withQuestions(documents: readonly SearchedDocument[], questions: AskedQuestions): readonly SearchedDocument[] {
  const byText = Map.groupBy(Object.values(questions).flat(), ({ language, article }) => `${language} article ${article}`);
  return documents.map((document) => {
    const ofText = byText.get(`${document.language} ${document.group}`);
    if (!ofText) return document;
    const askedOf = (heading: string | null): readonly string[] =>
      ofText.flatMap((section) => (section.heading === heading ? section.questions : []));
    const passages = document.passages.map((passage) => ({
      ...passage,
      asked: askedOf(passage.fragment === null ? null : passage.heading),
    }));
    return { ...document, passages };
  });
}
