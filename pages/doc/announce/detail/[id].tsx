import type { GetStaticPaths, GetStaticProps } from 'next';
import { AnnouncementPage } from '#components/announcements/announcement-page.tsx';
import { StaticArticleBody } from '#components/documents/static-article-body.tsx';
import { PageFrame } from '#components/frame/page-frame.tsx';
import { staticPage, type StaticPageProps } from '#page-loaders/static-page.ts';
import { readAnnouncementId } from '#lib/announcements/announcement-paths.ts';
import { loadAnnouncement, type AnnouncementContent } from '#lib/announcements/load-announcement.ts';

type Props = StaticPageProps<AnnouncementContent>;

export default function Announcement({ frame, content, language, draft }: Props) {
  return (
    <PageFrame frame={frame} head={content.head} language={language} draft={draft} path={content.href}>
      <AnnouncementPage content={content} language={language}>
        <StaticArticleBody blocks={content.body} language={language} />
      </AnnouncementPage>
    </PageFrame>
  );
}

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps: GetStaticProps<Props> = async (context) => {
  const id = readAnnouncementId(context.params?.id);
  if (id === null) return { notFound: true };
  return staticPage('announcement', context, (request) => loadAnnouncement(request, id));
};
