import { allMatches, firstMatch, mentions, type QuestionText } from './question-text.ts';

/**
 * A length of time that a question names: in months; the quarter, which is a period of its own; or hours, days and weeks, which are none.
 */
export type AskedPeriod =
  | { readonly kind: 'months'; readonly months: number }
  | { readonly kind: 'quarter' }
  | { readonly kind: 'shorter' };

// not the memory of c2m4
const yearsPattern = /(?<![\d.])(?<!c\d{1,3}m)(\d{1,2})\s*-?\s*(?:years?\b|yrs?\b|y\b|年)/u;
const monthsOf = /(?<![\d.])(?<!c\d{1,3}m)(\d{1,3})\s*-?\s*(?:个|個|か|ヶ|カ|ケ|ヵ)?\s*(?:months?\b|mo\b|月(?!份|に|末|底|から|まで|\d))/u;
const andAHalf = /(?<![\d.])(\d{1,2})(?:\.5\s*-?\s*(?:years?\b|yrs?\b|年)|\s*年半)|\b(one) and a half years?\b/u;
const daysOf = /(?<![\d.])\d{1,3}\s*-?\s*(?:hours?\b|days?\b|weeks?\b|小时|天|周|日間|週間|時間)/u;
const halfYear = /half[- ]a?[- ]?year|half-yearly|six-month|半年/u;
const quarter = /\bquarter(?:ly|s)?\b|季度|季付|一季|四半期|4半期|クォーター/u;
const oneYear =
  /\b(?:a|one|per|each|every|full|whole|entire) year\b|\byearly\b|\bannual(?:ly)?\b|\/\s?(?:yr|year)\b|包年|年付|年缴|年费|按年|每年|全年|整年|1年|一年|年間|年额|年額|年払|年契約|年契约|年単位|年まとめ|通年/u;
const oneMonth =
  /\b(?:a|one|per|each|every) month\b|\bmonthly\b|\/\s?mo(?:nth)?\b|月付|按月|每月|包月|每个月|一个月|月間|月额|月額|月払|月々|月缴|月费|毎月|ひと月|1か月/u;

const shorter =
  /\b(?:per|an|each|every|by the) (?:hour|day|week)\b|\bhourly\b|\bdaily\b|\bweekly\b|\/\s?(?:h|hr|hour|day|week)\b|按小时|每小时|按天|每天|按日|每周|一周|一天|時間あたり|时间あたり|1時間|時間単位|日額|日割|1日|1週間|週単位|時間課金|按量/u;

const monthsInYear = 12;
const monthsInHalf = 6;

const compares =
  /\bdifference\b|\bdiffers?\b|\bcompare[ds]?\b|\bcomparison\b|\bversus\b|\bvs\b|\bor\b|\bthan\b|\bsave\b|区别|相差|差[多几价额]|相比|比较|对比|还是|哪个|更?[便贵]宜|違|差額|差额|比べ|比較|どちら|どっち|お得/u;

/** Every period that a question names: more than one only where it compares them. */
export function readPeriods(question: QuestionText): readonly AskedPeriod[] {
  const first = readPeriod(question);
  if (first === null) return [];
  if (first.kind === 'shorter' || !mentions(question, compares)) return [first];
  const inMonths = [
    ...allMatches(question, yearsPattern).map((match) => Number(match[1]) * monthsInYear),
    ...allMatches(question, monthsOf).map((match) => Number(match[1])),
    ...(mentions(question, halfYear) ? [monthsInHalf] : []),
    ...(mentions(question, oneYear) ? [monthsInYear] : []),
    ...(mentions(question, oneMonth) ? [1] : []),
  ];
  const further = [...new Set(inMonths)].filter((months) => first.kind !== 'months' || first.months !== months);
  return [first, ...further.map((months): AskedPeriod => ({ kind: 'months', months }))];
}

/** The period that a question names; null for none. */
export function readPeriod(question: QuestionText): AskedPeriod | null {
  const years = firstMatch(question, yearsPattern);
  const months = firstMatch(question, monthsOf);
  const half = firstMatch(question, andAHalf);
  if (half) return { kind: 'months', months: Number(half[1] ?? 1) * monthsInYear + monthsInHalf };
  if (mentions(question, daysOf)) return { kind: 'shorter' };
  if (mentions(question, quarter)) return { kind: 'quarter' };
  if (mentions(question, halfYear)) return { kind: 'months', months: monthsInHalf };
  if (years?.[1]) return { kind: 'months', months: Number(years[1]) * monthsInYear };
  if (months?.[1]) return { kind: 'months', months: Number(months[1]) };
  if (mentions(question, oneYear)) return { kind: 'months', months: monthsInYear };
  if (mentions(question, shorter)) return { kind: 'shorter' };
  return mentions(question, oneMonth) ? { kind: 'months', months: 1 } : null;
}
