import { foldLetters, foldWidth } from '#lib/search/fold.ts';
import { isStopWord, withoutQuestionWords } from '#lib/search/stop-words.ts';
import { foldText } from '#lib/search/read-query.ts';
import { chunksOf } from '#lib/search/terms.ts';
import type { SaidOtherwise } from '../questions/everyday-words.ts';
import type { Language } from '#lib/language/languages.ts';
import type { Synonyms } from '#services/mydoc/search/synonyms.ts';

/** A word that carries what is asked. */
export interface AskedWord {
  /** Folded: one width, case and kana, simplified. */
  readonly text: string;
  /** How much it can say at all, 0 to 1: a verb in kana little. */
  readonly weight: number;
  /** Other words that say the same. */
  readonly synonyms: readonly string[];
}

/** The form in which words and texts are compared. */
export const foldForWords = (text: string): string => foldLetters(foldText(text));

const ascii = /^[\x20-\x7e]+$/;
const cjkRun = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー々]+/gu;
const onlyKatakana = /^[\p{Script=Katakana}ー]+$/u;
const han = /\p{Script=Han}/u;
const segmenters = {
  zh: new Intl.Segmenter('zh', { granularity: 'word' }),
  ja: new Intl.Segmenter('ja', { granularity: 'word' }),
} as const;

/** Words of everyday questions that any text may have. */
const common = {
  en: new Set(
    'please question want like would could tell know help thing way time anything something possible able exactly really actually hello hi work happen offer provide find long much many one two day first new best good allow charge company service customer marlow support'.split(
      ' ',
    ),
  ),
  zh: new Set(
    `我 你 您 他 她 它 们 的 地 得 了 着 过 吗 呢 吧 啊 呀 啦 哦 嘛 哈 是 有 没 没有 在 和 与 跟 或 或者 就 才 都 也 还 又 会 要 能 能够 可 可以 想 想要 请 请问 麻烦
      怎么 怎样 如何 什么 啥 咋 哪 哪些 哪个 哪里 哪儿 哪种 多 多少 多久 多长 多大 几 几个 何时 谁 为什么 为何 是否 能否 可否 是不是 能不能 会不会 要不要 有没有 可不可以
      个 一 一个 一点 一些 一下 一样 一直 这 那 这个 那个 这些 那些 这样 这种 里 里面 上 下 前 后 之后 以后 之前 以前 中 时 时候 时间 现在 已经 用 使用 做 给 把 被 对 从 到 为
      让 使 向 往 由 以 再 不 别 不能 不会 不用 需要 应该 必须 问题 情况 事 事情 东西 地方 办法 方法 方式 意思 你们 我们 你们的 他们 大家 别人 人家 自己 咱们 支持 提供 之内 以内
      如果 要是 假如 的话 怎么办 怎么样 大概 大约 到底 究竟 真的 直接 老是 总是 经常 刚 刚刚 刚才 比较 挺 特别 非常 太 很 真 好像 可能 也许 一定 肯定 其实 反正 另外 还是 而且
      但是 但 不过 因为 所以 由于 虽然 然后 而 并 并且 以及 等 等等 左右 后来 最近 目前 今天 昨天 明天 弄 搞 办 来 去 过来 过去 出来 起来 下来 进来 进去 回来 知道 了解 觉得
      认为 感觉 发现 看 看看 看到 听说 说 讲 问 告诉 帮 帮忙 打算 准备 希望 喜欢 行 成 够 算 变 变成 当 出现 发生 遇到 碰到 得到 拿 拿到 找 找到 进行 关于 对于 按照 通过 只 只能
      只要 最 更 该 本 每 各 先 好 好了 对了 谢谢 你好 您好 买 买来 想问 问下 请教 咨询 假设 比如 例如`.split(/\s+/),
  ),
  ja: new Set(
    '何 私 方 事 物 者 時 場合 方法 手順 教 知 使 作 作り方 やり方 何人 何時 何個 何パーセント 出来 出 来 行 見 言 思 今 後 前 中 的 御 様 下 必要 可能 利用 対応 提供 確認 質問 弊社 御社 当社 会社 他'.split(
      ' ',
    ),
  ),
} as const;

/** More than a question of ordinary length has; each word is looked for in every section. */
const wordsAtMost = 24;
const full = 1;
const kanaVerb = 0.25;
const everyday = 0.3;
const singleHan = 0.5;

/** The words of a question that say what it is about, each once. */
export function askedWords(
  question: string,
  language: Language,
  synonyms: Synonyms,
  otherwise: readonly SaidOtherwise[] = [],
): readonly AskedWord[] {
  const typed = foldForWords(question);
  const groups = synonyms[language].filter((group) => group.some(({ phrase }) => standsIn(typed, phrase)));
  const words = new Map<string, number>();
  const add = (text: string, weight: number): void => void words.set(text, Math.max(weight, words.get(text) ?? 0));
  // a Japanese dictionary does not know simplified characters
  const asked = withoutQuestionWords(language === 'ja' ? foldWidth(question) : foldText(question));
  for (const { text, terms } of chunksOf(asked)) {
    const [first] = terms;
    if (!first) continue;
    const folded = foldForWords(text);
    if (ascii.test(folded)) {
      if (!isStopWord(first.term)) add(folded, common.en.has(first.term) || common.en.has(folded) ? everyday : full);
    } else if (language !== 'en') for (const [word, weight] of cjkWords(text, language)) add(foldForWords(word), weight);
    else add(folded, full);
  }
  const said = otherwise.map((each) => ({ said: foldForWords(each.said), written: each.written.map(foldForWords) }));
  const heaviest = [...words].toSorted(([, left], [, right]) => right - left).slice(0, wordsAtMost);
  const own = heaviest.map(([text, weight]): AskedWord => {
    const written = said.flatMap((each) => (each.said.includes(text) || text.includes(each.said) ? each.written : []));
    return { text, weight, synonyms: [...synonymsOf(text, groups, typed), ...written] };
  });
  // everyday words of which none is left over, as kana alone
  const more = said.filter(({ written }) => !own.some((word) => written.every((each) => word.synonyms.includes(each))));
  return [
    ...own,
    ...more.flatMap(({ written: [first = '', ...others] }): AskedWord[] => [{ text: first, weight: full, synonyms: others }]),
  ];
}

const chineseEnding = /(?<=.)[了过着来去的把吗]+$/u;
const chineseBeginning = /^(?:想|很|太|没|不|只|都|就|再|还)(?=.)/u;

const chineseSuffix = /^[器机盘率费型站区端口码]$/u;

/** Chinese words; what the dictionary cuts into single characters (内网, 运维, 服务器) is taken together again. */
function chineseWords(run: string): [string, number][] {
  const joined: string[] = [];
  let isOpen = false;
  for (const { segment } of segmenters.zh.segment(run)) {
    const isSingle = segment.length === 1 && !common.zh.has(segment);
    const last = joined.at(-1);
    if (last !== undefined && isSingle && ((isOpen && last.length < 3) || (chineseSuffix.test(segment) && !common.zh.has(last))))
      joined[joined.length - 1] = last + segment;
    else joined.push(segment);
    isOpen = isSingle;
  }
  return joined.flatMap((segment): [string, number][] => {
    const word = common.zh.has(segment) ? '' : segment.replace(chineseEnding, '').replace(chineseBeginning, '');
    return word === '' || common.zh.has(word) ? [] : [[word, word.length > 1 ? full : singleHan]];
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
    if (last !== undefined && onlyHan.test(last) && oneHan.test(segment) && !common.ja.has(last))
      joined[joined.length - 1] = last + segment;
    else joined.push(segment);
  }
  return joined;
}

/** Japanese words: katakana whole, those with Chinese characters without their endings, kana alone for little. */
function japaneseWords(run: string): [string, number][] {
  return japaneseSegments(run).flatMap((segment): [string, number][] => {
    if (onlyKatakana.test(segment)) return segment.length > 1 ? [[segment, full]] : [];
    if (!han.test(segment)) return segment.length > 2 ? [[segment, kanaVerb]] : [];
    const stem = segment.replaceAll(/\p{Script=Hiragana}+$/gu, '');
    return stem === '' ? [] : [[stem, common.ja.has(stem) ? everyday : full]];
  });
}

const cjkWords = (run: string, language: 'zh' | 'ja'): [string, number][] =>
  [...run.matchAll(cjkRun)].flatMap(([part]) => (language === 'zh' ? chineseWords(part) : japaneseWords(part)));

/** Whether a phrase occurs in a folded text; one in Latin letters as words. */
export function standsIn(text: string, phrase: string): boolean {
  if (!ascii.test(phrase)) return text.includes(phrase);
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
    const end = at + phrase.length;
    if (!/[a-z0-9]/.test(text.charAt(at - 1)) && /^s?(?![a-z0-9])/.test(text.slice(end, end + 2))) return true;
  }
  return false;
}

/** The other words of the groups that a word is part of, as it is in the question. */
const synonymsOf = (word: string, groups: Synonyms[Language], typed: string): string[] =>
  groups
    .filter((group) => group.some(({ phrase }) => standsIn(typed, phrase) && (phrase.includes(word) || word.includes(phrase))))
    .flatMap((group) => group.map(({ phrase }) => phrase).filter((phrase) => phrase !== word));
