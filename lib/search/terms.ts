import { foldLetters } from './fold.ts';
import { stemEnglish } from './stem-english.ts';

/**
 * A piece of a text that an index is looked up by. `word`: a word, stemmed. `whole`: a code such as `scram-sha-256` with all its parts.
 * `part`: a word of a code. `inner`: a word inside another (`WordPress`). `pair`: two neighbouring characters of Chinese or Japanese.
 * `kana`: such a pair in hiragana alone, which says little. `han`: one Chinese character of several. `single`: a character that is
 * alone. `last`: the last kana of several.
 */
export interface Term {
  readonly term: string;
  readonly kind: 'word' | 'whole' | 'part' | 'inner' | 'pair' | 'kana' | 'han' | 'single' | 'last';
  /** Its position, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
}

/** A word, a code, or characters without a space between them. */
export interface Chunk {
  readonly text: string;
  readonly terms: readonly Term[];
}

const cjk = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆`;
const letters = String.raw`[[\p{L}\p{M}\p{N}]--[${cjk}]]+`;
const chunks = new RegExp(String.raw`[${cjk}]+|${letters}(?:[\-._\/:@'+\&]+${letters})*(?:\+\+|#|%)?`, 'gv');
const beginsCjk = new RegExp(`^[${cjk}]`, 'u');

/** The words, codes and runs of a text that `foldWidth` has folded, in order, each with its terms. Texts and queries are cut up alike. */
export function* chunksOf(text: string): Generator<Chunk> {
  for (const { 0: chunk, index } of text.matchAll(chunks)) {
    yield { text: chunk, terms: beginsCjk.test(chunk) ? pairsOf(chunk, index) : wordsOf(chunk, index) };
  }
}

/** Every term of a text, in order. */
export const termsOf = (text: string): Term[] => Array.from(chunksOf(text), ({ terms }) => terms).flat();

const ownWord = /[\p{L}\p{M}\p{N}]+/gu;
/** The commonest kind by far: nothing in it to fold or to take apart. */
const plainWord = /^[a-z]+$/;
/** Only the host of a web address counts by its words: the path names pages, and a text that links to them is about something else. */
const hostOfAddress = /^[a-z]+:\/\/[^/]+/i;
const notOfWord = /[^\p{L}\p{M}\p{N}]/u;
/** A longer term is cut, in texts and queries alike. */
const termLengthAtMost = 40;
const joinedPartsAtMost = 3;

function wordsOf(chunk: string, at: number): Term[] {
  const term = (text: string, kind: Term['kind'], start: number, end: number): Term => ({
    term: text.slice(0, termLengthAtMost),
    kind,
    start: at + start,
    end: at + end,
  });
  const stemmed = (text: string, kind: Term['kind'], start: number): Term =>
    term(stemEnglish(foldLetters(text)), kind, start, start + text.length);
  if (plainWord.test(chunk)) return [term(stemEnglish(chunk), 'word', 0, chunk.length)];
  const [named] = hostOfAddress.exec(chunk) ?? [chunk];
  // can't is cant, and customer's is customer
  const plain = foldLetters(chunk.replace(/'s$/i, '').replaceAll(/(?<=\p{L})'(?=\p{L})/gu, ''));
  const inner = [...named.matchAll(ownWord)].flatMap(({ 0: word, index }) =>
    innerWords(word).map(([text, start]) => stemmed(text, 'inner', index + start)),
  );
  if (!notOfWord.test(plain)) return [term(stemEnglish(plain), 'word', 0, chunk.length), ...inner];
  const parts = [...named.matchAll(ownWord)].map(({ 0: word, index }) => stemmed(word, 'part', index));
  const joined = plain.replaceAll(/[-.]/g, '');
  const isJoined = parts.length > 1 && parts.length <= joinedPartsAtMost && !notOfWord.test(joined) && !/\d/.test(joined);
  return [
    term(plain, 'whole', 0, chunk.length),
    ...parts,
    ...inner,
    // e-mail is email
    ...(isJoined ? [term(stemEnglish(joined), 'part', 0, chunk.length)] : []),
  ];
}

const innerWordsAtMost = 4;
const innerLengthAtLeast = 3;

/** Words written as one: `WordPress`, `vCPU`, `Ubuntu24`. */
function innerWords(word: string): readonly (readonly [text: string, start: number])[] {
  if (!/\p{Ll}\p{Lu}|\p{L}{3}\p{N}/u.test(word)) return [];
  const found = [...word.matchAll(/\p{Lu}?[\p{Ll}\p{M}]+|\p{Lu}+(?!\p{Ll})|\p{N}+/gu)];
  if (found.length > innerWordsAtMost) return [];
  return found.filter(({ 0: text }) => text.length >= innerLengthAtLeast && text !== word).map(({ 0: text, index }) => [text, index]);
}

const hasHiragana = (character: string): boolean => character >= 'ぁ' && character <= 'ゟ';
const hasKatakana = (character: string): boolean => character >= '゠' && character <= 'ヿ';
const isHan = (character: string): boolean => !hasHiragana(character) && !hasKatakana(character);

/**
 * Neighbouring characters in pairs: neither language marks where a word ends, and pairs find it wherever it is. Beside them each
 * Chinese character, which in Japanese often carries the meaning of a verb alone, and the last kana, so that the beginnings of the terms
 * hold every character of the text.
 */
function pairsOf(run: string, at: number): Term[] {
  const characters = charactersOf(run);
  const terms: Term[] = [];
  const add = (kind: Term['kind'], from: Character, to: Character): void => {
    const term = from === to ? from.folded : from.folded + to.folded;
    terms.push({ term, kind, start: at + from.start, end: at + to.end });
  };
  for (const [index, character] of characters.entries()) {
    const next = characters[index + 1];
    if (characters.length === 1) add('single', character, character);
    else if (isHan(character.text)) add('han', character, character);
    else if (!next) add('last', character, character);
    if (next) add(hasHiragana(character.text) && hasHiragana(next.text) ? 'kana' : 'pair', character, next);
  }
  return terms;
}

interface Character {
  readonly text: string;
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

const longMark = 'ー';
/** キー stays as it is: its mark is half of it. */
const kanaBeforeMark = 2;

/** The characters of a run, without the long mark at the end of a word in kana: サーバー is サーバ. */
function charactersOf(run: string): readonly Character[] {
  const characters: Character[] = [];
  let start = 0;
  for (const text of run) {
    const end = start + text.length;
    if (text !== longMark || !endsWord(run, start)) characters.push({ text, folded: foldLetters(text), start, end });
    start = end;
  }
  return characters;
}

/** Whether the mark at a place ends a word in one kind of kana that is long enough to do without it. */
function endsWord(run: string, mark: number): boolean {
  const isSameKana = hasHiragana(run.charAt(mark - 1)) ? hasHiragana : hasKatakana;
  const next = run.charAt(mark + 1);
  if (next === longMark || isSameKana(next)) return false;
  for (let before = 1; before <= kanaBeforeMark; before += 1) {
    const character = run.charAt(mark - before);
    if (character !== longMark && !isSameKana(character)) return false;
  }
  return mark >= kanaBeforeMark;
}
