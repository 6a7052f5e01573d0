import { defineDocuments } from 'sanity/presentation';
import { languages, localizePath, type Language } from '../../lib/language/languages.ts';

const sameText = (language: Language) => `_type == "article" && slug.current == $slug && language == "${language}"`;

/** The document that opens beside a page: the home page's own, and the newest version of an article. */
export const mainDocuments = defineDocuments([
  ...languages.map((language) => ({ route: localizePath('/', language), type: 'homePage' })),
  ...languages.map((language) => ({
    route: localizePath('/doc/article/:slug', language),
    filter: `${sameText(language)} && version == math::max(*[${sameText(language)}].version)`,
  })),
  ...languages.map((language) => ({
    route: localizePath('/doc/article/:slug/versions/:version', language),
    filter: `${sameText(language)} && string(version) == $version`,
  })),
]);
