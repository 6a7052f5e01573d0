import { defineLocations, type DocumentLocation, type DocumentLocationResolvers } from 'sanity/presentation';
import { catalogueTypes } from '../../cms-schemas/document-types.ts';
import { isLanguage, languageNames, languages, localizePath } from '../../lib/language/languages.ts';

const homePages: DocumentLocation[] = languages.map((language) => ({
  title: `Home page · ${languageNames[language]}`,
  href: localizePath('/', language),
}));

const onHomePages = defineLocations({ locations: homePages, message: 'Shown on the home page in every language', tone: 'positive' });

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

/** The pages that a document is seen on; a redirect is seen nowhere. */
export const locations: DocumentLocationResolvers = {
  siteSettings: onHomePages,
  homePage: onHomePages,
  banner: onHomePages,
  planCard: onHomePages,
  ...Object.fromEntries(catalogueTypes.map((type) => [type, onHomePages])),
  article: articlePage,
};
