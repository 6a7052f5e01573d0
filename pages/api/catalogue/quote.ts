import type { NextApiRequest, NextApiResponse } from 'next';
import { answerJson } from '#lib/public-api/answer-json.ts';
import { loadQuoteSources } from '#lib/public-api/load-quote-sources.ts';
import { loadSoldOut } from '#lib/public-api/load-stock.ts';
import { toPublicQuote } from '#lib/public-api/public-quote.ts';

/** The price of one server, by the query of its configurator's address (docs/contracts/public-api.md). */
export default function answerQuote(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  return answerJson(request, response, async () => {
    const { searchParams } = new URL(request.url ?? '', 'http://site');
    const [sources, isSoldOut] = await Promise.all([loadQuoteSources(), loadSoldOut()]);
    const quote = toPublicQuote(searchParams, { ...sources, nowMs: Date.now(), isSoldOut });
    return { status: 'problem' in quote ? 400 : 200, body: quote };
  });
}
