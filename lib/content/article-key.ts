import type { ArticleEdition } from './queries/article-query.ts';

/** What an article is recognised by in all its languages and versions, also at another address. */
export const articleKey = ({ translationKey, slug }: Pick<ArticleEdition, 'translationKey' | 'slug'>): string => translationKey ?? slug;
