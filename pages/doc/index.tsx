import type { GetStaticProps } from 'next';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { LatestAnnouncements } from '#components/announcements/latest-announcements.tsx';
import { DocumentCentre } from '#components/documents/document-centre.tsx';
import { PageFrame } from '#components/frame/page-frame.tsx';
import { staticPage, type StaticPageProps } from '#page-loaders/static-page.ts';
import { publishedEverywhere } from '#lib/content/published-paths.ts';
import { loadDocumentCentre, type DocumentCentreContent } from '#lib/documents/load-document-centre.ts';

type Props = StaticPageProps<DocumentCentreContent>;

export default function Documents({ frame, seo, content, language, draft }: Props) {
  const { t } = useTranslation('documents');
  const head = { title: t('centre.title'), description: t('centre.lead'), published: publishedEverywhere('/doc'), indexed: true };
  return (
    <PageFrame frame={frame} head={head} language={language} draft={draft} seo={seo} path="/doc">
      <DocumentCentre content={content} language={language}>
        <LatestAnnouncements rows={content.announcements} language={language} />
      </DocumentCentre>
    </PageFrame>
  );
}

export const getStaticProps: GetStaticProps<Props> = (context) => staticPage('documentCentre', context, loadDocumentCentre);
