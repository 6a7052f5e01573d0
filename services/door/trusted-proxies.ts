import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

/** Whether a peer's forwarding headers are trusted. */
export interface TrustedProxies {
  trusts(address: string | undefined): boolean;
}

const named = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
} as const;

const isNamed = (word: string): word is keyof typeof named => Object.hasOwn(named, word);

/**
 * Parses `TRUST_PROXY`: `none`, or a list of addresses, networks (`10.1.0.0/16`) and the names loopback, linklocal, uniquelocal.
 * @throws when an entry is none of these.
 */
export function parseTrustedProxies(setting: string): TrustedProxies {
  const words = setting
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '' && word !== 'none');
  const list = new BlockList();
  for (const network of words.flatMap((word) => (isNamed(word) ? [...named[word]] : [word]))) addNetwork(list, network);
  return {
    // an IPv4 address as IPv6 (`::ffff:…`) is found in the networks of IPv4, and what is no address in none
    trusts: (address) => address !== undefined && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4'),
  };
}

export interface ArrivedRequest {
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/** The address that a request came from: the last on its way that is no trusted proxy; the first if all are. */
export function visitorAddress({ socket, headers }: ArrivedRequest, proxies: TrustedProxies): string {
  const before = String(headers['x-forwarded-for'] ?? '').split(',');
  const hops = [...before.map((hop) => hop.trim()), socket.remoteAddress ?? ''].filter((hop) => hop !== '');
  return hops.findLast((hop) => !proxies.trusts(hop)) ?? hops[0] ?? '';
}

function addNetwork(list: BlockList, network: string): void {
  const [address = '', ...prefix] = network.split('/');
  if (isIP(address) === 0) throw new Error(`TRUST_PROXY: '${network}' is not an address, network or known name`);
  const [family, widest] = isIPv6(address) ? (['ipv6', 128] as const) : (['ipv4', 32] as const);
  const bits = prefix.length === 0 ? widest : readBits(prefix.join('/'));
  // NaN is refused too
  if (!(bits <= widest)) throw new Error(`TRUST_PROXY: '${network}' is not a network`);
  list.addSubnet(address, bits, family);
}

/** An empty number is none: read as 0 it would trust everybody. */
const readBits = (text: string): number => (/^\d+$/.test(text) ? Number(text) : Number.NaN);
