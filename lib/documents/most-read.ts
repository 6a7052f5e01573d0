import { articlePath } from '#lib/content/article-paths.ts';
import type { TextLink } from '#lib/content/values/localised.ts';
import { myDocBase } from '#lib/contracts/base-path.ts';
import { mostReadSearch, type MostRead } from '#lib/contracts/calls/most-read-call.ts';
import { servicesUrl } from '#lib/contracts/services-url.ts';
import { localizePath, type Language } from '#lib/language/languages.ts';
import { createMydocClient } from '#lib/mydoc/mydoc-client.ts';
import type { Help } from './read-help.ts';

/** Asks for the help articles read most in a language; null if there is no answer. */
export type AskMostRead = (language: Language, row: number) => Promise<MostRead | null>;

/** A page is not held up by them. */
const timeoutMs = 2_000;

/** Asks the services from the site's server; a failure is logged. */
export const askMostRead: AskMostRead = async (language, row) => {
  const client = createMydocClient({ fetch, base: new URL(myDocBase, servicesUrl()).href, timeoutMs });
  const answer = await client.call(mostReadSearch, { language, row });
  if (answer.ok) return answer.message;
  console.warn(JSON.stringify({ level: 'warn', event: 'most-read-unknown', because: answer.kind }));
  return null;
};

const hourMs = 3_600_000;
/** When the services do not answer, the page is rendered again after this long. */
const retryMs = 60_000;

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
