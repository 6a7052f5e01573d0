import type { Language } from '#lib/language/languages.ts';
import { writtenArticle } from '#lib/structured-data/article.ts';
import { useSiteOrigin } from './store-state/store-state.tsx';
import { StructuredData } from './structured-data.tsx';

interface ArticleJsonLdProps {
  title: string;
  summary: string | null;
  /** The language of the text. */
  language: Language;
  /** Without language. */
  path: string;
  publishedOn: string | null;
  updatedOn: string | null;
}

/** JSON-LD of an article or announcement; nothing if the site's origin is unknown. */
export function ArticleJsonLd(facts: ArticleJsonLdProps) {
  const siteUrl = useSiteOrigin();
  return siteUrl === '' ? null : <StructuredData things={[writtenArticle({ ...facts, siteUrl })]} />;
}
