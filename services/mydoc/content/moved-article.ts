import { z } from 'zod';
import type { ContentChange } from '#lib/revalidation/content-change.ts';
import { articlePath } from '#lib/content/article-paths.ts';

const articleAt = z.looseObject({ _id: z.string(), _type: z.literal('article'), slug: z.object({ current: z.string().min(1) }) });

/** The redirect document from an article's old address to its new one. */
export interface MovedArticle {
  readonly _id: string;
  readonly _type: 'redirect';
  readonly from: string;
  readonly to: string;
  readonly permanent: true;
}

/**
 * For a published article whose slug changed: a redirect from the old address. Its id is derived from the address, so that three
 * translations that move together create one. Null otherwise.
 */
export function movedArticle(change: ContentChange): MovedArticle | null {
  const before = articleAt.safeParse(change.before).data;
  const after = articleAt.safeParse(change.after).data;
  if (!before || !after || before.slug.current === after.slug.current) return null;
  const name = before.slug.current.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const [from, to] = [articlePath(before.slug.current), articlePath(after.slug.current)];
  return { _id: `redirect-moved-${name}`, _type: 'redirect', from, to, permanent: true };
}
