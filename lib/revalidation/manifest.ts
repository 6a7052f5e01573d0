import { z } from 'zod';
import type { DocumentType } from '#lib/content/document-types.ts';
import { slugOfArticlePath } from '#lib/documents/article-paths.ts';
import type { ChangedDocument, ContentChange } from './content-change.ts';

/** Pages that must be made anew. A path stands for itself in every language. */
export type Refresh =
  | { kind: 'path'; path: string }
  /** An article with all its versions. */
  | { kind: 'article'; slug: string }
  /** Something that the frame of every page shows. */
  | { kind: 'every-page' };

type Mapping = (change: ContentChange) => readonly Refresh[];

const home: Mapping = () => [{ kind: 'path', path: '/' }];
const everyPage: Mapping = () => [{ kind: 'every-page' }];

const regionFields = z.object({ code: z.string() });

/** The settings name each language's region by its code; its other fields are shown on the home page alone. */
const region: Mapping = (change) => {
  const codes = [change.before, change.after].map((document) => regionFields.safeParse(document).data?.code);
  return codes[0] === codes[1] ? home(change) : [...home(change), ...everyPage(change)];
};

const articleFields = z.object({
  slug: z.object({ current: z.string().min(1) }),
  title: z.string().optional(),
  kind: z.string().optional(),
  language: z.string().optional(),
  order: z.number().optional(),
  version: z.number().optional(),
  effectiveDate: z.string().optional(),
});

type ArticleFields = z.infer<typeof articleFields>;

const articleOf = (document: ChangedDocument | null): ArticleFields | null => articleFields.safeParse(document).data ?? null;

/** The frame links legal texts by title and order; only a change of these, or of the version in force, touches every page. */
const frameShowsDifference = (change: ContentChange, before: ArticleFields | null, after: ArticleFields | null): boolean => {
  if (before?.kind !== 'legal' && after?.kind !== 'legal') return false;
  if (change.operation === 'due' || !before || !after) return true;
  return frameFields.some((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
};

const frameFields = ['slug', 'title', 'kind', 'language', 'order', 'effectiveDate'] as const satisfies readonly (keyof ArticleFields)[];

const article: Mapping = (change) => {
  const before = articleOf(change.before);
  const after = articleOf(change.after);
  const slugs = new Set([before, after].flatMap((fields) => (fields ? [fields.slug.current] : [])));
  const own = [...slugs].map((slug): Refresh => ({ kind: 'article', slug }));
  return frameShowsDifference(change, before, after) ? [...own, { kind: 'every-page' }] : own;
};

const redirectFields = z.object({ from: z.string().startsWith('/') });

/** Redirects are looked up with each request; only an article's address is a stored page that may have to become one. */
const redirect: Mapping = (change) =>
  [change.before, change.after].flatMap((document): Refresh[] => {
    const slug = slugOfArticlePath(redirectFields.safeParse(document).data?.from ?? '');
    return slug ? [{ kind: 'article', slug }] : [];
  });

/** Which pages show a type of document: the one place that knows (a test holds every query against it). */
export const revalidationManifest = {
  siteSettings: everyPage,
  homePage: home,
  banner: home,
  planCard: home,
  region,
  family: home,
  series: home,
  model: home,
  diskType: home,
  trafficPlan: home,
  period: home,
  article,
  redirect,
} as const satisfies Record<DocumentType, Mapping>;
