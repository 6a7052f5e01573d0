import { domainLengthAtMost, labelLengthAtMost, toAsciiDomain } from '#lib/rules/domain.ts';

/** Why a search is not possible. */
type DomainProblem = 'empty' | 'too-long' | 'hyphen' | 'characters' | 'no-suffix';

export type DomainSearch =
  | { readonly ok: true; readonly label: string; readonly names: readonly DomainName[] }
  | { readonly ok: false; readonly problem: DomainProblem };

export interface DomainName {
  readonly suffix: string;
  /** As typed and displayed. */
  readonly name: string;
  /** In punycode, if that differs. */
  readonly ascii: string | null;
}

export interface TypedDomain {
  readonly label: string;
  /** One of our suffixes that was typed with the name. */
  readonly suffix: string | null;
}

const typedLengthAtMost = 2_000;

/**
 * Extracts the name from what was typed or pasted: a word, a whole domain name, a web address. The label is the one right before one of our
 * suffixes, else the one before the last dot, else the whole word.
 */
export function readTypedDomain(typed: string, suffixes: readonly string[]): TypedDomain {
  const host = hostIn(typed.slice(0, typedLengthAtMost).normalize('NFKC').trim());
  const suffix = suffixes.toSorted((one, other) => other.length - one.length).find((each) => host.endsWith(each)) ?? null;
  const before =
    suffix === null ? host.split('.').slice(0, Math.max(1, host.split('.').length - 1)) : host.slice(0, -suffix.length).split('.');
  return { label: before.at(-1) ?? '', suffix };
}

/** Without scheme, user, port, path and query; the ideographic full stop counts as a dot, a trailing dot does not count. */
function hostIn(text: string): string {
  const [, rest = ''] = /^(?:[a-z][a-z0-9+.-]*:)?(?:\/\/)?(.*)$/isu.exec(text) ?? [];
  const [authority = ''] = rest.split(/[/?#\\]/u);
  const host = authority.split('@').at(-1) ?? '';
  return host
    .replaceAll(/[。．｡]/gu, '.')
    .replace(/:\d*$/u, '')
    .replace(/\.+$/u, '')
    .toLowerCase();
}

/** Validates a search: a label that a registry accepts, and at least one suffix. */
export function readDomainSearch(typed: string, suffixes: readonly string[], chosen: readonly string[]): DomainSearch {
  const { label, suffix } = readTypedDomain(typed, suffixes);
  const problem = label === '' ? 'empty' : problemOf(label);
  if (problem) return { ok: false, problem };
  const wanted = suffixes.filter((each) => each === suffix || chosen.includes(each));
  if (wanted.length === 0) return { ok: false, problem: 'no-suffix' };
  const names = wanted.flatMap((each): DomainName[] => {
    const ascii = toAsciiDomain(`${label}${each}`);
    return ascii === null ? [] : [{ suffix: each, name: `${label}${each}`, ascii: ascii === `${label}${each}` ? null : ascii }];
  });
  return names.length > 0 ? { ok: true, label, names } : { ok: false, problem: 'characters' };
}

/** The domain rule says whether a label is valid; this says why not, for the field's message. */
function problemOf(label: string): DomainProblem | null {
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
