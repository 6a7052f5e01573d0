import type { NextApiRequest, NextApiResponse } from 'next';
import { answerJson } from '#lib/public-api/answer-json.ts';
import { loadQuoteSources } from '#lib/public-api/load-quote-sources.ts';
import { loadStock } from '#lib/public-api/load-stock.ts';
import { toPublicAvailability } from '#lib/public-api/public-availability.ts';

/** What is in stock where (docs/contracts/public-api.md). */
export default function answerAvailability(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  return answerJson(request, response, async () => {
    const [{ catalogue }, stock] = await Promise.all([loadQuoteSources(), loadStock()]);
    return stock ? { status: 200, body: toPublicAvailability(catalogue, stock) } : { status: 503, body: { problem: 'unavailable' } };
  });
}
