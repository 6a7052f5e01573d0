import { myDocBase } from '#lib/contracts/base-path.ts';
import { priceBeforeSearch } from '#lib/contracts/calls/price-calls.ts';
import { servicesUrl } from '#lib/contracts/services-url.ts';
import { createMydocClient } from '#lib/mydoc/mydoc-client.ts';
import type { AskPricesBefore } from './price-claims.ts';

/** A page is not held up by its struck-through prices. */
const timeoutMs = 2_000;

/** Asks the services from the site's server. A failure is logged, and counts as no answer. */
export const askPricesBefore: AskPricesBefore = async (params) => {
  const client = createMydocClient({ fetch, base: new URL(myDocBase, servicesUrl()).href, timeoutMs });
  const answer = await client.call(priceBeforeSearch, { params });
  if (answer.ok) return answer.message;
  console.warn(JSON.stringify({ level: 'warn', event: 'prices-before-unknown', because: answer.kind }));
  return null;
};
