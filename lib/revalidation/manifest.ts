import * as z from 'zod/mini';
import type { DocumentType } from '#lib/content/document-types.ts';
import { groupPages, myGroupsPath } from '#lib/group-buy/group-paths.ts';
import { announcementFilters, announcementListPath, announcementPath } from '#lib/announcements/announcement-paths.ts';
import { activityPagePath } from '#lib/content/activity-pages.ts';
import { marketingPageIds } from '#lib/content/values/marketing-page-ids.ts';
import { activationSteps } from '#lib/onboarding/activation-step.ts';
import { slugOfArticlePath } from '#lib/content/article-paths.ts';
import { always, byFields, type ManifestEntry, type Refresh, type SeenChange } from './manifest-entry.ts';

const onPaths = (...paths: readonly string[]): readonly Refresh[] => paths.map((path) => ({ kind: 'path', path }));
const everyPage = [{ kind: 'every-page' }] as const satisfies readonly Refresh[];

/** Every promotion's page lists the others. */
const activities = ['/activity/vps', '/activity/cvm', '/activity/promotion', '/activity/festivals'] as const;
const groupBuys = Object.values(groupPages).flatMap(({ offer, openGroups }) => [`/${offer}`, `/${openGroups}`]);

/** Pages that show prices of the catalogue. */
const pagesOfShop = onPaths(
  '/',
  '/product/vps',
  '/product/availability',
  '/product/vps-buy',
  '/product/vps-buy/calculator',
  '/product/vps-buy/confirm',
  '/product/vps-buy/order',
  ...activities,
  ...groupBuys,
);

/** Sections of regions and claims may be on any page composed of sections. */
const pagesOfBlocks: readonly Refresh[] = [...onPaths('/', ...marketingPageIds.map((pageId) => `/${pageId}`)), { kind: 'activity-pages' }];

/** Pages with sections and pages of the shop show a region; every page names each language's region, by its code, from the settings. */
const region = byFields(z.object({ code: z.string() }), ({ before, after }) => {
  const shown = [...pagesOfBlocks, ...pagesOfShop];
  return before?.fields?.code === after?.fields?.code ? shown : [...shown, ...everyPage];
});

const articleFields = z.object({
  slug: z.object({ current: z.string().check(z.minLength(1)) }),
  title: z.optional(z.unknown()),
  kind: z.optional(z.unknown()),
  language: z.optional(z.unknown()),
  order: z.optional(z.unknown()),
  version: z.optional(z.unknown()),
  effectiveDate: z.optional(z.unknown()),
  effectiveTime: z.optional(z.unknown()),
  effectiveZone: z.optional(z.unknown()),
  category: z.catch(z.nullish(z.object({ _ref: z.string() })), null),
});

type ArticleFields = z.infer<typeof articleFields>;

interface ArticleChange {
  readonly operation: SeenChange<ArticleFields>['operation'];
  readonly before: ArticleFields | null;
  readonly after: ArticleFields | null;
}

/** The frame links legal texts by title and order; only a change of these, or of the version in force, affects every page. */
const frameShowsDifference = ({ operation, before, after }: ArticleChange): boolean => {
  if (before?.kind !== 'legal' && after?.kind !== 'legal') return false;
  if (operation === 'due' || !before || !after) return true;
  return frameFields.some((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
};

const frameFields = [
  'slug',
  'title',
  'kind',
  'language',
  'order',
  'effectiveDate',
  'effectiveTime',
  'effectiveZone',
] as const satisfies readonly (keyof ArticleFields)[];

/** The pages that list the help by category, and the search, which offers its newest articles. */
const helpLists = onPaths('/doc', '/doc/article', '/doc/search');

/** A help article appears in the lists, and by its title beside those of its category. */
const helpAround = ({ operation, before, after }: ArticleChange): readonly Refresh[] => {
  const help = [before, after].filter((fields) => fields?.kind === 'help');
  if (help.length === 0) return [];
  const beside =
    operation === 'due' ||
    !before ||
    !after ||
    neighbourFields.some((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
  const categories = beside ? help.flatMap((fields) => fields?.category?._ref ?? []) : [];
  return [...helpLists, ...categories.map((id): Refresh => ({ kind: 'category', id }))];
};

const neighbourFields = [...frameFields, 'version', 'category'] as const satisfies readonly (keyof ArticleFields)[];

const article = byFields(articleFields, ({ operation, before, after }) => {
  const change = { operation, before: before?.fields ?? null, after: after?.fields ?? null };
  const slugs = new Set([change.before, change.after].flatMap((fields) => (fields ? [fields.slug.current] : [])));
  const own = [...slugs].map((slug): Refresh => ({ kind: 'article', slug }));
  const around = [...own, ...helpAround(change)];
  return frameShowsDifference(change) ? [...around, ...everyPage] : around;
});

const noFields = z.object({});

const category = byFields(noFields, ({ both }) => [
  ...onPaths('/doc/collect'),
  ...helpLists,
  ...[...new Set(both.map(({ id }) => id))].map((id): Refresh => ({ kind: 'category', id })),
]);

/** Every list of announcements; without an id, the list is at the address of the detail page. */
const announcementLists: readonly Refresh[] = [
  ...onPaths('/doc/announce/detail', ...announcementFilters.map((filter) => announcementListPath(filter))),
  { kind: 'further-announcements' },
];

/** The lists show an announcement's title, the documentation centre the newest ones. */
const announcement = byFields(noFields, ({ both }) => [
  ...onPaths('/doc'),
  ...announcementLists,
  ...both.flatMap(({ id }) => onPaths(announcementPath(id))),
]);

/**
 * Redirects are looked up on each request; only addresses of articles, announcements and activities are cached pages that may become one.
 */
const redirect = byFields(z.object({ from: z.string().check(z.startsWith('/')) }), ({ both }) =>
  both.flatMap(({ fields }): readonly Refresh[] => {
    const from = fields?.from ?? '';
    if (from.startsWith(announcementPath('')) || from.startsWith(activityPagePath(''))) return onPaths(from);
    const slug = slugOfArticlePath(from);
    return slug ? [{ kind: 'article', slug }] : [];
  }),
);

const pageOf = z.object({ pageId: z.string() });

/** The pages that have one search result together. */
const pagesOfSeo: Readonly<Record<string, readonly Refresh[]>> = {
  index: onPaths('/'),
  activate: onPaths('/activate', ...activationSteps.map((_step, at) => `/activate/${at + 1}`)),
  'doc/announce': announcementLists,
};

/** The page of a route; a summary without the route affects every page. */
const pageSeo = byFields(pageOf, ({ both }) =>
  both.flatMap(({ fields }): readonly Refresh[] => {
    const pageId = fields?.pageId;
    return pageId ? (pagesOfSeo[pageId] ?? onPaths(`/${pageId}`)) : everyPage;
  }),
);

/** The page of a route, before and after the change; a summary without the route affects every page of its kind. */
const marketingPage = byFields(pageOf, ({ both }) =>
  both.flatMap(({ fields }) => (fields?.pageId ? onPaths(`/${fields.pageId}`) : pagesOfBlocks)),
);

/** The page at its slug, the former one included. */
const activityPage = byFields(z.object({ slug: z.object({ current: z.string().check(z.minLength(1)) }) }), ({ both }) =>
  both.flatMap(({ fields }) => (fields ? onPaths(activityPagePath(fields.slug.current)) : [])),
);

const pagesOfGroups: Readonly<Record<string, { offer: string; openGroups: string }>> = groupPages;

/** The pages of a campaign's slug, the former slug included; the list of one's groups names each by its campaign. */
const groupCampaign = byFields(z.object({ slug: z.object({ current: z.string().check(z.minLength(1)) }) }), ({ both }) =>
  both.flatMap(({ fields }) => {
    if (!fields) return [];
    const pages = pagesOfGroups[fields.slug.current];
    return pages ? onPaths(`/${pages.offer}`, `/${pages.openGroups}`, myGroupsPath) : onPaths(`/activity/pintuan/${fields.slug.current}`);
  }),
);

/** The sign-up note of every page shows the coupon for new accounts. */
const couponCampaign = byFields(z.object({ scene: z.literal('sign-up') }), ({ both }) => {
  const promised = both.some(({ fields }) => fields !== null);
  return [...onPaths('/ac/coupon', ...groupBuys), ...(promised ? everyPage : [])];
});

const home = always(...onPaths('/'));
const onEveryPage = always(...everyPage);
const shop = always(...pagesOfShop);
/** A coupon names what it is for. */
const shopAndCoupons = always(...pagesOfShop, ...onPaths('/ac/coupon'));
const nowhere = always();

/** Which pages show a type of document: the one place that knows (a test checks every query against it). */
export const revalidationManifest = {
  siteSettings: onEveryPage,
  homePage: home,
  navigation: onEveryPage,
  marketingPage,
  activityPage,
  pageSeo,
  // The footer requests these links from /myDoc in the browser.
  footerLink: nowhere,
  partnerLink: onEveryPage,
  banner: home,
  planCard: home,
  claim: always(...pagesOfBlocks),
  region,
  family: shopAndCoupons,
  series: shopAndCoupons,
  model: shopAndCoupons,
  diskType: shop,
  trafficPlan: shop,
  // A catalogue names its operating systems too.
  systemImage: shop,
  period: shopAndCoupons,
  // The dialog of every page shows the running promotion.
  promotion: onEveryPage,
  couponCampaign,
  groupCampaign,
  domainSuffix: always(...onPaths('/product/domain')),
  article,
  category,
  hotTerm: always(...onPaths('/doc', '/doc/search', '/doc/collect')),
  // Only the search and the assistant of /myDoc read these.
  synonym: nowhere,
  readerQuestions: nowhere,
  // The bar of every page requests the newest from /myDoc.
  announcement,
  job: always(...onPaths('/jobs')),
  redirect,
  // The browser requests these from /myDoc after consent.
  statisticsScript: nowhere,
} as const satisfies Record<DocumentType, ManifestEntry>;
