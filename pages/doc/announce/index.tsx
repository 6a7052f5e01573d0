import type { GetStaticProps } from 'next';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { AnnouncementListPage } from '#components/announcements/announcement-list-page.tsx';
import { PageFrame } from '#components/frame/page-frame.tsx';
import { staticPage, type StaticPageProps } from '#page-loaders/static-page.ts';
import { announcementListPath } from '#lib/announcements/announcement-paths.ts';
import { loadAnnouncements, type AnnouncementListContent } from '#lib/announcements/load-announcements.ts';
import { publishedEverywhere } from '#lib/content/published-paths.ts';

export type AnnouncementListProps = StaticPageProps<AnnouncementListContent>;

/** Only the unfiltered list under its own address is indexed; filtered ones repeat it. */
export default function Announcements({
  frame,
  seo,
  content,
  language,
  draft,
  indexed = content.filter === 'all',
}: AnnouncementListProps & { indexed?: boolean }) {
  const { t } = useTranslation('announcements');
  const path = announcementListPath(content.filter);
  const title = content.filter === 'all' ? t('title') : `${t(`filter.${content.filter}`)} · ${t('title')}`;
  const description = content.filter === 'all' ? t('lead') : t(`leadOf.${content.filter}`);
  return (
    <PageFrame
      frame={frame}
      head={{ title, description, published: publishedEverywhere(path), indexed }}
      language={language}
      draft={draft}
      seo={content.filter === 'all' ? seo : null}
      path={path}
    >
      <AnnouncementListPage content={content} language={language} />
    </PageFrame>
  );
}

export const getStaticProps: GetStaticProps<AnnouncementListProps> = (context) =>
  staticPage('announcements', context, (request) => loadAnnouncements(request, 'all'));
