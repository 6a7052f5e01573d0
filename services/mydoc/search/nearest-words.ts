import type { Language } from '#lib/language/languages.ts';
import { editDistance } from '#lib/search/edit-distance.ts';
import { foldLetters } from '#lib/search/fold.ts';
import { isStopWord } from '#lib/search/stop-words.ts';
import { foldText } from '#lib/search/read-query.ts';
import { stemEnglish } from '#lib/search/stem-english.ts';
import type { SearchedDocument } from './searched-document.ts';

interface WrittenWord {
  /** As it is written. */
  readonly text: string;
  readonly folded: string;
}

const wordsAtMost = 5;
/** Only the first words of a long search are compared, each with every word of the titles and headings. */
const askedAtMost = 8;
const likenessAtLeast = 0.5;
/** Chinese and Japanese words are short: one character of three in common is near. */
const sharedAtLeast = 0.35;
const lettersAtLeast = 3;
const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const segmenters: Readonly<Record<Language, Intl.Segmenter>> = {
  en: new Intl.Segmenter('en', { granularity: 'word' }),
  zh: new Intl.Segmenter('zh', { granularity: 'word' }),
  ja: new Intl.Segmenter('ja', { granularity: 'word' }),
};

/** The words in titles and headings that are most like those of a search, the nearest first; for a search that found nothing. */
export function nearestWords(search: string, documents: readonly SearchedDocument[], language: Language): string[] {
  const asked = [...new Set(wordsOf(search, language).map(({ folded }) => folded))].slice(0, askedAtMost);
  const seen = new Map<string, { text: string; likeness: number; times: number }>();
  for (const document of documents) {
    if (document.language !== language) continue;
    for (const { text, folded } of headWordsOf(document)) {
      const known = seen.get(folded);
      if (known) known.times += 1;
      else seen.set(folded, { text, likeness: Math.max(0, ...asked.map((word) => likeness(word, folded))), times: 1 });
    }
  }
  const near = [...seen.values()]
    .filter((word) => word.likeness > 0)
    .toSorted((left, right) => right.likeness - left.likeness || right.times - left.times)
    .map(({ text }) => text);
  // of a compound and its part the compound
  return near.filter((word) => !cjk.test(word) || !near.some((other) => other !== word && other.includes(word))).slice(0, wordsAtMost);
}

/** 1 for the same word, 0 for one that is not near. */
function likeness(asked: string, offered: string): number {
  if (cjk.test(asked) !== cjk.test(offered)) return 0;
  const longer = Math.max(asked.length, offered.length);
  if (cjk.test(asked)) {
    const shared = [...new Set(asked)].filter((character) => offered.includes(character)).length;
    const share = (2 * shared) / (new Set(asked).size + new Set(offered).size);
    return share >= sharedAtLeast ? share : 0;
  }
  if (Math.abs(asked.length - offered.length) > longer * (1 - likenessAtLeast)) return 0;
  const like = 1 - editDistance(asked, offered) / longer;
  return like >= likenessAtLeast ? like : 0;
}

/** The words of a text that say something of its subject. */
const wordsOf = (text: string, language: Language): WrittenWord[] =>
  withCompounds(Array.from(segmenters[language].segment(text))).flatMap((word): WrittenWord[] => {
    const folded = foldLetters(foldText(word));
    const isShort = cjk.test(folded) ? folded.length < 2 || onlyHiragana.test(word) : folded.length < lettersAtLeast;
    return isShort || isStopWord(stemEnglish(folded)) || onlyDigits.test(folded) ? [] : [{ text: word, folded }];
  });

const onlyHiragana = /^\p{Script=Hiragana}+$/u;
const onlyDigits = /^\p{N}+$/u;
const onlyHan = /^\p{Script=Han}+$/u;
const segmentsOfCompound = 3;
const compoundLengthAtMost = 4;

/** Segments that are words, and what Chinese characters make with their neighbours where a dictionary cuts a compound up: 防火 and 墙. */
function withCompounds(segments: readonly Intl.SegmentData[]): string[] {
  const words: string[] = [];
  for (const [at, { segment, isWordLike }] of segments.entries()) {
    if (!isWordLike) continue;
    words.push(segment);
    if (!onlyHan.test(segment)) continue;
    let compound = segment;
    for (const { segment: next } of segments.slice(at + 1, at + segmentsOfCompound)) {
      compound += next;
      if (!onlyHan.test(next) || compound.length > compoundLengthAtMost) break;
      words.push(compound);
    }
  }
  return words;
}

const headWords = new WeakMap<SearchedDocument, readonly WrittenWord[]>();

/** The words of a document's title and headings, kept while the document is. */
function headWordsOf(document: SearchedDocument): readonly WrittenWord[] {
  const known = headWords.get(document);
  if (known) return known;
  const headings = document.passages.flatMap(({ fragment, heading }) => (fragment === null ? [] : [heading]));
  const words = [
    ...new Map(
      wordsOf([document.title, ...headings].join('\n'), document.language)
        .toReversed()
        .map((word) => [word.folded, word]),
    ).values(),
  ];
  headWords.set(document, words);
  return words;
}
