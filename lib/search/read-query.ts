import { foldLetters, foldWidth } from './fold.ts';
import { isStopWord, withoutQuestionWords } from './stop-words.ts';
import { toSimplified } from './simplified-chinese.ts';
import { termKey } from './term-key.ts';
import { chunksOf, termsOf, type Chunk, type Term } from './terms.ts';

/** A text as it is indexed and looked for: one width, simplified characters; `termsOf` cuts it up. */
export const foldText = (text: string): string => toSimplified(foldWidth(text));

/** The keys of the terms that a text is indexed by, as often as they occur there. */
export const indexKeys = (text: string): string[] => termsOf(foldText(text)).map(({ term }) => termKey(term));

/** A query as it is looked for; its terms are keys of an index (`termKey`). */
export interface SearchQuery {
  /** What it is about, in one case and kana: `` for nothing but spaces. */
  readonly phrase: string;
  /** The whole of it as it was typed, in the same form. */
  readonly typed: string;
  /** Each term with how much it counts, once, in order. None for signs alone. */
  readonly weights: ReadonlyMap<string, number>;
  /** The sum of these. */
  readonly weight: number;
  /** Terms with too little meaning to be marked in a text. */
  readonly unmarked: ReadonlySet<string>;
  /** The term that other terms may begin with: a last word half typed, one kana; else null. */
  readonly beginning: string | null;
  /** The words as they were typed, each with its meaningful terms. */
  readonly words: readonly { readonly text: string; readonly terms: readonly string[] }[];
}

const weightOf: Readonly<Record<Term['kind'], number>> = {
  word: 1,
  whole: 1,
  pair: 1,
  single: 1,
  part: 0.5,
  inner: 0.5,
  kana: 0.3,
  han: 0.25,
  last: 0,
};
const termsAtMost = 64;

/** Reads a search: folded, without stop words and the words of a question, unless it has no others. */
export function readQuery(search: string): SearchQuery {
  const plain = foldWidth(search);
  const folded = toSimplified(plain);
  // a traditional character, or a Japanese one, is one simplified character
  const asTyped = (text: string): string => plain.slice(folded.indexOf(text), folded.indexOf(text) + text.length);
  const asked = withoutQuestionWords(folded);
  const subject = Array.from(chunksOf(asked)).filter((chunk) => !isStopChunk(chunk));
  const chunks = subject.length > 0 ? subject : Array.from(chunksOf(folded));
  const terms = withinWords(
    subject.length > 0 ? asked : folded,
    chunks.flatMap((chunk) => chunk.terms).filter(({ kind }) => kind !== 'last'),
  );
  const onlyKana = terms.every(({ kind }) => kind === 'kana');
  const kinds = new Map<string, Term['kind']>();
  for (const { term, kind } of terms) {
    if (kinds.size < termsAtMost && !kinds.has(termKey(term))) kinds.set(termKey(term), onlyKana ? 'pair' : kind);
  }
  return {
    phrase: asPhrase(subject.length > 0 ? asked : folded),
    typed: asPhrase(folded),
    weights: new Map(Array.from(kinds, ([term, kind]) => [term, weightOf[kind]])),
    weight: [...kinds.values()].reduce((sum, kind) => sum + weightOf[kind], 0),
    unmarked: new Set(Array.from(kinds).flatMap(([term, kind]) => (weightOf[kind] < 0.5 || kind === 'inner' ? [term] : []))),
    beginning: beginningOf(chunks.at(-1)),
    words: chunks.map(({ text, terms: own }) => ({ text: asTyped(text), terms: tellingKeys(own).filter((term) => kinds.has(term)) })),
  };
}

/** The keys of what a word is found by: not of single characters and pairs of hiragana beside more. */
function tellingKeys(terms: readonly Term[]): string[] {
  const telling = terms.filter(({ kind }) => kind !== 'han' && kind !== 'kana');
  return (telling.length > 0 ? telling : terms).map(({ term }) => termKey(term));
}

const asPhrase = (text: string): string => foldLetters(text).replaceAll(/\s+/g, ' ').trim();

const isStopChunk = ({ terms: [first, ...more] }: Chunk): boolean => first?.kind === 'word' && more.length === 0 && isStopWord(first.term);

const isHan = /^\p{Script=Han}$/u;

/** The last word may be half typed; one kana alone begins the pairs that contain it. */
function beginningOf(last: Chunk | undefined): string | null {
  const [first] = last?.terms ?? [];
  if (first?.kind === 'single') return isHan.test(first.term) ? null : termKey(first.term);
  return first && (first.kind === 'word' || first.kind === 'whole') && first.term.length > 1 ? first.term : null;
}

const hiragana = /\p{Script=Hiragana}/u;
const japaneseWords = new Intl.Segmenter('ja', { granularity: 'word' });

/**
 * The terms of a search without the pairs of a word's end and a particle (`ーを`, `に届`), which say nothing and occur everywhere. Without
 * other words in it the hiragana may be what is looked for.
 */
function withinWords(text: string, terms: readonly Term[]): readonly Term[] {
  if (!hiragana.test(text) || terms.every(({ kind }) => kind === 'kana')) return terms;
  const begins = new Set(Array.from(japaneseWords.segment(text), ({ index }) => index));
  const within = terms.filter(({ kind, start, end }) => {
    if (kind !== 'pair' && kind !== 'kana') return true;
    return !hiragana.test(text.slice(start, end)) || !begins.has(end - 1);
  });
  return within.length > 0 ? within : terms;
}
