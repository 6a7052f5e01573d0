import { isStopWord } from '#lib/search/stop-words.ts';
import { termKey } from '#lib/search/term-key.ts';
import { foldText, indexKeys } from '#lib/search/read-query.ts';
import { termsOf } from '#lib/search/terms.ts';
import { blocksOf, oneSpaced } from './answer-blocks.ts';
import { foldProse, squeezed } from './fold-prose.ts';
import { orderWords, risks, squeezedWords } from './risky-words.ts';

/** What an answer may say literally. */
export interface AllowedWords {
  /** Sentences with amounts of the catalogue, whole lines of cited texts, and the site's own sentences: each a piece of text, verbatim. */
  readonly units: readonly string[];
  /** Every line of the texts that may be cited: what else is said has to rest on them. */
  readonly sources: readonly string[];
}

/** Why an answer is not shown; null: it may be shown. */
export type Gate = (html: string) => string | null;

/**
 * Reads the final HTML as its reader does: every block is either put together of allowed units, verbatim and whole, or it is plain
 * prose that names no amount, share, date, length of time, rule or promise, that neither affirms nor denies, and whose words stand in the
 * cited texts.
 */
export function createGate({ units, sources }: AllowedWords): Gate {
  const known = [...new Set(units.map(oneSpaced))];
  const evidence = evidenceOf(sources);
  return (html) => {
    for (const { text } of blocksOf(html)) {
      if (isMadeOf(text, known)) continue;
      const risk = proseRisk(text, evidence);
      if (risk !== null) return risk;
    }
    return null;
  };
}

/** Whether a text is nothing but allowed units, one after another. */
function isMadeOf(text: string, units: readonly string[]): boolean {
  const reached = new Set<number>();
  const ends = [0];
  for (let at = ends.pop(); at !== undefined; at = ends.pop()) {
    if (at === text.length) return true;
    const from = text.charAt(at) === ' ' ? at + 1 : at;
    for (const unit of units) {
      const end = from + unit.length;
      if (reached.has(end) || !text.startsWith(unit, from)) continue;
      reached.add(end);
      ends.push(end);
    }
  }
  return false;
}

interface Evidence {
  readonly terms: ReadonlySet<string>;
  /** The lines that have something in them that no prose may say: nothing close to them may be said in other words. */
  readonly bound: readonly ReadonlySet<string>[];
  /** Each line in the form in which prose is compared with it, sign by sign. */
  readonly lines: readonly string[];
}

function evidenceOf(sources: readonly string[]): Evidence {
  const lines = sources.map((line) => ({ terms: contentTerms(line), isBound: riskIn(foldProse(line)) !== null }));
  return {
    lines: sources.map((line) => squeezed(foldProse(line))),
    terms: new Set(lines.flatMap(({ terms }) => [...terms])),
    bound: lines.filter(({ isBound }) => isBound).map(({ terms }) => terms),
  };
}

const hasHan = /[\p{Script=Han}\p{Script=Katakana}]/u;
const groundedShare = 0.8;
/** Neighbouring characters across two words make pairs that no text has. */
const groundedShareOfPairs = 0.55;
const alteredShare = 0.6;
const proseUnitsAtMost = 600;

/** What is wrong with plain prose; null for nothing. */
function proseRisk(text: string, evidence: Evidence): string | null {
  if (text.length > proseUnitsAtMost) return 'length';
  const folded = foldProse(text);
  const risk = riskIn(folded);
  if (risk !== null) return risk;
  for (const sentence of text.split(/(?<=[.!?。！？;；:：])\s*/u)) {
    if (isOrder(sentence) && !evidence.lines.some((line) => line.includes(squeezed(foldProse(sentence))))) return 'order';
    const terms = contentTerms(sentence);
    if (terms.size === 0) continue;
    const grounded = [...terms].filter((term) => evidence.terms.has(term)).length / terms.size;
    if (grounded < (hasHan.test(foldProse(sentence)) ? groundedShareOfPairs : groundedShare)) return 'not in the texts';
    if (evidence.bound.some((line) => shared(terms, line) >= alteredShare)) return 'altered quotation';
  }
  return null;
}

function isOrder(sentence: string): boolean {
  const folded = foldProse(sentence);
  return orderWords.some((pattern) => pattern.test(folded));
}

function riskIn(folded: string): string | null {
  const found = risks.find(([, pattern]) => pattern.test(folded));
  if (found) return found[0];
  return squeezedWords.test(squeezed(folded)) ? 'rule' : null;
}

const shared = (terms: ReadonlySet<string>, line: ReadonlySet<string>): number =>
  [...terms].filter((term) => line.has(term)).length / terms.size;

/** Words that lead to a quotation and say nothing. */
const framing = new Set(
  'here say says said tell told documents document find found look read see show shown follow below above answer article text document documentation page section passage explain describe list name step help question relevant topic detail information according learn more further also'
    .split(' ')
    .flatMap((word) => indexKeys(word)),
);
const framingPhrases =
  /以下|下面|下方|上方|如下|请|请看|查看|参阅|参见|参考|详见|阅读|文档|文章|内容|章节|段落|说明|介绍|相关|关于|回答|答案|帮助|步骤|信息|更多|了解|我们|您|你|的|在|是|有|和|与|中|里|这|该|为|次のとおり|次の|次に|以下の|下記|上記|ページ|記事|文書|ドキュメント|ヘルプ|説明|ご覧|ください|参照|手順|情報|関連|回答|ご質問|について|に関する|をお|です|ます|こちら/gu;

/** The terms that carry what a sentence says. */
function contentTerms(sentence: string): ReadonlySet<string> {
  const folded = foldText(sentence.replaceAll(framingPhrases, ' '));
  const terms = termsOf(folded).filter(({ kind }) => kind !== 'last' && kind !== 'kana' && kind !== 'han');
  return new Set(
    terms
      .filter(({ term }) => !isStopWord(term))
      .map(({ term }) => termKey(term))
      .filter((term) => !framing.has(term)),
  );
}
