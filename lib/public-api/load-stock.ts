import { myDocBase } from '#lib/contracts/base-path.ts';
import { stock } from '#lib/contracts/calls/orders/purchase-calls.ts';
import { servicesUrl } from '#lib/contracts/services-url.ts';
import { cachedValue } from '#lib/discovery/cached-value.ts';
import { createMydocClient } from '#lib/mydoc/mydoc-client.ts';
import { isSoldOut, type StockEntry } from '#lib/purchase/stock.ts';

export interface KnownStock {
  readonly entries: readonly StockEntry[];
  /** When the services were asked. */
  readonly asOfMs: number;
}

/** A program does not wait for services that are unavailable. */
const timeoutMs = 2_000;
/** However many programs ask, the services are asked once a second. */
const freshMs = 1_000;
/** Stock older than this is not passed on. */
const keptAtMostMs = 30_000;

const kept = cachedValue(ask, { freshMs, now: () => Date.now() });

/** The stock of the services, some seconds old while they are unavailable; null after that. */
export async function loadStock(): Promise<KnownStock | null> {
  const known = await kept.read().catch((error: unknown) => {
    console.warn(JSON.stringify({ level: 'warn', event: 'stock-unknown', reason: String(error) }));
    return null;
  });
  return known && Date.now() - known.asOfMs <= keptAtMostMs ? known : null;
}

/** Which models are sold out; none while the stock is unknown, as on the pages. */
export async function loadSoldOut(): Promise<(region: string, model: string) => boolean> {
  const known = await loadStock();
  return (region, model) => isSoldOut(known?.entries, region, model);
}

async function ask(): Promise<KnownStock> {
  const asOfMs = Date.now();
  const client = createMydocClient({ fetch, base: new URL(myDocBase, servicesUrl()).href, timeoutMs });
  const answer = await client.call(stock, {});
  if (!answer.ok) throw new Error(`the services gave no stock: ${answer.kind}`);
  return { entries: answer.message, asOfMs };
}
