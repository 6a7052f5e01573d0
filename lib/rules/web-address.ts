import { toAsciiDomain } from './domain.ts';
import { isIpv4, isIpv6 } from './ip-address.ts';
import { isPort } from './ports-and-mac.ts';
import type { Rule } from './rule.ts';

/** What browsers and proxies handle without loss; the specification sets no limit. */
export const webAddressLengthAtMost = 2_048;

const addressPattern = /^https?:\/\/([^\s\\/?#@]+)(?:[/?#][^\s\\<>"`\p{Cc}\p{Cs}]*)?$/iu;
const hostPattern = /^(\[[^\]]*\]|[^:]*)(?::(.*))?$/;

/** An absolute http or https address of a public host; without credentials, because they disguise the host. */
export function isWebAddress(text: string): boolean {
  if (text.length > webAddressLengthAtMost) return false;
  const authority = addressPattern.exec(text)?.[1];
  const [, host = '', port] = (authority === undefined ? null : hostPattern.exec(authority)) ?? [];
  return isHost(host) && (port === undefined || isPort(port));
}

const isHost = (host: string): boolean =>
  host.startsWith('[') ? host.endsWith(']') && isIpv6(host.slice(1, -1)) : isIpv4(host) || toAsciiDomain(host) !== null;

export const webAddressRule: Rule = { bounds: null, accepts: isWebAddress };
