import { defineDocuments } from 'sanity/presentation';
import { marketingPageIds } from '../../lib/content/values/marketing-page-ids.ts';
import { languages, localizePath, type Language } from '../../lib/language/languages.ts';

const sameText = (language: Language) => `_type == "article" && slug.current == $slug && language == "${language}"`;

/** The document that opens beside a page: its own if it is composed of sections, and the newest version of an article. */
export const mainDocuments = defineDocuments([
  ...languages.map((language) => ({ route: localizePath('/', language), type: 'homePage' })),
  ...languages.flatMap((language) =>
    marketingPageIds.map((pageId) => ({
      route: localizePath(`/${pageId}`, language),
      filter: `_type == "marketingPage" && pageId == "${pageId}"`,
    })),
  ),
  ...languages.map((language) => ({
    route: localizePath('/activity/:slug', language),
    filter: '_type in ["activityPage", "promotion"] && slug.current == $slug',
  })),
  ...languages.map((language) => ({
    route: localizePath('/doc/article/:slug', language),
    filter: `${sameText(language)} && version == math::max(*[${sameText(language)}].version)`,
  })),
  ...languages.map((language) => ({
    route: localizePath('/doc/article/:slug/versions/:version', language),
    filter: `${sameText(language)} && string(version) == $version`,
  })),
]);
