import { articlePath } from '../../lib/content/article-paths.ts';
import { asRecord } from '../../cms-schemas/rules/verdict.ts';

export interface SlugChange {
  readonly from: string;
  readonly to: string;
}

const slugOf = (document: unknown): string | null => {
  const { current } = asRecord(asRecord(document).slug);
  return typeof current === 'string' && current !== '' ? current : null;
};

/** The move of a published article to another address; null if it stays, or was never published. */
export function slugChangeOf(draft: unknown, published: unknown): SlugChange | null {
  const [from, to] = [slugOf(published), slugOf(draft)];
  return from && to && from !== to ? { from: articlePath(from), to: articlePath(to) } : null;
}
