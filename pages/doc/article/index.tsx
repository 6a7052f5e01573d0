import type { GetStaticProps } from 'next';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { ArticleListPage } from '#components/documents/article-list-page.tsx';
import { PageFrame } from '#components/frame/page-frame.tsx';
import { staticPage, type StaticPageProps } from '#page-loaders/static-page.ts';
import { loadArticleList, type ArticleListContent } from '#lib/documents/load-article-list.ts';

type Props = StaticPageProps<ArticleListContent>;

/** Only English has this list, so it is not indexed; other languages link to their documentation centre. */
export default function Articles({ frame, seo, content, language, draft }: Props) {
  const { t } = useTranslation('documents');
  const head = { title: t('list.title'), description: t('list.lead'), published: { en: '/doc/article' }, indexed: false };
  return (
    <PageFrame frame={frame} head={head} language={language} draft={draft} seo={seo} path="/doc">
      <ArticleListPage content={content} language={language} />
    </PageFrame>
  );
}

export const getStaticProps: GetStaticProps<Props> = (context) => staticPage('articleList', context, loadArticleList);
