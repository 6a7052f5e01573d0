import { z } from 'zod';
import type { ContentChange } from '#lib/revalidation/content-change.ts';
import { activityPagePath } from '#lib/content/activity-pages.ts';
import { articlePath } from '#lib/content/article-paths.ts';

const pageAt = z.looseObject({
  _id: z.string(),
  _type: z.enum(['article', 'activityPage']),
  slug: z.object({ current: z.string().min(1) }),
});

/** The types whose pages leave a redirect: their path by slug, and what the ids of their redirects begin with. */
const moving = {
  article: { pathOf: articlePath, idStart: 'redirect-moved-' },
  activityPage: { pathOf: activityPagePath, idStart: 'redirect-moved-activity-page-' },
} as const satisfies Record<z.infer<typeof pageAt>['_type'], { pathOf: (slug: string) => string; idStart: string }>;

/** Whether documents of a type have pages that leave a redirect where they were. */
export const leavesRedirect = (type: string): boolean => Object.hasOwn(moving, type);

/** The redirect document from a page's old address to its new one. */
export interface MovedPage {
  readonly _id: string;
  readonly _type: 'redirect';
  readonly from: string;
  readonly to: string;
  readonly permanent: true;
}

/**
 * For a published article or an editor's own page whose slug changed: a redirect from the old address. Its id is derived from the address,
 * so that three translations that move together create one. Null otherwise.
 */
export function movedPage(change: ContentChange): MovedPage | null {
  const before = pageAt.safeParse(change.before).data;
  const after = pageAt.safeParse(change.after).data;
  if (!before || !after || before.slug.current === after.slug.current) return null;
  const { pathOf, idStart } = moving[after._type];
  const name = before.slug.current.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const from = pathOf(before.slug.current);
  const to = pathOf(after.slug.current);
  return { _id: `${idStart}${name}`, _type: 'redirect', from, to, permanent: true };
}
