import { languages } from '#lib/language/languages.ts';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { PlanCardDocument } from '#lib/content/queries/plan-card-query.ts';
import type { Currency } from '#lib/money/currencies.ts';
import { toSimplified } from '#lib/search/simplified-chinese.ts';
import {
  speaksOfPrice,
  asksForPrice,
  currencyNames,
  namesOtherProduct,
  namesServer,
  otherCurrency,
  otherPlaces,
  regionAliases,
} from './price-words.ts';
import { says, type QuestionText } from './question-text.ts';
import { askedWords } from '../texts/question-words.ts';
import { readPeriodMonths, type AskedPeriod } from './asked-period.ts';
import { readSizes, type AskedSizes } from './asked-sizes.ts';

/** A question about what a server costs, as far as it says what is wanted. */
export interface PriceQuestion extends AskedSizes {
  /** Codes of regions that it names. */
  readonly regions: readonly string[];
  /** It names a place where nothing is sold. */
  readonly elsewhere: boolean;
  readonly period: AskedPeriod | null;
  /** Every currency that it names. */
  readonly currencies: readonly Currency[];
  readonly unsoldCurrency: boolean;
  readonly families: readonly string[];
  readonly series: readonly string[];
  /** The name of a plan card, in the site's main language. */
  readonly plan: string | null;
  readonly cheapest: boolean;
}

const planWord = /\bplans?\b|套餐|プラン|\btier\b|方案/u;
const cheapest = /\bcheapest\b|\blowest\b|\bleast expensive\b|\bstart(?:s|ing)? (?:at|from)\b|最便宜|最低|最安|一番安/u;
const howTo = /\bhow (?:do|can|to|should)\b|怎么(?!卖|收)|如何|どうやって|方法|手順/u;

/** Reads a question about the price of a server; null if it is not one. */
export function readPriceQuestion(question: QuestionText, catalogue: Catalogue, plans: readonly PlanCardDocument[]): PriceQuestion | null {
  const sizes = readSizes(question);
  const plan = readPlan(question, plans, sizes);
  const families = readFamilies(question, catalogue);
  const wantsPrice = says(question, asksForPrice);
  const period = readPeriodMonths(question);
  const named = currencyNames.filter(({ pattern }) => says(question, pattern)).map(({ currency }) => currency);
  const isConfigured = sizes.model !== null || (sizes.vcpu !== null && sizes.memoryGib !== null) || plan !== null;
  const aboutServer = isConfigured || sizes.vcpu !== null || families.length > 0 || says(question, namesServer);
  const aboutDisk = sizes.disk !== null && !says(question, namesOtherProduct);
  const aboutMoney = named.length > 0 || period !== null || says(question, speaksOfPrice);
  const unsold = says(question, otherCurrency);
  const asked = wantsPrice ? aboutServer || aboutDisk || unsold : isConfigured && aboutMoney && !says(question, howTo);
  if (!asked || says(question, namesOtherProduct) || namesMoreThanOneServer(question, sizes)) return null;
  if (!isConfigured && sizes.vcpu === null && saysMore(question)) return null;
  return {
    ...sizes,
    regions: catalogue.regions.filter((region) => isNamed(question, region)).map(({ code }) => code),
    elsewhere: says(question, otherPlaces),
    period,
    currencies: withoutDoubles(named, question),
    unsoldCurrency: unsold,
    families,
    series: readSeries(question, catalogue, families),
    plan,
    cheapest: says(question, cheapest),
  };
}

const severalServers =
  /(?<![\d.])(?:[2-9]|\d{2,})\s*(?:x |× ?)?(?:cloud |virtual )?(?:servers|instances|vms|vpses|machines)\b|(?<![\d.])(?:[2-9]|\d{2,})\s*(?:台|个实例)/u;
const dataDisk = /\b(?:data|second|extra|additional) (?:disks?|drives?|volumes?)\b|数据盘|データディスク/u;
const terabytes = /(?<![\d.])\d+(?:\.\d+)?\s*(?:tb|tib|t)(?![a-z])|テラ/u;

/**
 * What a price is not calculated for here: several servers, disks besides the boot disk, sizes in terabytes. Less must not be priced
 * instead.
 */
const namesMoreThanOneServer = (question: QuestionText, { vcpu, model, outboundGb }: AskedSizes): boolean =>
  says(question, severalServers) ||
  ((vcpu !== null || model !== null) && says(question, dataDisk)) ||
  (outboundGb === null && says(question, terabytes));

const ofPriceQuestions = new RegExp(
  [asksForPrice, namesServer, otherCurrency, otherPlaces, ...currencyNames.map(({ pattern }) => pattern), ...Object.values(regionAliases)]
    .map(({ source }) => source)
    .concat(
      String.raw`\b(?:month|year|quarter|week|day|hour)(?:ly|s)?\b|\b(?:cloud|virtual|cheap|basic|smallest|small|entry|rent|buy|single|linux|windows|region|gib?|ssd|nvme|disk|data|general|dedicated|core|compute-?x|memory-?x|family|series|cost|price|model)s?\b`,
    )
    .concat(
      '每月|每年|一年|一个月|月付|年付|包年|包月|季度|半年|小时|按|租|买|台|云|虚拟|最小|入门|地区|地域|机房|年|月|个|型|通用|独享|内存|增强|高主频|系列|磁盘|硬盘|数据盘|大概|大约|左右',
    )
    .concat(
      '年間|月間|月額|年額|月|年|日|時間|週|か|ヶ|クラウド|仮想|最小|最低|レンタル|借り|リージョン|ファミリー|シリーズ|汎用|専有|コア|メモリ|最適化|クロック|高|ディスク|データ|モデル|台|円|費用|料金',
    )
    .join('|'),
  'gu',
);
const furtherWordsAtMost = 0;
const noSynonyms = { en: [], zh: [], ja: [] } as const;

/** Whether a question without a size says more than a question about the price of a server does: then it is about something else. */
function saysMore({ forms: [own] }: QuestionText): boolean {
  const rest = own.replaceAll(ofPriceQuestions, ' ');
  const language = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(rest) ? 'ja' : 'zh';
  return askedWords(rest, language, noSynonyms).filter(({ weight }) => weight === 1).length > furtherWordsAtMost;
}

/** “Hong Kong dollars” are no US dollars as well. */
function withoutDoubles(named: readonly Currency[], question: QuestionText): readonly Currency[] {
  if (!named.includes('HKD') || !named.includes('USD')) return named;
  const rest = {
    ...question,
    forms: question.forms.map((form) => form.replace(currencyNames[0]?.pattern ?? /$^/u, ' ')) as [string, string],
  };
  return named.filter(
    (currency) => currency !== 'USD' || currencyNames.some((each) => each.currency === 'USD' && says(rest, each.pattern)),
  );
}

function isNamed(question: QuestionText, region: Catalogue['regions'][number]): boolean {
  const names = languages.flatMap((language) => [region.name[language], region.city[language]]).concat(region.code);
  const alias = regionAliases[region.timeZone];
  return names.some((name) => holds(question, name)) || (alias !== undefined && says(question, alias));
}

const isLatin = /^[\x20-\x7e]+$/;

/** Whether a name occurs in a question: as words, where it is written in Latin letters. */
function holds({ forms }: QuestionText, name: string): boolean {
  const folded = name.toLowerCase();
  if (!isLatin.test(folded)) return forms.some((form) => form.includes(folded) || form.includes(toSimplified(folded)));
  const escaped = folded.replaceAll(/[^a-z0-9 ]/g, String.raw`\$&`);
  return forms.some((form) => new RegExp(String.raw`(?<![a-z0-9])${escaped}(?![a-z0-9])`).test(form));
}

/** A plan by its name: an everyday word such as Basic has to be called a plan, or to be named without a size. */
function readPlan(question: QuestionText, plans: readonly PlanCardDocument[], sizes: AskedSizes): string | null {
  if (sizes.model !== null || sizes.vcpu !== null || (sizes.disk?.sizeGib != null && !says(question, planWord))) return null;
  const found = plans
    .flatMap(({ name }) =>
      languages.flatMap((language) => (name[language] === null ? [] : [{ plan: name.en ?? '', name: name[language] }])),
    )
    .filter(({ plan, name }) => plan !== '' && holds(question, name))
    .toSorted((left, right) => right.name.length - left.name.length);
  const isCalledPlan = says(question, planWord);
  const isEveryday = (name: string): boolean => isLatin.test(name) && !isCalledPlan && !says(question, asksForPrice);
  const [first] = found.filter(({ name }) => !isEveryday(name));
  return first?.plan ?? null;
}

const familyAliases: Readonly<Record<string, RegExp>> = {
  General: /\bgeneral(?:[- ]purpose)?\b|通用|汎用/u,
  ComputeX: /\bcompute-?x\b|high[- ](?:clock|frequency)|高主频|高频|高クロック|計算型|计算型/u,
  Dedicated: /\bdedicated\b|独享|独占|専有|专有/u,
  MemoryX:
    /\bmemory-?x\b|memory[- ](?:enhanced|optimi[sz]ed)|high[- ]memory|内存增强|内存型|大内存|内存优化|メモリ最適化|メモリ強化|メモリ特化/u,
};

function readFamilies(question: QuestionText, { families }: Catalogue): readonly string[] {
  return families
    .filter(({ code, name }) => {
      const alias = familyAliases[code];
      return alias ? says(question, alias) : languages.some((language) => holds(question, name[language]));
    })
    .map(({ code }) => code);
}

const generations: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:first|1st)[- ]gen|一代|第1世代|第一世代|1代|\bg1a\b/u, /1a$/],
  [/\b(?:fourth|4th)[- ]gen|四代|第4世代|第四世代|4代|\bg4a\b/u, /4[af]$/],
  [/\b(?:second|2nd)[- ]gen|二代|第2世代|第二世代|2代/u, /2$/],
];

/** The series that are left once the generation is named. */
function readSeries(question: QuestionText, { series }: Catalogue, families: readonly string[]): readonly string[] {
  const named = generations.filter(([words]) => says(question, words)).map(([, code]) => code);
  if (named.length === 0) return [];
  return series
    .filter(({ code, family }) => (families.length === 0 || families.includes(family)) && named.some((ending) => ending.test(code)))
    .map(({ code }) => code);
}
