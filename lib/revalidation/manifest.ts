import { z } from 'zod';
import type { DocumentType } from '#lib/content/document-types.ts';
import { groupPages } from '#lib/group-buy/group-paths.ts';
import { announcementFilters, announcementListPath, announcementPath } from '#lib/announcements/announcement-paths.ts';
import { marketingPageIds } from '#lib/content/marketing-page-ids.ts';
import { slugOfArticlePath } from '#lib/documents/article-paths.ts';
import type { ChangedDocument, ContentChange } from './content-change.ts';

/** Pages that must be made anew. A path stands for itself in every language. */
export type Refresh =
  | { kind: 'path'; path: string }
  /** An article with all its versions. */
  | { kind: 'article'; slug: string }
  /** The help articles in a category and below it, which show its name and each other's titles. */
  | { kind: 'category'; id: string }
  /** Something that the frame of every page shows. */
  | { kind: 'every-page' };

type Mapping = (change: ContentChange) => readonly Refresh[];

const home: Mapping = () => [{ kind: 'path', path: '/' }];
const everyPage: Mapping = () => [{ kind: 'every-page' }];

/** Every promotion's page lists the others. */
const activities = ['/activity/vps', '/activity/cvm', '/activity/promotion', '/activity/festivals'] as const;
const groupBuys = Object.values(groupPages).flatMap(({ offer, venue }) => [`/${offer}`, `/${venue}`]);

/** Pages that show prices of the catalogue. */
const shop: Mapping = () => ['/', '/product/vps', '/product/vps-buy', '/product/vps-buy/confirm', '/product/vps-buy/order', ...activities, ...groupBuys].map((path) => ({ kind: 'path', path }));

/** Sections that any page may be built from show regions and claims. */
const pagesOfBlocks: Mapping = () => ['/', ...marketingPageIds.map((pageId) => `/${pageId}`)].map((path) => ({ kind: 'path', path }));

/** The document as it was and as it is, those that there are. */
const documentsOf = (change: ContentChange): ChangedDocument[] => [change.before, change.after].filter((document) => document !== null);

const regionFields = z.object({ code: z.string() });

/** The settings name each language's region by its code; its other fields are shown on pages built from sections alone. */
const region: Mapping = (change) => {
  const codes = [change.before, change.after].map((document) => regionFields.safeParse(document).data?.code);
  const shown = [...pagesOfBlocks(change), ...shop(change)];
  return codes[0] === codes[1] ? shown : [...shown, ...everyPage(change)];
};

const articleFields = z.object({
  slug: z.object({ current: z.string().min(1) }),
  title: z.string().optional(),
  kind: z.string().optional(),
  language: z.string().optional(),
  order: z.number().optional(),
  version: z.number().optional(),
  effectiveDate: z.string().optional(),
  category: z.object({ _ref: z.string() }).nullish(),
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

const onPaths = (...paths: readonly string[]): readonly Refresh[] => paths.map((path) => ({ kind: 'path', path }));

/** The pages that list the help by category. */
const helpLists = onPaths('/doc', '/doc/article');

/** A help article stands in the lists, and by its title beside those of its category. */
const helpAround = (change: ContentChange, before: ArticleFields | null, after: ArticleFields | null): readonly Refresh[] => {
  const help = [before, after].filter((fields) => fields?.kind === 'help');
  if (help.length === 0) return [];
  const beside = change.operation === 'due' || !before || !after || neighbourFields.some((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
  const categories = beside ? help.flatMap((fields) => fields?.category?._ref ?? []) : [];
  return [...helpLists, ...categories.map((id): Refresh => ({ kind: 'category', id }))];
};

const neighbourFields = [...frameFields, 'version', 'category'] as const satisfies readonly (keyof ArticleFields)[];

const article: Mapping = (change) => {
  const before = articleOf(change.before);
  const after = articleOf(change.after);
  const slugs = new Set([before, after].flatMap((fields) => (fields ? [fields.slug.current] : [])));
  const own = [...slugs].map((slug): Refresh => ({ kind: 'article', slug }));
  const around = [...own, ...helpAround(change, before, after)];
  return frameShowsDifference(change, before, after) ? [...around, { kind: 'every-page' }] : around;
};

const category: Mapping = (change) => [
  ...onPaths('/doc/search', '/doc/collect'),
  ...helpLists,
  ...[...new Set(documentsOf(change).map(({ _id }) => _id))].map((id): Refresh => ({ kind: 'category', id })),
];

/** The lists show an announcement's title, the documentation centre the newest ones. */
const announcement: Mapping = (change) => [
  ...onPaths('/doc', '/doc/announce/detail', ...announcementFilters.map(announcementListPath)),
  ...documentsOf(change).flatMap(({ _id }) => onPaths(announcementPath(_id))),
];

const redirectFields = z.object({ from: z.string().startsWith('/') });

/** Redirects are looked up with each request; only the address of an article or announcement is a stored page that may have to become one. */
const redirect: Mapping = (change) =>
  [change.before, change.after].flatMap((document): readonly Refresh[] => {
    const from = redirectFields.safeParse(document).data?.from ?? '';
    if (from.startsWith(announcementPath(''))) return onPaths(from);
    const slug = slugOfArticlePath(from);
    return slug ? [{ kind: 'article', slug }] : [];
  });

const pageSeoFields = z.object({ pageId: z.string() });

/** The page of a route; an outline that does not say which one touches every page. */
const pageSeo: Mapping = (change) =>
  documentsOf(change).flatMap((document): readonly Refresh[] => {
    const pageId = pageSeoFields.safeParse(document).data?.pageId;
    if (!pageId) return [{ kind: 'every-page' }];
    // without an id the detail's address shows the list
    if (pageId === 'doc/announce') return onPaths('/doc/announce', '/doc/announce/detail');
    return onPaths(pageId === 'index' ? '/' : `/${pageId}`);
  });

/** The page of a route, and the one that it was before; an outline that does not say which one touches every page of its kind. */
const marketingPage: Mapping = (change) =>
  documentsOf(change).flatMap((document): readonly Refresh[] => {
    const pageId = pageSeoFields.safeParse(document).data?.pageId;
    return pageId ? onPaths(`/${pageId}`) : pagesOfBlocks(change);
  });

const slugFields = z.object({ slug: z.object({ current: z.string() }) });

/** Pages that a campaign's slug leads to, the slug before the change included. */
const bySlug =
  (pathsOf: (slug: string) => readonly string[]): Mapping =>
  (change) =>
    documentsOf(change).flatMap((document) => {
      const slug = slugFields.safeParse(document).data?.slug.current;
      return slug ? pathsOf(slug).map((path): Refresh => ({ kind: 'path', path })) : [];
    });

const pagesOfGroups: Readonly<Record<string, { offer: string; venue: string }>> = groupPages;

const groupCampaign = bySlug((slug) => {
  const pages = pagesOfGroups[slug];
  return pages ? [`/${pages.offer}`, `/${pages.venue}`] : [`/activity/pintuan/${slug}`];
});

const couponFields = z.object({ scene: z.literal('sign-up') });

/** The banner of every page shows the coupon for new accounts. */
const couponCampaign: Mapping = (change) => {
  const promised = documentsOf(change).some((document) => couponFields.safeParse(document).success);
  return [...onPaths('/ac/coupon', ...groupBuys), ...(promised ? everyPage(change) : [])];
};

const onPath = (path: string): Mapping => () => [{ kind: 'path', path }];
const nowhere: Mapping = () => [];

/** Which pages show a type of document: the one place that knows (a test holds every query against it). */
export const revalidationManifest = {
  siteSettings: everyPage,
  homePage: home,
  navigation: everyPage,
  marketingPage,
  pageSeo,
  // The footer asks /myDoc for these links in the browser.
  footerLink: nowhere,
  partnerLink: everyPage,
  banner: home,
  planCard: home,
  claim: pagesOfBlocks,
  region,
  family: shop,
  series: shop,
  model: shop,
  diskType: shop,
  trafficPlan: shop,
  // A catalogue names its operating systems too.
  systemImage: shop,
  period: shop,
  // The dialog of every page shows the promotion that runs.
  promotion: everyPage,
  couponCampaign,
  groupCampaign,
  domainSuffix: onPath('/product/domain'),
  article,
  category,
  hotTerm: () => onPaths('/doc', '/doc/search', '/doc/collect'),
  // The search of /myDoc alone reads synonyms.
  synonym: nowhere,
  // The bar of every page asks /myDoc for the newest.
  announcement,
  job: onPath('/jobs'),
  redirect,
  // The browser asks /myDoc for these after consent.
  statisticsScript: nowhere,
} as const satisfies Record<DocumentType, Mapping>;
