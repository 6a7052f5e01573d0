import type { Language } from '#lib/language/languages.ts';
import { labelWarning } from './label-warning.ts';
import { readRegistrable, type SuffixTerms } from './registrable.ts';

/** How many other names are offered for one that is taken. */
export const alternativesAtMost = 4;

/** A suffix that may be offered; `asks`: its registry wants a buyer of a certain country or identity. */
export interface OfferedSuffix extends SuffixTerms {
  readonly asks: boolean;
}

const joined = ['get', 'my'] as const;
const appended = ['online', 'hq'] as const;

/** The suffix that readers of a language look for first, whatever its registry asks of a buyer: that is shown beside it. */
const ofMarket: Readonly<Record<Language, string | null>> = { en: null, zh: '.cn', ja: '.jp' };

/** Whether a label may be a fake of another: nobody is offered more of its kind. */
const mayBeFake = (label: string): boolean => {
  const warning = labelWarning(label);
  return warning !== null && warning.kind !== 'whole-script';
};

/**
 * Other names for one that is taken: the same label under suffixes that were not searched, the one of the language's market first, then
 * those that ask nothing of a buyer, then longer labels under the same suffix, which only an ASCII label gets. None that was searched
 * already, none that its registry does not take, and none of a label that looks like another; whether they are free nobody has asked.
 */
export function alternativesTo(
  { label, suffix }: { readonly label: string; readonly suffix: string },
  suffixes: readonly OfferedSuffix[],
  searched: ReadonlySet<string>,
  language: Language,
): readonly string[] {
  if (mayBeFake(label)) return [];
  const own = suffixes.find((each) => each.suffix === suffix);
  const others = suffixes.filter((each) => each.suffix !== suffix);
  const rank = (of: OfferedSuffix): number => (of.suffix === ofMarket[language] ? 0 : Number(of.asks) + 1);
  const inOrder = others.toSorted((one, other) => rank(one) - rank(other));
  const open = (of: string, terms: SuffixTerms): readonly string[] => {
    const read = readRegistrable(of, terms);
    return read.ok && !searched.has(read.ascii) ? [`${of}${terms.suffix}`] : [];
  };
  const isAscii = /^[a-z0-9-]+$/.test(label);
  const longer = own && isAscii ? [...joined.map((word) => `${word}${label}`), ...appended.map((word) => `${label}${word}`)] : [];
  const elsewhere = inOrder.flatMap((terms) => open(label, terms));
  const here = longer.flatMap((each) => (own ? open(each, own) : []));
  return [...elsewhere.slice(0, Math.max(2, alternativesAtMost - here.length)), ...here].slice(0, alternativesAtMost);
}
