import { commonWords } from './common-words.ts';

/** How much a word can say at all: one that any text may have little, a verb in kana and a single character less than all. */
export const wordWeights = { full: 1, kanaVerb: 0.25, everyday: 0.3, singleHan: 0.5 } as const;

const cjkRun = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー々]+/gu;
const onlyKatakana = /^[\p{Script=Katakana}ー]+$/u;
const han = /\p{Script=Han}/u;
const segmenters = {
  zh: new Intl.Segmenter('zh', { granularity: 'word' }),
  ja: new Intl.Segmenter('ja', { granularity: 'word' }),
} as const;

const chineseEnding = /(?<=.)[了过着来去的把吗]+$/u;
const chineseBeginning = /^(?:想|很|太|没|不|只|都|就|再|还)(?=.)/u;

const chineseSuffix = /^[器机盘率费型站区端口码]$/u;

/** Chinese words; what the dictionary cuts into single characters (内网, 运维, 服务器) is taken together again. */
function chineseWords(run: string): [string, number][] {
  const joined: string[] = [];
  let isOpen = false;
  for (const { segment } of segmenters.zh.segment(run)) {
    const isSingle = segment.length === 1 && !commonWords.zh.has(segment);
    const last = joined.at(-1);
    if (last !== undefined && isSingle && ((isOpen && last.length < 3) || (chineseSuffix.test(segment) && !commonWords.zh.has(last))))
      joined[joined.length - 1] = last + segment;
    else joined.push(segment);
    isOpen = isSingle;
  }
  return joined.flatMap((segment): [string, number][] => {
    const word = commonWords.zh.has(segment) ? '' : segment.replace(chineseEnding, '').replace(chineseBeginning, '');
    return word === '' || commonWords.zh.has(word) ? [] : [[word, word.length > 1 ? wordWeights.full : wordWeights.singleHan]];
  });
}

const katakanaRun = /([\p{Script=Katakana}ー]+)/u;
const onlyHan = /^[\p{Script=Han}々]+$/u;
const oneHan = /^[\p{Script=Han}々]\p{Script=Hiragana}*$/u;

/**
 * What the dictionary takes for words, but katakana whole, which it cuts anywhere where it does not know them (ロードバランサー), and with
 * the single character that belongs to what is before it (転送量, 逆引き).
 */
function japaneseSegments(run: string): string[] {
  const segments = run
    .split(katakanaRun)
    .flatMap((part) => (onlyKatakana.test(part) ? [part] : Array.from(segmenters.ja.segment(part), ({ segment }) => segment)));
  const joined: string[] = [];
  for (const segment of segments) {
    const last = joined.at(-1);
    if (last !== undefined && onlyHan.test(last) && oneHan.test(segment) && !commonWords.ja.has(last))
      joined[joined.length - 1] = last + segment;
    else joined.push(segment);
  }
  return joined;
}

/** Japanese words: katakana whole, those with Chinese characters without their endings, kana alone for little. */
function japaneseWords(run: string): [string, number][] {
  return japaneseSegments(run).flatMap((segment): [string, number][] => {
    if (onlyKatakana.test(segment)) return segment.length > 1 ? [[segment, wordWeights.full]] : [];
    if (!han.test(segment)) return segment.length > 2 ? [[segment, wordWeights.kanaVerb]] : [];
    const stem = segment.replaceAll(/\p{Script=Hiragana}+$/gu, '');
    return stem === '' ? [] : [[stem, commonWords.ja.has(stem) ? wordWeights.everyday : wordWeights.full]];
  });
}

/** The words of a Chinese or Japanese text, each with its weight. */
export const cjkWords = (run: string, language: 'zh' | 'ja'): [string, number][] =>
  [...run.matchAll(cjkRun)].flatMap(([part]) => (language === 'zh' ? chineseWords(part) : japaneseWords(part)));
