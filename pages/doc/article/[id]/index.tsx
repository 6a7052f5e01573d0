import type { GetStaticPaths, GetStaticProps } from 'next';
import { ArticlePage } from '#components/documents/article-page.tsx';
import { HelpPage } from '#components/documents/help-page.tsx';
import { PageFrame } from '#components/frame/page-frame.tsx';
import { staticPage, type StaticPageProps } from '#page-loaders/static-page.ts';
import { articlePath } from '#lib/content/article-paths.ts';
import { loadArticle, type ArticleContent } from '#lib/documents/load-article.ts';

type Props = StaticPageProps<ArticleContent>;

export default function Article({ frame, content, language, draft }: Props) {
  return (
    <PageFrame frame={frame} head={content.head} language={language} draft={draft} path={articlePath(content.slug)}>
      {content.help ? (
        <HelpPage article={content} help={content.help} language={language} />
      ) : (
        <ArticlePage article={content} legalLinks={frame.legalLinks} seller={frame.seller?.legalName ?? null} language={language} />
      )}
    </PageFrame>
  );
}

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps: GetStaticProps<Props> = (context) =>
  staticPage('article', context, (request) => loadArticle(request, { slug: String(context.params?.id ?? ''), version: null }));
