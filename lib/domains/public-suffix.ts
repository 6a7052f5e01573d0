import { getPublicSuffix } from 'tldts-icann';

/** The part of Mozilla's Public Suffix List that registries run, as `tldts-icann` has it. */
const asGiven = { detectIp: false, extractHostname: false, validateHostname: false } as const;

/** The ending below which a registry takes names of others, with its dot: `.com`, `.co.uk`. Null: nothing is before it. */
export function publicSuffixOf(host: string): string | null {
  const found = getPublicSuffix(host, asGiven);
  return found === null || found === '' ? null : `.${found}`;
}

/** Whether others register names below this one, so that nobody can register it: `co.uk`, `kawasaki.jp`. */
export const isSharedEnding = (name: string, suffix: string): boolean => (publicSuffixOf(`a.${name}`) ?? '').length > suffix.length;
