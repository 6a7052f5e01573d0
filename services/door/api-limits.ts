import type { ServerResponse } from 'node:http';
import { localTarget } from '#lib/language/decide-address.ts';
import { allowEveryOrigin } from '#lib/public-api/answer-json.ts';
import { addressKey } from '#services/platform/limits/address-key.ts';
import { createTokenBuckets } from '#services/platform/limits/token-buckets.ts';
import { visitorAddress, type ArrivedRequest, type TrustedProxies } from './trusted-proxies.ts';

/** How often one address may ask below /api; counted by each replica for itself. */
export interface ApiLimits {
  /** 0 = may; else the whole seconds until it may. */
  take(request: ArrivedRequest & { readonly url?: string | undefined }, proxies: TrustedProxies): number;
}

/** As many as calls that read: the longest answer, the sizes for an agent, takes some milliseconds. */
const calls = { atOnce: 600, perMinute: 600 } as const;
/** Each is drawn; one page has one. */
const pictures = { atOnce: 60, perMinute: 60 } as const;

const picturePrefix = '/api/share/';
/** Notices of the services: each is signed, and after an import there are thousands. */
const unlimited = '/api/revalidate';

export function createApiLimits(nowMs?: () => number): ApiLimits {
  const ofCalls = createTokenBuckets(calls, nowMs);
  const ofPictures = createTokenBuckets(pictures, nowMs);
  return {
    take: (request, proxies) => {
      const [path = ''] = localTarget(request.url ?? '/').split(/[?#]/, 1);
      if (!path.startsWith('/api/') || path === unlimited) return 0;
      return (path.startsWith(picturePrefix) ? ofPictures : ofCalls).take(addressKey(visitorAddress(request, proxies)));
    },
  };
}

/** The answer to a program that asks too often (docs/contracts/public-api.md). */
export function refuseForNow(response: ServerResponse, seconds: number): void {
  allowEveryOrigin(response, 'GET, HEAD, POST, OPTIONS');
  response.writeHead(429, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': String(seconds),
  });
  response.end(JSON.stringify({ problem: 'too-many-requests' }));
}
