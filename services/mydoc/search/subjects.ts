import { categoriesQuery, categorySchema, type CategoryDocument } from '#lib/content/queries/category-query.ts';
import { parseEach } from '#lib/content/values/parse-each.ts';
import type { CachedQuery } from '../content-cache/cached-query.ts';

/** The names of the categories, by their ids. */
export type SubjectNames = ReadonlyMap<string, CategoryDocument['name']>;

/** The categories of the documentation; the uppermost are its subjects. */
export interface Subjects {
  /** In the order of the menu. */
  readonly list: readonly Pick<CategoryDocument, 'slug' | 'name'>[];
  readonly names: SubjectNames;
  /** The slug of the subject that a category belongs to; null if it is not known. */
  of(category: string | null | undefined): string | null;
}

export const subjectsShape: CachedQuery<Subjects> = {
  key: 'search-subjects-1',
  query: categoriesQuery,
  freshMs: 3_000,
  read: (elements, report) => {
    const byId = new Map(parseEach(categorySchema, elements, 'category', report).map((category) => [category._id, category]));
    const uppermost = (id: string): CategoryDocument | null => {
      const passed = new Set<string>();
      let category = byId.get(id) ?? null;
      while (category?.parent && !passed.has(category._id)) {
        passed.add(category._id);
        category = byId.get(category.parent) ?? null;
      }
      return category;
    };
    return {
      names: new Map(Array.from(byId, ([id, { name }]) => [id, name])),
      list: [...byId.values()].filter(({ parent }) => parent === null),
      of: (category) => (category ? (uppermost(category)?.slug ?? null) : null),
    };
  },
};
