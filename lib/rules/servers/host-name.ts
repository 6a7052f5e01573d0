/** RFC 1123 section 2.1 and RFC 1035: the whole name, and each part between two dots. */
export const hostNameBounds = { wholeAtMost: 253, partAtMost: 63 } as const;

/** Why a text is no host name; `part`: one is empty or too long; `address`: it looks like an IPv4 address. */
export type HostNameFault = 'length' | 'part' | 'character' | 'hyphen' | 'address';

export type HostNameVerdict = { readonly ok: true; readonly name: string } | { readonly ok: false; readonly fault: HostNameFault };

const allowed = /^[a-z0-9.-]+$/;
const numbersOnly = /^\d+(?:\.\d+){3}$/;

/** The host name that a text stands for, in lower case: names differ in nothing else. Surrounding spaces do not count. */
export function checkHostName(text: string): HostNameVerdict {
  const name = text.trim().toLowerCase();
  const fault = faultOf(name);
  return fault === null ? { ok: true, name } : { ok: false, fault };
}

function faultOf(name: string): HostNameFault | null {
  if (name === '' || name.length > hostNameBounds.wholeAtMost) return 'length';
  if (!allowed.test(name)) return 'character';
  if (numbersOnly.test(name)) return 'address';
  const parts = name.split('.');
  if (parts.some(({ length }) => length < 1 || length > hostNameBounds.partAtMost)) return 'part';
  return parts.some((part) => part.startsWith('-') || part.endsWith('-')) ? 'hyphen' : null;
}
