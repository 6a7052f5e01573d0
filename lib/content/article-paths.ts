/** Path of an article without a language prefix. */
export const articlePath = (slug: string): string => `/doc/article/${slug}`;

/** Path of one version of a legal text, in force or not. */
export const articleVersionPath = (slug: string, version: number): string => `${articlePath(slug)}/versions/${version}`;

/** The slug in an article's address; null for any other path. */
export function slugOfArticlePath(path: string): string | null {
  const [, slug] = /^\/doc\/article\/([^/?#]+)$/.exec(path) ?? [];
  return slug ?? null;
}

/** The terms of service, which every order accepts. */
export const tosSlug = 'tos';
