import { defineLocations, type DocumentLocation, type DocumentLocationResolvers } from 'sanity/presentation';
import { catalogueTypes } from '../../cms-schemas/document-types.ts';
import { isLanguage, languageNames, languages, localizePath } from '../../lib/language/languages.ts';
import { say } from '../words/say.ts';

const homePages: DocumentLocation[] = languages.map((language) => ({
  title: say(`Home page · ${languageNames[language]}`),
  href: localizePath('/', language),
}));

const onEveryPage = defineLocations({ locations: homePages, message: say('Shown on every page, in every language'), tone: 'positive' });

const onHomePages = defineLocations({ locations: homePages, message: say('Shown on the home page in every language'), tone: 'positive' });

// whether visitors see it, the line above its form says
const ofHomePages = defineLocations({ locations: homePages, message: say('Belongs to the home page, in every language') });

const articlePage = defineLocations({
  select: { title: 'title', slug: 'slug.current', language: 'language', version: 'version' },
  resolve: (article) => ({ locations: articleLocations(article) }),
});

function articleLocations(article: Record<string, unknown> | null): DocumentLocation[] {
  const { title, slug, language, version } = article ?? {};
  if (typeof slug !== 'string' || !isLanguage(language)) return [];
  const page = `/doc/article/${slug}`;
  return [
    { title: String(title ?? slug), href: localizePath(page, language) },
    { title: `Version ${version}`, href: localizePath(`${page}/versions/${version}`, language) },
  ];
}

const atPath = (path: string): DocumentLocation[] =>
  languages.map((language) => ({ title: `${path} · ${languageNames[language]}`, href: localizePath(path, language) }));

/** Documents of a type that appear on one page, in every language. */
const onPage = (path: string) =>
  defineLocations({ locations: atPath(path), message: say(`Shown at ${path} in every language`), tone: 'positive' });

/** Campaigns that have a page by their slug. */
const onCampaignPage = (folder: string) =>
  defineLocations({
    select: { slug: 'slug.current' },
    resolve: (campaign) => ({ locations: typeof campaign?.slug === 'string' ? atPath(`${folder}/${campaign.slug}`) : [] }),
  });

const onItsPage = defineLocations({
  select: { pageId: 'pageId' },
  resolve: (page) => {
    const pageId: unknown = page?.pageId;
    return { locations: typeof pageId === 'string' ? atPath(pageId === 'index' ? '/' : `/${pageId}`) : [] };
  },
});

/**
 * The pages on which a document appears. Types that appear on none, like a redirect, or are requested only by the browser, are not listed.
 */
export const locations: DocumentLocationResolvers = {
  siteSettings: onEveryPage,
  homePage: onHomePages,
  banner: ofHomePages,
  planCard: onHomePages,
  ...Object.fromEntries(catalogueTypes.map((type) => [type, onHomePages])),
  article: articlePage,
  claim: onHomePages,
  navigation: onEveryPage,
  footerLink: onEveryPage,
  partnerLink: onEveryPage,
  pageSeo: onItsPage,
  marketingPage: onItsPage,
  activityPage: onCampaignPage('/activity'),
  promotion: onCampaignPage('/activity'),
  groupCampaign: onCampaignPage('/activity/pintuan'),
  couponCampaign: onPage('/ac/coupon'),
  domainSuffix: onPage('/product/domain'),
  systemImage: onPage('/product/vps-buy'),
  category: onPage('/doc'),
  hotTerm: onPage('/doc'),
  announcement: onPage('/doc/announce'),
  job: onPage('/jobs'),
};
