import type { GetStaticPaths, GetStaticProps } from 'next';
import { staticPage, type StaticPageProps } from '#page-loaders/static-page.ts';
import { loadArticle, type ArticleContent } from '#lib/documents/load-article.ts';
import { readVersion } from '#lib/documents/read-version.ts';
import Article from '../index.tsx';

export default Article;

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps: GetStaticProps<StaticPageProps<ArticleContent>> = async (context) => {
  const version = readVersion(context.params?.version);
  if (version === null) return { notFound: true };
  return staticPage('article', context, (request) => loadArticle(request, { slug: String(context.params?.id ?? ''), version }));
};
