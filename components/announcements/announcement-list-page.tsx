import { styled } from '#components/ui/styled/styled.ts';
import { edgeFades } from '#components/ui/theme/edge-fades.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { announcementFilters, announcementListPath, notTranslatedId } from '#lib/announcements/announcement-paths.ts';
import type { AnnouncementListContent } from '#lib/announcements/load-announcements.ts';
import type { Language } from '#lib/language/languages.ts';
import { Container } from '#components/ui/primitives/container.tsx';
import { Note } from '#components/ui/primitives/note.tsx';
import { PageTitle } from '#components/ui/primitives/page-title.tsx';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { lazyUnlisted } from '#next-internals/lazy-unlisted.ts';
import { StaticHtml } from '#components/ui/static-html/static-html.tsx';
import { AnnouncementRows } from './announcement-rows.tsx';
import { ListPageLinks } from './list-page-links.tsx';

const AboutAnnouncements = lazyUnlisted(() => import('./about-announcements.tsx').then((module) => module.AboutAnnouncements));

const Layout = styled(Container, {
  base: {
    display: 'grid',
    rowGap: '6',
    paddingBottom: 'section',
    // the rule below the filters is the first one of the rows
    '& > nav + ul': { borderTop: '0', marginTop: '-1.5rem' },
  },
});

const Filters = styled('nav', {
  base: {
    overflowX: 'auto',
    ...edgeFades,
    borderBottom: '1px solid',
    borderColor: 'border.emphasized',
    '& ul': { display: 'flex', gap: '1' },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      minHeight: 'control',
      paddingInline: '4',
      color: 'fg.muted',
      textDecoration: 'none',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
      borderBlock: '4px solid transparent',
    },
    '& a:hover': { background: 'bg.subtle', color: 'fg' },
    '& a[aria-current]': {
      color: 'fg',
      fontWeight: 'semibold',
      borderBottom: '4px solid',
      borderColor: 'accent.solid',
      borderTop: '4px solid transparent',
    },
    '& a:focus-visible': { outlineOffset: '-3px' },
  },
});

/** Shown to a visitor redirected from an announcement that this language does not have. */
const NotTranslated = styled('div', { base: { '&:target': { display: 'block' } } });

const Empty = styled('p', { base: { color: 'fg.muted', paddingBlock: '6' } });

interface AnnouncementListPageProps {
  content: AnnouncementListContent;
  language: Language;
}

/** The released announcements, all or of one kind. */
export function AnnouncementListPage({ content, language }: AnnouncementListPageProps) {
  const { t } = useTranslation('announcements');
  const { filter, page, pages, rows } = content;
  const lead = filter === 'all' ? t('lead') : t(`leadOf.${filter}`);
  return (
    <>
      <PageTitle
        title={filter === 'all' ? t('title') : t(`filter.${filter}`)}
        lead={page > 1 ? t('pages.ofPages', { page, pages }) : lead}
      />
      <Layout>
        <NotTranslated id={notTranslatedId} hidden>
          <Note tone="info">{t('notTranslated')}</Note>
        </NotTranslated>
        <Filters aria-label={t('filter.name')}>
          <ul>
            {announcementFilters.map((each) => (
              <li key={each}>
                <SiteLink href={announcementListPath(each)} language={language} current={each === filter}>
                  {t(`filter.${each}`)}
                </SiteLink>
              </li>
            ))}
          </ul>
        </Filters>
        {rows.length > 0 ? <AnnouncementRows rows={rows} language={language} /> : <Empty>{t('empty')}</Empty>}
        <ListPageLinks content={content} language={language} />
      </Layout>
      <StaticHtml of={rows}>
        <AboutAnnouncements filter={filter} language={language} />
      </StaticHtml>
    </>
  );
}
