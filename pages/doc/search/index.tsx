import { useState } from 'react';
import type { GetStaticProps } from 'next';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { SearchPage } from '#components/documents/search/search-page.tsx';
import { PageFrame } from '#components/frame/page-frame.tsx';
import { staticPage, type StaticPageProps } from '#page-loaders/static-page.ts';
import { publishedEverywhere } from '#lib/content/published-paths.ts';
import { loadSearchPage, type SearchPageContent } from '#lib/documents/search/load-search-page.ts';
import { searchPath } from '#lib/documents/search/search-address.ts';

export type SearchProps = StaticPageProps<SearchPageContent>;

export default function Search({ frame, seo, content, language, draft }: SearchProps) {
  const { t } = useTranslation('document-search');
  const path = searchPath(content.word);
  const [shown, setShown] = useState(content.word);
  const title = shown === null ? t('title') : t('titleFor', { word: shown });
  return (
    <PageFrame
      frame={frame}
      head={{ title, description: t('lead'), published: publishedEverywhere(path), indexed: false }}
      language={language}
      draft={draft}
      seo={shown === null ? seo : null}
      path={path}
    >
      <SearchPage key={path} content={content} language={language} onShown={setShown} />
    </PageFrame>
  );
}

export const getStaticProps: GetStaticProps<SearchProps> = (context) =>
  staticPage('documentSearch', context, (request) => loadSearchPage(request, null), 'doc/search');
