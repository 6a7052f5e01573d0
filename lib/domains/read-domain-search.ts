import { decodePunycode } from '#lib/rules/labels/punycode.ts';
import { domainLengthAtMost, labelLengthAtMost, punycodePrefix, toAsciiDomain } from '#lib/rules/domain.ts';
import { namesLookedUpAtMost, namesTypedAtMost } from './domain-limits.ts';
import { labelWarning, type LabelWarning } from './label-warning.ts';
import { publicSuffixOf } from './public-suffix.ts';
import { readRegistrable, type SuffixTerms } from './registrable.ts';

/** Why a search is not possible. */
type SearchProblem = 'empty' | 'no-suffix' | 'too-many' | NameProblem;

/** Why one name is not looked up. */
type NameProblem = 'too-long' | 'hyphen' | 'hyphens' | 'punycode' | 'characters' | 'reserved' | 'not-taken' | 'ending-only' | 'ip-address';

export type NameFault =
  | { readonly typed: string; readonly problem: NameProblem }
  /** The address is below an ending that is not sold: its label is looked up under the chosen suffixes. */
  | { readonly typed: string; readonly problem: 'unsold'; readonly ending: string; readonly label: string };

export type DomainSearch =
  | { readonly ok: true; readonly names: readonly DomainName[]; readonly faults: readonly NameFault[] }
  | { readonly ok: false; readonly problem: SearchProblem };

export interface DomainName {
  readonly label: string;
  readonly suffix: string;
  /** As displayed. */
  readonly name: string;
  /** As looked up: in punycode. */
  readonly ascii: string;
  readonly warning: LabelWarning | null;
}

export interface TypedDomain {
  readonly label: string;
  /** One of our suffixes that was typed with the name. */
  readonly suffix: string | null;
  /** The ending that was typed with the name, if it is none of ours. */
  readonly unsold: string | null;
}

const typedLengthAtMost = namesTypedAtMost * domainLengthAtMost;
const shownLengthAtMost = 80;

/** What separates several names; a space too, since no domain contains one. */
const separators = /[\s,;、，；]/u;

/**
 * Extracts the name from one word that was typed or pasted: a word, a whole domain name, a web address. The label is the one right before
 * the longest known ending: one of our suffixes, or a public suffix that we do not sell. A punycode label is displayed decoded.
 */
export function readTypedDomain(typed: string, suffixes: readonly string[]): TypedDomain {
  const host = hostIn(typed.slice(0, typedLengthAtMost).normalize('NFKC').trim());
  if (!host.includes('.')) return { label: displayedLabel(host), suffix: null, unsold: null };
  const sold = suffixes.toSorted((one, other) => other.length - one.length).find((each) => host.endsWith(each)) ?? '';
  const known = publicSuffixOf(host) ?? '';
  const isSold = sold !== '' && sold.length >= known.length;
  const ending = isSold ? sold : known;
  const before = host.endsWith(ending) ? host.slice(0, host.length - ending.length) : '';
  const label = displayedLabel(before.split('.').at(-1) ?? '');
  return isSold ? { label, suffix: sold, unsold: null } : { label, suffix: null, unsold: ending };
}

/** Without scheme, user, port, path and query; the ideographic full stop counts as a dot, a trailing dot does not count. */
function hostIn(text: string): string {
  const [authority = ''] = text.replace(/(?:[a-z][a-z0-9+.-]*:(?=\/\/))?(?:\/\/)?/iu, '').split(/[/?#\\]/u);
  const host = authority.split('@').at(-1) ?? '';
  return host
    .replaceAll(/[。．｡]/gu, '.')
    .replace(/:\d*$/u, '')
    .replace(/\.+$/u, '')
    .toLowerCase();
}

/** The user of an address, with the password; of a word without `//` only where there is one. */
const userIn = /^(?:((?:[a-z][a-z0-9+.-]*:)?\/\/)[^/?#\\]*|[^/?#\\:]*:[^/?#\\]*)@/iu;

/** A word as it is repeated on the screen, which is no place for a password. */
function withoutUser(word: string): string {
  const read = word.normalize('NFKC');
  return userIn.test(read) ? read.replace(userIn, '$1') : word;
}

/** The characters of an `xn--` label, if they lead back to it. */
export function displayedLabel(label: string): string {
  if (!label.startsWith(punycodePrefix)) return label;
  const decoded = decodePunycode(label.slice(punycodePrefix.length));
  return decoded !== null && toAsciiDomain(`${decoded}.com`) === `${label}.com` ? decoded : label;
}

/**
 * Reads a search for one or several names: labels that a registry accepts, each under the one typed with it and the chosen suffixes. A name
 * that cannot be looked up is listed with its reason, unless it is the only one.
 */
export function readDomainSearch(typed: string, suffixes: readonly SuffixTerms[], chosen: readonly string[]): DomainSearch {
  if (typed.length > typedLengthAtMost)
    return { ok: false, problem: namesIn(typed.slice(0, typedLengthAtMost)).length > 1 ? 'too-many' : 'too-long' };
  const words = namesIn(typed);
  if (words.length > namesTypedAtMost) return { ok: false, problem: 'too-many' };
  const read = words.map((word) => readWord(word, suffixes, chosen));
  const names = [...new Map(read.flatMap(({ names: of }) => of).map((name) => [name.ascii, name])).values()];
  const faults = read.flatMap(({ faults: of }) => of);
  if (names.length > namesLookedUpAtMost) return { ok: false, problem: 'too-many' };
  if (names.length > 0) return { ok: true, names, faults };
  const [first] = faults.flatMap(({ problem }) => (problem === 'unsold' ? [] : [problem]));
  if (first) return { ok: false, problem: first };
  return { ok: false, problem: read.some(({ typed: label }) => label !== '') ? 'no-suffix' : 'empty' };
}

/** Quotes and brackets around a name. */
const around = /^["'“”„‘’«»‹›「」『』《》【】()（）]+|["'“”„‘’«»‹›「」『』《》【】()（）]+$/gu;
const ipAddress = /^\d{1,3}(?:\.\d{1,3}){3}$/;

const namesIn = (typed: string): readonly string[] => [
  ...new Set(
    typed
      .split(separators)
      .map((word) => word.replace(around, ''))
      .filter((word) => word !== ''),
  ),
];

interface WordReading {
  readonly typed: string;
  readonly names: readonly DomainName[];
  readonly faults: readonly NameFault[];
}

function readWord(word: string, suffixes: readonly SuffixTerms[], chosen: readonly string[]): WordReading {
  const read = readTypedDomain(
    word,
    suffixes.map(({ suffix }) => suffix),
  );
  const { label, suffix, unsold } = read;
  const shown = withoutUser(word).slice(0, shownLengthAtMost);
  const refused = (problem: NameProblem): WordReading => ({ typed: label, names: [], faults: [{ typed: shown, problem }] });
  if (ipAddress.test(hostIn(word.normalize('NFKC')))) return refused('ip-address');
  if (label === '') return unsold === null || !/[^.]/.test(unsold) ? { typed: '', names: [], faults: [] } : refused('ending-only');
  const problem = problemOf(label);
  if (problem) return refused(problem);
  const under = underSuffixes(label, [
    ...suffixes.filter((each) => each.suffix === suffix),
    ...suffixes.filter((each) => each.suffix !== suffix && chosen.includes(each.suffix)),
  ]);
  const notSold: readonly NameFault[] = unsold === null ? [] : [{ typed: shown, problem: 'unsold', ending: unsold, label }];
  return { typed: label, names: under.names, faults: [...notSold, ...under.faults] };
}

/** The names of a label that can be registered, and the others by their reason. */
function underSuffixes(label: string, wanted: readonly SuffixTerms[]): Omit<WordReading, 'typed'> {
  const warning = labelWarning(label);
  const read = wanted.map((terms) => ({ suffix: terms.suffix, name: `${label}${terms.suffix}`, read: readRegistrable(label, terms) }));
  const names = read.flatMap(({ suffix, name, read: found }): DomainName[] =>
    found.ok ? [{ label, suffix, name, ascii: found.ascii, warning }] : [],
  );
  const faults = (['reserved', 'not-taken'] as const).flatMap((problem): NameFault[] => {
    const refused = read.flatMap(({ name, read: found }) => (!found.ok && found.problem === problem ? [name] : []));
    return refused.length > 0 ? [{ typed: refused.join(', '), problem }] : [];
  });
  return { names, faults };
}

/** The domain rule says whether a label is valid; this says why not, for the field's message. */
function problemOf(label: string): NameProblem | null {
  if (toAsciiDomain(`${label}.com`) !== null) return null;
  if (label.startsWith('-') || label.endsWith('-')) return 'hyphen';
  if (wireLength(label) > labelLengthAtMost) return 'too-long';
  if (label.startsWith(punycodePrefix)) return 'punycode';
  return /^[a-z0-9]{2}--[a-z0-9-]*$/.test(label) ? 'hyphens' : 'characters';
}

/** Length of a label in punycode; one that cannot be encoded counts as typed. */
function wireLength(label: string): number {
  if (label.length > domainLengthAtMost) return label.length;
  try {
    const { hostname } = new URL(`http://${label}.com`);
    return hostname.length - '.com'.length;
  } catch {
    return label.length;
  }
}
