import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { PlanCardDocument } from '#lib/content/queries/plan-card-query.ts';
import type { Currency } from '#lib/money/currencies.ts';
import {
  speaksOfPrice,
  asksForPrice,
  cheapest,
  currencyNames,
  hongKongDollar,
  namesOtherProduct,
  namesServer,
  otherCurrency,
  otherPlaces,
  regionAliases,
} from './price-words.ts';
import { mentions, type QuestionText } from './question-text.ts';
import { askedWords } from '../texts/question-words.ts';
import { namesRegion, productNames, readFamilies, readPlan, readSeries } from './asked-products.ts';
import { readPeriods, type AskedPeriod } from './asked-period.ts';
import { memoryInGib, readSizes, type AskedSizes } from './asked-sizes.ts';
import { spelledRight } from './price-spelling.ts';
import { patternOf } from './pattern-of.ts';

/** A question about what a server costs, as far as it says what is wanted. */
export interface PriceQuestion extends AskedSizes {
  /** Codes of regions that it names. */
  readonly regions: readonly string[];
  /** It names a place where nothing is sold. */
  readonly elsewhere: boolean;
  /** None is named: a month. */
  readonly periods: readonly AskedPeriod[];
  /** Every currency that it names. */
  readonly currencies: readonly Currency[];
  readonly unsoldCurrency: boolean;
  readonly families: readonly string[];
  readonly series: readonly string[];
  /** The name of a plan card, in the site's main language. */
  readonly plan: string | null;
  readonly cheapest: boolean;
  /** It speaks of a server, not of a part alone. */
  readonly namesServer: boolean;
}

const howTo = patternOf(String.raw`
  \bhow (?:do|can|to|should)\b|\bwhat happens\b|\bdo (?:you|they) (?:charge|bill)\b|\bwhy\b|\benough\b|\bmean\b|
  为什么|为何|够用|够不够|够吗|意思|办法|是几核|几分钟|なぜ|どうして|足り|意味|とは|って何|には$|
  多少(?=硬盘|磁盘|流量|内存|核|带宽|空间|个)|怎么(?!卖|收)|如何|どうやって|方法|手順
`);

/** Reads a question about the price of a server; null if it is not one. */
export function readPriceQuestion(asked: QuestionText, catalogue: Catalogue, plans: readonly PlanCardDocument[]): PriceQuestion | null {
  const question = memoryInGib(spelledRight(asked));
  const families = readFamilies(question, catalogue);
  const sizes = readSizes(question, families.length > 0);
  const plan = readPlan(question, plans, sizes);
  const periods = readPeriods(question);
  const regions = catalogue.regions.filter((region) => namesRegion(question, region)).map(({ code }) => code);
  const named = currencyNames.filter(({ pattern }) => mentions(question, pattern)).map(({ currency }) => currency);
  const unsold = mentions(question, otherCurrency);
  const elsewhere = mentions(question, otherPlaces);
  const read: PriceQuestion = {
    ...sizes,
    regions,
    elsewhere,
    periods,
    currencies: withoutDoubles(named, question),
    unsoldCurrency: unsold,
    families,
    series: readSeries(question, catalogue, families),
    plan,
    cheapest: mentions(question, cheapest),
    namesServer: mentions(question, serverItself),
  };
  return isAboutPrice(question, read) && !mentions(question, namesOtherProduct) && !namesMoreThanItsParts(question, sizes) ? read : null;
}

/** Whether the price of something in the catalogue is asked for: with a whole configuration, few words are needed for that. */
function isAboutPrice(question: QuestionText, asked: PriceQuestion): boolean {
  const { model, vcpu, memoryGib, disk, outboundGb, families, plan } = asked;
  const isConfigured = model !== null || (vcpu !== null && memoryGib !== null) || plan !== null;
  const isSized = isConfigured || vcpu !== null || memoryGib !== null || families.length > 0;
  const aboutMoney = asked.currencies.length > 0 || asked.periods.length > 0 || mentions(question, speaksOfPrice);
  const isBare = !saysMore(question);
  if (!mentions(question, asksForPrice)) {
    if (isConfigured) return !mentions(question, howTo) && (isBare || aboutMoney);
    return isSized && aboutMoney && isBare;
  }
  const aboutPart = disk !== null || outboundGb !== null || asked.unsoldCurrency;
  if (isConfigured || vcpu !== null) return true;
  return isBare && (isSized || aboutPart || asked.cheapest || mentions(question, namesServer));
}

/** A plan may be one of traffic. */
const serverItself = /\bservers?\b|\bvps\b|\binstances?\b|\bvms?\b|\bmachines?\b|服务器|主机|实例|机器|サーバ|インスタンス|仮想マシン/u;
const dataDisk = /\b(?:data|second|extra|additional) (?:disks?|drives?|volumes?)\b|数据盘|データディスク/u;
const terabytes = /(?<![\d.])\d+(?:\.\d+)?\s*(?:tb|tib|t)(?![a-z])|テラ/u;

/**
 * What a price is not calculated for here: disks besides the boot disk, sizes in terabytes or of what nobody knows. Less must not be priced
 * instead.
 */
const namesMoreThanItsParts = (question: QuestionText, { vcpu, model, outboundGb, isReadWhole }: AskedSizes): boolean =>
  !isReadWhole ||
  ((vcpu !== null || model !== null) && mentions(question, dataDisk)) ||
  (outboundGb === null && mentions(question, terabytes));

const sizesAndCodes =
  /\bcvm\.[a-z0-9.]+\b|(?<![a-z0-9])(?:c\d+m\d+|[a-z]{1,2}\d[a-z])(?![a-z0-9])|\d[\d.,]*\s?(?:gi?b|gigs?|tb|[cghtxy])?(?![a-z])|\d+/gu;

/** Words that questions about a price have besides. */
const commonWords = patternOf(String.raw`
  \b(?:month|year|quarter|week|day|hour)(?:ly|s)?\b|\byrs?\b|\bmo\b|\bannual(?:ly)?\b|\bhalf\b|
  \b(?:cloud|virtual|cheap|basic|small|entry|rent|buy|single|linux|windows|region|gi?b|gigs?|gigabytes?|ram|memory|
  v?cpus?|ssd|nvme|disk|storage|traffic|transfer|outbound|data|core|family|series|cost|price|model|smallest|altogether|
  total|each|both|together|size|plan|box|approximately|roughly|around|about)s?\b|[$¥]|
  每月|每年|一年|个月|月付|年付|包年|包月|季度|季|半年|小时|按|租|买|台|云|虚拟|最小|入门|地区|地域|机房|节点|年|月|个|款|
  型|通用|独享|内存|增强|高主频|系列|磁盘|硬盘|数据盘|盘|流量|核心?|双|四|两|总共|一共|合计|配置|规格|大概|大约|左右|的|
  那|哪|是|四半期|半期|年間|月間|月額|年額|月々|毎月|日|時間|週|か|ヶ|カ|クラウド|仮想|最低|レンタル|借り|リージョン|
  ファミリー|シリーズ|汎用|専有|コア|メモリー?|最適化|クロック|高|ディスク|転送量|転送|データ|モデル|サイズ|プラン|世代|
  円|建て|費用|料金|合計|総額|構成|ギガ|契約|使え|大体|だいたい|くらい|ぐらい
`);

const ofPriceQuestions = new RegExp(
  [
    asksForPrice,
    speaksOfPrice,
    cheapest,
    namesServer,
    otherCurrency,
    otherPlaces,
    ...currencyNames.map(({ pattern }) => pattern),
    ...Object.values(regionAliases),
    ...productNames,
    commonWords,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
);
const noSynonyms = { en: [], zh: [], ja: [] } as const;

/** Whether a question says more than one about the price of a server does: without a size, it is about something else then. */
function saysMore({ forms: [own] }: QuestionText): boolean {
  const rest = own.replaceAll(sizesAndCodes, ' ').replaceAll(ofPriceQuestions, ' ');
  const language = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(rest) ? 'ja' : 'zh';
  return askedWords(rest, language, noSynonyms).some(({ weight }) => weight === 1);
}

/** “Hong Kong dollars” are no US dollars as well. */
function withoutDoubles(named: readonly Currency[], question: QuestionText): readonly Currency[] {
  if (!named.includes('HKD') || !named.includes('USD')) return named;
  const [own, simplified] = question.forms;
  const rest: QuestionText = { ...question, forms: [own.replace(hongKongDollar, ' '), simplified.replace(hongKongDollar, ' ')] };
  return named.filter(
    (currency) => currency !== 'USD' || currencyNames.some((each) => each.currency === 'USD' && mentions(rest, each.pattern)),
  );
}
