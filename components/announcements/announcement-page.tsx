import type { ReactNode } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { announcementListPath } from '#lib/announcements/announcement-paths.ts';
import type { AnnouncementContent } from '#lib/announcements/load-announcement.ts';
import type { Language } from '#lib/language/languages.ts';
import { Breadcrumb } from '#components/ui/primitives/breadcrumb.tsx';
import { Container } from '#components/ui/primitives/container.tsx';
import { KeepPhrases } from '#components/ui/primitives/keep-phrases.tsx';
import { ArticleJsonLd } from '#components/ui/article-json-ld.tsx';
import { AnnouncementFacts } from './announcement-facts.tsx';

const Layout = styled(Container, {
  base: {
    display: 'grid',
    columnGap: '16',
    rowGap: '10',
    alignItems: 'start',
    justifyContent: 'space-between',
    paddingTop: { base: '5', lg: '6' },
    paddingBottom: 'section',
    gridTemplateColumns: { base: 'minmax(0,1fr)', lg: 'minmax(0,var(--hf-sizes-measure)) minmax(0,336px)' },
    '& article': { minWidth: '0', maxWidth: 'measure' },
    '& h1': { textStyle: 'h1', marginTop: '3', marginBottom: '4' },
    '@media print': { display: 'block', '& nav, & aside a': { display: 'none' } },
    '& .announcement-lead': { textStyle: 'lead', color: 'fg.muted' },
  },
});

interface AnnouncementPageProps {
  content: AnnouncementContent;
  language: Language;
  /** The text of the announcement. */
  children: ReactNode;
}

/** One announcement with its text, and beside it its kind and dates. */
export function AnnouncementPage({ content, language, children }: AnnouncementPageProps) {
  const { t } = useTranslation('announcements');
  const above = [
    { label: t('title'), href: announcementListPath('all') },
    { label: t(`kind.${content.kind}`), href: announcementListPath(content.kind === 'Activity' ? 'activity' : 'notice') },
  ];
  return (
    <Layout>
      <article>
        <ArticleJsonLd
          title={content.title}
          summary={content.summary}
          language={language}
          path={content.href}
          publishedOn={content.releasedOn}
          updatedOn={null}
        />
        <Breadcrumb name={t('breadcrumb')} links={above} language={language} />
        <h1>
          <KeepPhrases>{content.title}</KeepPhrases>
        </h1>
        {content.summary ? <p className="announcement-lead">{content.summary}</p> : null}
        {children}
      </article>
      <AnnouncementFacts content={content} language={language} />
    </Layout>
  );
}
