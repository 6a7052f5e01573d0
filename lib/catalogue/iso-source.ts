import { isIpv4 } from '#lib/rules/ip-address.ts';
import { isWebAddress } from '#lib/rules/web-address.ts';

export type IsoSourceFault =
  /** Neither an https address nor an upload reference. */
  | 'malformed'
  /** An https address in a non-public network. */
  | 'private';

const uploadReference = /^upload-[a-z0-9]{8,40}$/;
const privateName = /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|lan|home\.arpa)$/;

/** Non-public IPv4 networks: address and prefix length. */
const privateNetworks = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const;

const numberOf = (address: string): number => address.split('.').reduce((sum, octet) => sum * 256 + Number(octet), 0);

const isPrivateIpv4 = (address: string): boolean =>
  privateNetworks.some(
    ([network, bits]) => Math.floor(numberOf(address) / 2 ** (32 - bits)) === Math.floor(numberOf(network) / 2 ** (32 - bits)),
  );

/** All but 2000::/3 is private, mapped or reserved; 2002::/16 and 2001::/32 carry an IPv4 address inside. */
function isPrivateIpv6(address: string): boolean {
  const [first = 0, second = 0] = address.split(':').map((group) => Number.parseInt(group, 16) || 0);
  return first < 0x2000 || first > 0x3fff || first === 0x2002 || (first === 0x2001 && second === 0);
}

function isPrivateHost(host: string): boolean {
  if (host.startsWith('[')) return isPrivateIpv6(host.slice(1, -1));
  return isIpv4(host) ? isPrivateIpv4(host) : privateName.test(host.replace(/\.$/, ''));
}

/**
 * What is wrong with the source of the buyer's own disc image, which is an https address of the public network, on any port, or the
 * reference that the console gave to an upload. Null: nothing. What a host name resolves to is only known when it is fetched.
 */
export function isoSourceFault(text: string): IsoSourceFault | null {
  if (uploadReference.test(text)) return null;
  if (!/^https:/i.test(text) || !isWebAddress(text) || !URL.canParse(text)) return 'malformed';
  return isPrivateHost(new URL(text).hostname) ? 'private' : null;
}

export const isIsoSource = (text: string): boolean => isoSourceFault(text) === null;
