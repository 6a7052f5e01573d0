import type { Rule } from './rule.ts';

/** §5 CIDR: bits of the network part. */
const ipv4PrefixBits = { atLeast: 0, atMost: 32 } as const;
const ipv6PrefixBits = { atLeast: 0, atMost: 128 } as const;

const ipv6Groups = 8;
const ipv4LengthAtMost = '255.255.255.255'.length;
const ipv6LengthAtMost = 'ffff:ffff:ffff:ffff:ffff:ffff:255.255.255.255'.length;

const octet = '(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])';
const ipv4Pattern = new RegExp(`^${octet}(?:\\.${octet}){3}$`);
const groupPattern = /^[0-9a-f]{1,4}$/i;
const prefixPattern = /^(?:0|[1-9][0-9]{0,2})$/;

/** Four decimal numbers up to 255; a leading zero is refused, because some parsers take it for octal. */
export const isIpv4 = (text: string): boolean => text.length <= ipv4LengthAtMost && ipv4Pattern.test(text);

/** RFC 4291 text: eight groups, one `::` for at least one group of zeros, an IPv4 address for the last two; no zone. */
export function isIpv6(text: string): boolean {
  if (text.length > ipv6LengthAtMost) return false;
  const halves = text.split('::');
  if (halves.length > 2) return false;
  const [head = '', tail] = halves;
  if (tail === undefined) return countGroups(head, true) === ipv6Groups;
  const before = head === '' ? 0 : countGroups(head, false);
  const after = tail === '' ? 0 : countGroups(tail, true);
  return before !== null && after !== null && before + after < ipv6Groups;
}

/** How many 16-bit groups a sequence has; null if one is malformed. */
function countGroups(run: string, mayEndInIpv4: boolean): number | null {
  const parts = run.split(':');
  const last = parts.at(-1) ?? '';
  const endsInIpv4 = mayEndInIpv4 && isIpv4(last);
  const plain = endsInIpv4 ? parts.slice(0, -1) : parts;
  return plain.every((part) => groupPattern.test(part)) ? parts.length + (endsInIpv4 ? 1 : 0) : null;
}

const isNetwork = (text: string, isAddress: (address: string) => boolean, bits: { atMost: number }): boolean => {
  const at = text.indexOf('/');
  if (at < 0) return false;
  const prefix = text.slice(at + 1);
  return prefixPattern.test(prefix) && Number(prefix) <= bits.atMost && isAddress(text.slice(0, at));
};

/** Bits after the prefix may be set: `10.0.0.1/8` names a host in its network. */
export const isIpv4Cidr = (text: string): boolean => isNetwork(text, isIpv4, ipv4PrefixBits);

export const isIpv6Cidr = (text: string): boolean => isNetwork(text, isIpv6, ipv6PrefixBits);

export const ipv4Rule: Rule = { bounds: null, accepts: isIpv4 };
export const ipv6Rule: Rule = { bounds: null, accepts: isIpv6 };
export const cidrRule: Rule = { bounds: null, accepts: (text) => isIpv4Cidr(text) || isIpv6Cidr(text) };
export const ipv4CidrRule: Rule = { bounds: null, accepts: isIpv4Cidr };
export const ipv6CidrRule: Rule = { bounds: null, accepts: isIpv6Cidr };
