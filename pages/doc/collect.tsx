import type { GetStaticProps } from 'next';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { FavouritesPage } from '#components/documents/favourites/favourites-page.tsx';
import { favouritesPath } from '#components/documents/favourites/favourites-path.ts';
import { PageFrame } from '#components/frame/page-frame.tsx';
import { staticPage, type StaticPageProps } from '#page-loaders/static-page.ts';
import { publishedEverywhere } from '#lib/content/published-paths.ts';
import { loadDocumentSearch, type DocumentSearchContent } from '#lib/documents/search/load-document-search.ts';

type Props = StaticPageProps<DocumentSearchContent>;

export default function Favourites({ frame, seo, content, language, draft }: Props) {
  const { t } = useTranslation('favourites');
  const head = { title: t('title'), description: t('lead'), published: publishedEverywhere(favouritesPath), indexed: false };
  return (
    <PageFrame frame={frame} head={head} language={language} draft={draft} seo={seo} path={favouritesPath}>
      <FavouritesPage content={content} language={language} />
    </PageFrame>
  );
}

export const getStaticProps: GetStaticProps<Props> = (context) =>
  staticPage('favourites', context, (request) => loadDocumentSearch(request, null), 'doc/collect');
