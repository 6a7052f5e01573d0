import { articlePath } from '#lib/content/article-paths.ts';
import type { TextLink } from '#lib/content/values/localised.ts';
import type { MostRead } from '#lib/contracts/calls/most-read-call.ts';
import { localizePath, type Language } from '#lib/language/languages.ts';
import { hourMs, minuteMs } from '#lib/time/lengths.ts';
import type { Help } from './read-help.ts';

/** When the services do not answer, the page is rendered again after this long. */
const retryMs = minuteMs;

/** When a page that names them is rendered again, in epoch ms: what is read most is an hour old at most. */
export const mostReadChangesAt = (read: MostRead | null, nowMs: number): number => nowMs + (read ? hourMs : retryMs);

/** The articles read most as the content has them now; none while too little was read. */
export function mostReadLinks(read: MostRead | null, { articles }: Pick<Help, 'articles'>, language: Language): TextLink[] {
  if (read?.kind !== 'most-read') return [];
  const byLink = new Map(articles.map((article) => [localizePath(articlePath(article.slug), language), article]));
  return read.items.flatMap(({ link }) => {
    const article = byLink.get(link);
    return article ? [articleLink(article)] : [];
  });
}

export const articleLink = ({ title, slug }: Help['articles'][number]): TextLink => ({ label: title, href: articlePath(slug) });
