import { publishedClient } from '#lib/content/client.ts';
import { servicesUrl } from '#lib/contracts/services-url.ts';
import { cachedValue } from '#lib/discovery/cached-value.ts';
import manifest from '../../package.json';

type Reachable = 'ok' | 'down';

/** The answer of `GET /api/health`: the site runs, and whether the CMS and /myDoc do. */
export interface SiteHealth {
  status: 'ok' | 'degraded';
  cms: Reachable;
  mydoc: Reachable;
  version: string;
}

const probeTimeoutMs = 2_000;

/** However often anybody asks, the CMS and the services are asked once a second. */
const freshMs = 1_000;

const kept = cachedValue(askAll, { freshMs, now: () => Date.now() });

export const siteHealth = (): Promise<SiteHealth> => kept.read();

async function askAll(): Promise<SiteHealth> {
  const [cms, mydoc] = await Promise.all([probe(askContent), probe(askServices)]);
  return { status: cms === 'ok' && mydoc === 'ok' ? 'ok' : 'degraded', cms, mydoc, version: manifest.version };
}

async function probe(ask: (signal: AbortSignal) => Promise<void>): Promise<Reachable> {
  try {
    await ask(AbortSignal.timeout(probeTimeoutMs));
    return 'ok';
  } catch {
    return 'down';
  }
}

async function askContent(signal: AbortSignal): Promise<void> {
  await publishedClient().fetch('count(*[_type == "siteSettings"])', {}, { signal });
}

async function askServices(signal: AbortSignal): Promise<void> {
  const answer = await fetch(new URL('/readyz', servicesUrl()), { signal });
  if (!answer.ok) throw new Error(`services answered ${answer.status}`);
}
