import { languages, type Language } from '#lib/language/languages.ts';
import { readQuery } from '#lib/search/read-query.ts';
import type { AskedQuestions, AskedSection } from './asked-questions.ts';

/** A section that answers a question like the one that is asked. */
export interface NearSection extends Pick<AskedSection, 'article' | 'heading'> {
  /** The cosine of both questions' words, rare ones counting more, 0 to 1: by the nearest of its questions. */
  readonly nearness: number;
  /** That question, as editors wrote it. */
  readonly question: string;
}

export interface AskedIndex {
  /** The sections with a question that shares words with a search, the nearest first. */
  nearest(search: string, language: Language): readonly NearSection[];
}

interface Posting {
  /** The place of the question. */
  readonly question: number;
  readonly weight: number;
}

const nearestAtMost = 24;

/** The questions of readers, to be compared with what is searched: term frequency and inverse document frequency, as a cosine. */
export function createAskedIndex(questions: AskedQuestions): AskedIndex {
  const byLanguage = new Map(languages.map((language) => [language, indexLanguage(questions[language])]));
  return { nearest: (search, language) => byLanguage.get(language)?.(search) ?? [] };
}

const indexes = new WeakMap<AskedQuestions, AskedIndex>();

/** The index of what is published now, made once. */
export function askedIndexOf(questions: AskedQuestions): AskedIndex {
  const known = indexes.get(questions);
  if (known) return known;
  const index = createAskedIndex(questions);
  indexes.set(questions, index);
  return index;
}

function indexLanguage(sections: readonly AskedSection[]): (search: string) => readonly NearSection[] {
  const questions = sections.flatMap((section) => section.questions.map((text) => ({ section, text })));
  const terms = questions.map(({ text }) => readQuery(text).weights);
  const counts = new Map<string, number>();
  for (const weights of terms) for (const term of weights.keys()) counts.set(term, (counts.get(term) ?? 0) + 1);
  const rarity = (term: string): number => Math.log(1 + terms.length / (1 + (counts.get(term) ?? 0)));
  const weighed = (weights: ReadonlyMap<string, number>): [string, number][] => {
    const all = Array.from(weights, ([term, weight]): [string, number] => [term, weight * rarity(term)]);
    const length = Math.hypot(...all.map(([, weight]) => weight));
    return length === 0 ? [] : all.map(([term, weight]) => [term, weight / length]);
  };
  const postings = new Map<string, Posting[]>();
  for (const [question, weights] of terms.entries()) {
    for (const [term, weight] of weighed(weights)) {
      const known = postings.get(term);
      if (known) known.push({ question, weight });
      else postings.set(term, [{ question, weight }]);
    }
  }
  return (search) => {
    const cosines = new Map<number, number>();
    for (const [term, weight] of weighed(readQuery(search).weights)) {
      for (const posting of postings.get(term) ?? [])
        cosines.set(posting.question, (cosines.get(posting.question) ?? 0) + weight * posting.weight);
    }
    const nearest = new Map<AskedSection, Pick<NearSection, 'nearness' | 'question'>>();
    for (const [place, nearness] of cosines) {
      const question = questions[place];
      if (question && nearness > (nearest.get(question.section)?.nearness ?? 0))
        nearest.set(question.section, { nearness, question: question.text });
    }
    return Array.from(nearest, ([{ article, heading }, by]): NearSection => ({ article, heading, ...by }))
      .toSorted((left, right) => right.nearness - left.nearness)
      .slice(0, nearestAtMost);
  };
}
