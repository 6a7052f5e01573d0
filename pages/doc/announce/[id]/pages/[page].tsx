import type { GetStaticPaths, GetStaticProps } from 'next';
import { staticPage } from '#page-loaders/static-page.ts';
import { readAnnouncementFilter, readListPage } from '#lib/announcements/announcement-paths.ts';
import { loadAnnouncements } from '#lib/announcements/load-announcements.ts';
import Announcements, { type AnnouncementListProps } from '../index.tsx';

export default Announcements;

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps: GetStaticProps<AnnouncementListProps> = async (context) => {
  const filter = readAnnouncementFilter(context.params?.id);
  const page = readListPage(context.params?.page);
  if (filter === null || page === null) return { notFound: true };
  return staticPage('announcements', context, (request) => loadAnnouncements(request, filter, page));
};
