import { toAsciiDomain } from '#lib/rules/domain.ts';

/** How many other names are offered for one that is taken. */
export const alternativesAtMost = 4;

const joined = ['get', 'my'] as const;
const appended = ['online', 'hq'] as const;

/**
 * Other names for one that is taken: the same label under suffixes that were not searched, then longer labels under the same suffix, which
 * only an ASCII label gets. None that was searched already; whether they are free nobody has asked.
 */
export function alternativesTo(
  { label, suffix }: { readonly label: string; readonly suffix: string },
  suffixes: readonly string[],
  searched: ReadonlySet<string>,
): readonly string[] {
  const elsewhere = suffixes.filter((each) => each !== suffix).map((each) => `${label}${each}`);
  const isAscii = /^[a-z0-9-]+$/.test(label);
  const longer = isAscii ? [...joined.map((word) => `${word}${label}`), ...appended.map((word) => `${label}${word}`)] : [];
  const isOpen = (name: string): boolean => {
    const ascii = toAsciiDomain(name);
    return ascii !== null && !searched.has(ascii);
  };
  const open = { elsewhere: elsewhere.filter(isOpen), longer: longer.map((each) => `${each}${suffix}`).filter(isOpen) };
  const fromElsewhere = open.elsewhere.slice(0, Math.max(2, alternativesAtMost - open.longer.length));
  return [...fromElsewhere, ...open.longer].slice(0, alternativesAtMost);
}
