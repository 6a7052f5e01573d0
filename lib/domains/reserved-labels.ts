/**
 * Names that nobody can register: RFC 6761 (`example` of the three oldest), and specification 5 of ICANN's agreement with newer registries.
 */
const ofOldest: ReadonlySet<string> = new Set(['example']);
const ofNewer: ReadonlySet<string> = new Set(['example', 'www', 'nic', 'whois', 'rdds']);

const reservedUnder: Readonly<Record<string, ReadonlySet<string>>> = {
  '.com': ofOldest,
  '.net': ofOldest,
  '.org': ofOldest,
  '.dev': ofNewer,
  '.app': ofNewer,
  '.cloud': ofNewer,
  '.tech': ofNewer,
  '.shop': ofNewer,
  '.store': ofNewer,
};

/** Whether a registry never gives this label out. A suffix without a list of ours is answered by its registry. */
export const isReservedLabel = (asciiLabel: string, suffix: string): boolean => reservedUnder[suffix]?.has(asciiLabel) ?? false;
