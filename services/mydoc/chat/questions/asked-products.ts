import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { PlanCardDocument } from '#lib/content/queries/plan-card-query.ts';
import { languages } from '#lib/language/languages.ts';
import { toSimplified } from '#lib/search/simplified-chinese.ts';
import type { AskedSizes } from './asked-sizes.ts';
import { patternOf } from './pattern-of.ts';
import { asksForPrice, cheapest, regionAliases } from './price-words.ts';
import { mentions, type QuestionText } from './question-text.ts';

const planWord = /\bplans?\b|套餐|プラン|\btier\b|方案/u;

const familyAliases: Readonly<Record<string, RegExp>> = {
  General: /\bgeneral(?:[- ]purpose)?\b|通用|汎用/u,
  ComputeX: /\bcompute[- ]?x(?![a-z])|high[- ](?:clock|frequency)|高主频|高频|高クロック|計算型|计算型/u,
  Dedicated: /\bdedicated\b|独享|独占|専有|专有/u,
  MemoryX: patternOf(String.raw`
    \bmemory[- ]?x(?![a-z])|memory[- ](?:enhanced|optimi[sz]ed)|high[- ]memory|
    内存增强|内存型|大内存|内存优化|メモリ最適化|メモリ強化|メモリ特化
  `),
};

const generations: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:first|1st)[- ]gen(?:eration)?|一代|第1世代|第一世代|1代|\bg1a\b/u, /1a$/],
  [/\b(?:fourth|4th)[- ]gen(?:eration)?|四代|第4世代|第四世代|4代|\bg4a\b/u, /4[af]$/],
  [/\b(?:second|2nd)[- ]gen(?:eration)?|二代|第2世代|第二世代|2代/u, /2$/],
];

/** Words that name families and generations. */
export const productNames: readonly RegExp[] = [...Object.values(familyAliases), ...generations.map(([words]) => words)];

/** Whether a question names a region: by its name, its city, its code or as visitors do. */
export function namesRegion(question: QuestionText, region: Catalogue['regions'][number]): boolean {
  const names = languages.flatMap((language) => [region.name[language], region.city[language]]).concat(region.code);
  const alias = regionAliases[region.timeZone];
  return names.some((name) => holds(question, name)) || (alias !== undefined && mentions(question, alias));
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
export function readPlan(question: QuestionText, plans: readonly PlanCardDocument[], sizes: AskedSizes): string | null {
  // the smallest of a kind is no plan
  if (mentions(question, cheapest)) return null;
  if (sizes.model !== null || sizes.vcpu !== null || (sizes.disk?.sizeGib != null && !mentions(question, planWord))) return null;
  const found = plans
    .flatMap(({ name }) =>
      languages.flatMap((language) => (name[language] === null ? [] : [{ plan: name.en ?? '', name: name[language] }])),
    )
    .filter(({ plan, name }) => plan !== '' && holds(question, name))
    .toSorted((left, right) => right.name.length - left.name.length);
  const isCalledPlan = mentions(question, planWord);
  const isEveryday = (name: string): boolean => isLatin.test(name) && !isCalledPlan && !mentions(question, asksForPrice);
  const [first] = found.filter(({ name }) => !isEveryday(name));
  return first?.plan ?? null;
}

/** Codes of the families that a question names. */
export function readFamilies(question: QuestionText, { families }: Catalogue): readonly string[] {
  return families
    .filter(({ code, name }) => {
      const alias = familyAliases[code];
      return alias ? mentions(question, alias) : languages.some((language) => holds(question, name[language]));
    })
    .map(({ code }) => code);
}

/** The series that are left once the generation is named. */
export function readSeries(question: QuestionText, { series }: Catalogue, families: readonly string[]): readonly string[] {
  const named = generations.filter(([words]) => mentions(question, words)).map(([, code]) => code);
  if (named.length === 0) return [];
  return series
    .filter(({ code, family }) => (families.length === 0 || families.includes(family)) && named.some((ending) => ending.test(code)))
    .map(({ code }) => code);
}
