import type { GetStaticPaths, GetStaticProps } from 'next';
import { staticPage } from '#page-loaders/static-page.ts';
import { readListPage } from '#lib/announcements/announcement-paths.ts';
import { loadAnnouncements } from '#lib/announcements/load-announcements.ts';
import Announcements, { type AnnouncementListProps } from '../index.tsx';

export default Announcements;

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps: GetStaticProps<AnnouncementListProps> = async (context) => {
  const page = readListPage(context.params?.page);
  if (page === null) return { notFound: true };
  return staticPage('announcements', context, (request) => loadAnnouncements(request, 'all', page));
};
