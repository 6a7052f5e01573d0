import { localizePath, type Language } from '#lib/language/languages.ts';
import type { StructuredThing } from './structured-data.ts';

interface Crumb {
  readonly label: string;
  /** Without language. */
  readonly href: string;
}

/** The path from the home page to this one, the page itself last. */
export const breadcrumbs = (crumbs: readonly Crumb[], siteUrl: string, language: Language): StructuredThing => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: `${siteUrl}${localizePath(href, language)}`,
  })),
});
