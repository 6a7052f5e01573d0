import type { GetStaticProps } from 'next';
import Head from 'next/head';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { AnnouncementListPage } from '#components/announcements/announcement-list-page.tsx';
import { PageFrame } from '#components/frame/page-frame.tsx';
import { staticPage, type StaticPageProps } from '#page-loaders/static-page.ts';
import { announcementListPath } from '#lib/announcements/announcement-paths.ts';
import { loadAnnouncements, type AnnouncementListContent } from '#lib/announcements/load-announcements.ts';
import { feedPathOf } from '#lib/discovery/feed-path.ts';
import { localizePath } from '#lib/language/languages.ts';

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
  const { filter, page, pages } = content;
  const name = filter === 'all' ? t('title') : `${t(`filter.${filter}`)} · ${t('title')}`;
  const number = page > 1 ? t('pages.ofPages', { page, pages }) : null;
  const lead = filter === 'all' ? t('lead') : t(`leadOf.${filter}`);
  const head = {
    title: number === null ? name : `${name} · ${number}`,
    description: number === null ? lead : `${number}. ${lead}`,
    published: content.published,
    indexed,
  };
  return (
    <PageFrame
      frame={frame}
      head={head}
      language={language}
      draft={draft}
      seo={filter === 'all' && page === 1 ? seo : null}
      path={announcementListPath(filter)}
    >
      {filter === 'all' ? null : (
        <Head>
          <link rel="alternate" type="application/rss+xml" title={name} href={localizePath(feedPathOf(filter), language)} />
        </Head>
      )}
      <AnnouncementListPage content={content} language={language} />
    </PageFrame>
  );
}

export const getStaticProps: GetStaticProps<AnnouncementListProps> = (context) =>
  staticPage('announcements', context, (request) => loadAnnouncements(request, 'all'));
