import type { NextApiRequest, NextApiResponse } from 'next';
import { cachedValue } from '#lib/discovery/cached-value.ts';
import { sendText } from '#lib/discovery/send-text.ts';
import { readSitemap } from '#lib/discovery/site-texts.ts';
import { sitemap, sitemapPart } from '#lib/discovery/sitemap.ts';

const kept = cachedValue(readSitemap);

/** `/sitemap.xml`, or with `part` one of several. */
export default function answerSitemap({ query }: NextApiRequest, response: NextApiResponse): Promise<void> {
  return sendText(response, 'xml', async () => {
    const { entries, siteUrl } = await kept.read();
    return query.part === undefined ? sitemap(entries, siteUrl) : sitemapPart(entries, Number(query.part));
  });
}
