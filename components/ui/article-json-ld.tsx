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

/** Tells search engines of a text what its page says of it; nothing where the site's origin is not known. */
export function ArticleJsonLd(facts: ArticleJsonLdProps) {
  const siteUrl = useSiteOrigin();
  return siteUrl === '' ? null : <StructuredData things={[writtenArticle({ ...facts, siteUrl })]} />;
}
