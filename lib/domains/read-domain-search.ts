import { domainLengthAtMost, labelLengthAtMost, toAsciiDomain } from '#lib/rules/domain.ts';
import { namesLookedUpAtMost, namesTypedAtMost } from './domain-limits.ts';
import { labelWarning, type LabelWarning } from './label-warning.ts';
import { decodePunycode } from './punycode.ts';
import { isReservedLabel } from './reserved-labels.ts';

/** Why a search is not possible. */
export type SearchProblem = 'empty' | 'no-suffix' | 'too-many' | NameProblem;

/** Why one name is not looked up. */
type NameProblem = 'too-long' | 'hyphen' | 'characters' | 'reserved';

export interface NameFault {
  readonly typed: string;
  readonly problem: NameProblem;
}

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
}

const typedLengthAtMost = namesTypedAtMost * domainLengthAtMost;
const shownLengthAtMost = 80;

/** What separates several names; a space too, since no domain contains one. */
const separators = /[\s,;、，；]/u;

/**
 * Extracts the name from one word that was typed or pasted: a word, a whole domain name, a web address. The label is the one right before
 * one of our suffixes, else the one before the last dot, else the whole word. A punycode label is displayed decoded.
 */
export function readTypedDomain(typed: string, suffixes: readonly string[]): TypedDomain {
  const host = hostIn(typed.slice(0, typedLengthAtMost).normalize('NFKC').trim());
  const suffix = suffixes.toSorted((one, other) => other.length - one.length).find((each) => host.endsWith(each)) ?? null;
  const before =
    suffix === null ? host.split('.').slice(0, Math.max(1, host.split('.').length - 1)) : host.slice(0, -suffix.length).split('.');
  return { label: displayedLabel(before.at(-1) ?? ''), suffix };
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

/** The characters of an `xn--` label, if they lead back to it. */
export function displayedLabel(label: string): string {
  if (!label.startsWith('xn--')) return label;
  const decoded = decodePunycode(label.slice('xn--'.length));
  return decoded !== null && toAsciiDomain(`${decoded}.com`) === `${label}.com` ? decoded : label;
}

/**
 * Reads a search for one or several names: labels that a registry accepts, each under the chosen suffixes and the one typed with it. A name
 * that cannot be looked up is listed with its reason, unless it is the only one.
 */
export function readDomainSearch(typed: string, suffixes: readonly string[], chosen: readonly string[]): DomainSearch {
  if (typed.length > typedLengthAtMost)
    return { ok: false, problem: namesIn(typed.slice(0, typedLengthAtMost)).length > 1 ? 'too-many' : 'too-long' };
  const words = namesIn(typed);
  if (words.length > namesTypedAtMost) return { ok: false, problem: 'too-many' };
  const read = words.map((word) => readWord(word, suffixes, chosen));
  const names = [...new Map(read.flatMap(({ names: of }) => of).map((name) => [name.ascii, name])).values()];
  const faults = read.flatMap(({ fault }) => (fault ? [fault] : []));
  if (names.length > namesLookedUpAtMost) return { ok: false, problem: 'too-many' };
  if (names.length > 0) return { ok: true, names, faults };
  const [first] = faults;
  if (first) return { ok: false, problem: first.problem };
  return { ok: false, problem: read.some(({ typed: label }) => label !== '') ? 'no-suffix' : 'empty' };
}

const namesIn = (typed: string): readonly string[] => [...new Set(typed.split(separators).filter((word) => word !== ''))];

interface WordReading {
  readonly typed: string;
  readonly names: readonly DomainName[];
  readonly fault: NameFault | null;
}

function readWord(word: string, suffixes: readonly string[], chosen: readonly string[]): WordReading {
  const { label, suffix } = readTypedDomain(word, suffixes);
  const fault = (problem: NameProblem): WordReading => ({
    typed: label,
    names: [],
    fault: { typed: word.slice(0, shownLengthAtMost), problem },
  });
  if (label === '') return { typed: '', names: [], fault: null };
  const problem = problemOf(label);
  if (problem) return fault(problem);
  const warning = labelWarning(label);
  const wanted = suffixes.filter((each) => each === suffix || chosen.includes(each));
  const possible = wanted.flatMap((each): DomainName[] => {
    const ascii = toAsciiDomain(`${label}${each}`);
    return ascii === null ? [] : [{ label, suffix: each, name: `${label}${each}`, ascii, warning }];
  });
  const names = possible.filter((name) => !isReservedLabel(name.ascii.slice(0, -name.suffix.length), name.suffix));
  const hasReserved = names.length < possible.length;
  return { typed: label, names, fault: hasReserved ? { typed: reservedOf(possible, names), problem: 'reserved' } : null };
}

const reservedOf = (possible: readonly DomainName[], names: readonly DomainName[]): string =>
  possible
    .filter((name) => !names.includes(name))
    .map(({ name }) => name)
    .join(', ');

/** The domain rule says whether a label is valid; this says why not, for the field's message. */
function problemOf(label: string): NameProblem | null {
  if (toAsciiDomain(`${label}.com`) !== null) return null;
  if (label.startsWith('-') || label.endsWith('-')) return 'hyphen';
  return wireLength(label) > labelLengthAtMost ? 'too-long' : 'characters';
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
