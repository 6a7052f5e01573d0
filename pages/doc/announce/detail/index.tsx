import type { GetStaticProps } from 'next';
import { staticPage } from '#page-loaders/static-page.ts';
import { loadAnnouncements } from '#lib/announcements/load-announcements.ts';
import { languageOfLocale } from '#lib/language/languages.ts';
import Announcements, { type AnnouncementListProps } from '../index.tsx';

export default function AnnouncementsWithoutId(props: AnnouncementListProps) {
  return <Announcements {...props} indexed={false} />;
}

/** Without an id the plain route shows the list, under the list's canonical address; in other languages the page does not exist. */
export const getStaticProps: GetStaticProps<AnnouncementListProps> = async (context) => {
  if (languageOfLocale(context.locale) !== 'en') return { notFound: true };
  return staticPage('announcements', context, (request) => loadAnnouncements(request, 'all'));
};
