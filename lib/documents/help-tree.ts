import type { CategoryDocument } from '#lib/content/queries/category-query.ts';
import type { Language } from '#lib/language/languages.ts';
import { articlePath } from '../content/article-paths.ts';
import type { Help } from './read-help.ts';

export interface HelpEntry {
  readonly label: string;
  readonly href: string;
  readonly summary: string | null;
}

/** A category with its articles and the categories below it. */
export interface HelpGroup {
  /** Its fragment on the page: the category's slug. */
  readonly id: string;
  /** Null for articles without a category in this language. */
  readonly title: string | null;
  readonly articles: readonly HelpEntry[];
  readonly groups: readonly HelpGroup[];
}

/** Levels of categories in the menu of the help. */
export const helpLevelsAtMost = 3;

/** The fragment of a category on the page of the whole tree. */
export const categoryPath = (slug: string): string => `/doc#${slug}`;

/** The tree of the help in one language; empty categories are left out, and articles of a malformed category are still listed. */
export function helpTree({ categories, articles }: Help, language: Language): HelpGroup[] {
  const placed = new Set<string>();
  const below = (parent: string | null, level: number): HelpGroup[] =>
    level > helpLevelsAtMost ? [] : categories.flatMap((category) => (category.parent === parent ? groupOf(category, level) : []));
  const groupOf = (category: CategoryDocument, level: number): HelpGroup[] => {
    const title = category.name[language];
    if (title === null) return [];
    placed.add(category._id);
    const own = articles.filter((article) => article.category === category._id).map(entryOf);
    const groups = below(category._id, level + 1);
    return own.length + groups.length > 0 ? [{ id: category.slug, title, articles: own, groups }] : [];
  };
  const tree = below(null, 1);
  const lost = articles.filter(({ category }) => category === null || !placed.has(category)).map(entryOf);
  return lost.length > 0 ? [...tree, { id: 'other', title: null, articles: lost, groups: [] }] : tree;
}

const entryOf = ({ title, slug, summary }: Help['articles'][number]): HelpEntry => ({ label: title, href: articlePath(slug), summary });
