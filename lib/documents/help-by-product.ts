import type { TextLink } from '#lib/content/values/localised.ts';
import type { Navigation } from '#lib/content/queries/navigation-query.ts';
import { articlePath } from '../content/article-paths.ts';
import type { Help } from './read-help.ts';

/** A product with its help. */
export interface ProductHelp {
  /** Its name in the menu, and its page. */
  readonly product: TextLink;
  readonly articles: readonly TextLink[];
}

/** The help of each product of the menu, in its order; a product without help is left out. */
export function helpByProduct({ menu }: Pick<Navigation, 'menu'>, help: Pick<Help, 'articles'>): ProductHelp[] {
  const entries = menu.flatMap((group) => group.entries);
  const named = new Set<string>();
  return entries.flatMap(({ href, label }) => {
    if (named.has(href)) return [];
    named.add(href);
    const articles = help.articles
      .filter(({ product }) => product === href)
      .map(({ title, slug }): TextLink => ({ label: title, href: articlePath(slug) }));
    return articles.length > 0 ? [{ product: { label, href }, articles }] : [];
  });
}
