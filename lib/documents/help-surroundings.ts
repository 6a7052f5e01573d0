import type { CategoryDocument } from '#lib/content/queries/category-query.ts';
import type { TextLink } from '#lib/content/values/localised.ts';
import type { Language } from '#lib/language/languages.ts';
import { articlePath } from '../content/article-paths.ts';
import { categoryPath, helpLevelsAtMost } from './help-tree.ts';
import type { Help } from './read-help.ts';

/** The context of a help article: the categories above it, and its neighbours. */
export interface HelpSurroundings {
  /** From the top of the tree down to the article's category. */
  readonly trail: readonly TextLink[];
  /** The articles of the category in their order, including this one. */
  readonly related: readonly TextLink[];
  readonly previous: TextLink | null;
  readonly next: TextLink | null;
}

/** Finds an article's place in the help of the page's language; one without a translation there has no neighbours. */
export function helpSurroundings(help: Help, article: { slug: string; category: string | null }, language: Language): HelpSurroundings {
  const trail = trailOf(help.categories, article.category, language);
  if (trail.length === 0) return { trail, related: [], previous: null, next: null };
  const related = help.articles
    .filter(({ category }) => category === article.category)
    .map(({ title, slug }): TextLink => ({ label: title, href: articlePath(slug) }));
  const place = related.findIndex(({ href }) => href === articlePath(article.slug));
  return {
    trail,
    related,
    previous: place < 0 ? null : (related[place - 1] ?? null),
    next: place < 0 ? null : (related[place + 1] ?? null),
  };
}

function trailOf(categories: readonly CategoryDocument[], id: string | null, language: Language): TextLink[] {
  const byId = new Map(categories.map((category) => [category._id, category]));
  const trail: TextLink[] = [];
  let category = id === null ? undefined : byId.get(id);
  for (let level = 0; category && level < helpLevelsAtMost; level += 1) {
    const label = category.name[language];
    if (label !== null) trail.unshift({ label, href: categoryPath(category.slug) });
    category = category.parent === null ? undefined : byId.get(category.parent);
  }
  return trail;
}
