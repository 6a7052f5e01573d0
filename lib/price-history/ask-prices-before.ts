import { myDocBase } from '#lib/contracts/base-path.ts';
import { choicesAtMost, priceBeforeSearch, type PricesBefore } from '#lib/contracts/calls/price-calls.ts';
import { servicesUrl } from '#lib/contracts/services-url.ts';
import { createMydocClient } from '#lib/mydoc/mydoc-client.ts';
import type { AskPricesBefore } from './price-claims.ts';

/** A page is not held up by its struck-through prices. */
const timeoutMs = 2_000;

/** Asks the services from the site's server, in calls of as many choices as one takes. A failure is logged, and counts as no answer. */
export const askPricesBefore: AskPricesBefore = async ({ choices, ...params }) => {
  const starts = Array.from({ length: Math.ceil(choices.length / choicesAtMost) }, (_, call) => call * choicesAtMost);
  const portions = starts.map((start) => choices.slice(start, start + choicesAtMost));
  const answers = await Promise.all(portions.map((portion) => askOnce({ ...params, choices: portion })));
  const found = answers.filter((answer) => answer !== null);
  return found.length === answers.length ? found.flat() : null;
};

async function askOnce(params: Parameters<AskPricesBefore>[0]): Promise<PricesBefore | null> {
  const client = createMydocClient({ fetch, base: new URL(myDocBase, servicesUrl()).href, timeoutMs });
  const answer = await client.call(priceBeforeSearch, { params });
  if (answer.ok) return answer.message;
  console.warn(JSON.stringify({ level: 'warn', event: 'prices-before-unknown', because: answer.kind }));
  return null;
}
