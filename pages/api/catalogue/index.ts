import type { NextApiRequest, NextApiResponse } from 'next';
import { answerJson } from '#lib/public-api/answer-json.ts';
import { loadQuoteSources } from '#lib/public-api/load-quote-sources.ts';
import { toPublicCatalogue } from '#lib/public-api/public-catalogue.ts';

/** What is sold, with its prices in every currency (docs/contracts/public-api.md). */
export default function answerCatalogue(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  return answerJson(request, response, async () => {
    const { catalogue, siteUrl } = await loadQuoteSources();
    return { status: 200, body: await toPublicCatalogue(catalogue, siteUrl) };
  });
}
