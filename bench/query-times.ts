import { articleEditionsQuery, articleTextQuery, legalEditionsQuery } from '#lib/content/queries/article-query.ts';
import { bannersQuery } from '#lib/content/queries/banner-query.ts';
import { catalogueQuery } from '#lib/content/queries/catalogue-query.ts';
import { planCardsQuery } from '#lib/content/queries/plan-card-query.ts';
import type { SanityClient } from '@sanity/client';
import { percentile, rounded, type Figure } from './figure.ts';

const samples = 15;

const queries: readonly { name: string; query: string; parameters?: Record<string, string | number> }[] = [
  { name: 'banners', query: bannersQuery },
  { name: 'plan cards with references', query: planCardsQuery },
  { name: 'catalogue', query: catalogueQuery },
  { name: 'legal editions', query: legalEditionsQuery, parameters: { language: 'en' } },
  { name: 'editions of an article', query: articleEditionsQuery, parameters: { slug: 'tos' } },
  { name: 'text of an article', query: articleTextQuery, parameters: { id: 'article-tos-en' } },
];

/** Median time of each of the site's queries in ms, each run after a write, so that no cached answer is used. */
export async function measureQueries(client: SanityClient, label: string): Promise<Figure[]> {
  const published = client.withConfig({ perspective: 'published' });
  const figures: Figure[] = [];
  for (const { name, query, parameters = {} } of queries) {
    const times: number[] = [];
    for (let turn = 0; turn < samples; turn += 1) {
      await client.patch('homePage').set({ benchTurn: turn }).commit({ visibility: 'async' });
      const startedAt = performance.now();
      await published.fetch(query, parameters);
      times.push(performance.now() - startedAt);
    }
    figures.push({ name: `GROQ ${name}, ${label}`, value: rounded(percentile(times, 0.5)), unit: 'ms' });
  }
  return figures;
}
