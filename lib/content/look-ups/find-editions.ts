import { articleEditionSchema, articleEditionsQuery, articleTranslationsQuery, type ArticleEdition } from '../queries/article-query.ts';
import type { AskContent } from '../content-source.ts';
import { preferLegal } from '../prefer-legal.ts';
import { parseEach } from '../values/parse-each.ts';

/**
 * Every version and translation of the article at a slug, newest version first. If a legal text has the slug or the key, only legal texts
 * count.
 */
export async function findEditions(ask: AskContent, slug: string): Promise<ArticleEdition[]> {
  const own = parseEach(articleEditionSchema, await ask(articleEditionsQuery, { slug }), 'article');
  const keys = new Set(own.flatMap(({ translationKey }) => (translationKey === null ? [] : [translationKey])));
  const answers = await Promise.all([...keys].map((key) => ask(articleTranslationsQuery, { key })));
  const related = answers.flatMap((answer) => parseEach(articleEditionSchema, answer, 'article'));
  const byId = new Map([...own, ...related].map((edition) => [edition._id, edition]));
  return preferLegal([...byId.values()]).toSorted((one, other) => other.version - one.version);
}
