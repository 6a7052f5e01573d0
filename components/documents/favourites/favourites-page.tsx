import { lazy, Suspense } from 'react';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { DocumentSearchContent } from '#lib/documents/search/load-document-search.ts';
import { searchPage } from '#lib/documents/search/search-address.ts';
import type { Language } from '#lib/language/languages.ts';
import { Breadcrumb } from '#components/ui/primitives/breadcrumb.tsx';
import { Container } from '#components/ui/primitives/container.tsx';
import { FactColumns } from '#components/ui/offers/fact-columns.tsx';
import { PageTitle } from '#components/ui/primitives/page-title.tsx';
import { Section } from '#components/ui/primitives/section.tsx';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { useIsLoggedIn } from '#components/ui/store-state/store-state.tsx';
import { PopularWords } from '../search/popular-words.tsx';
import { SubjectLinks } from '../search/subject-links.tsx';
import { LogInForFavourites } from './log-in-for-favourites.tsx';

/** For those who are logged in: nobody else loads it. */
const FavouritesList = lazy(() => import('./favourites-list.tsx').then((module) => ({ default: module.FavouritesList })));

/** An account's favourite articles, and other ways to find an article. */
export function FavouritesPage({ content: { hotTerms, subjects }, language }: { content: DocumentSearchContent; language: Language }) {
  const { t } = useTranslation('favourites');
  const isLoggedIn = useIsLoggedIn();
  return (
    <>
      <PageTitle
        title={t('title')}
        lead={t('lead')}
        trail={<Breadcrumb name={t('breadcrumb')} links={[{ label: t('docs'), href: '/doc' }]} language={language} />}
      />
      <Container>
        {isLoggedIn ? (
          <Suspense fallback={<p role="status">{t('list.waiting')}</p>}>
            <FavouritesList language={language} />
          </Suspense>
        ) : (
          <LogInForFavourites language={language} />
        )}
      </Container>
      <Section heading={t('find.heading')}>
        <FactColumns
          facts={[
            { title: t('find.address.title'), text: t('find.address.text') },
            {
              title: t('find.subject.title'),
              text: t('find.subject.text'),
              link: (
                <SiteLink href="/doc" language={language}>
                  {t('find.subject.link')}
                </SiteLink>
              ),
            },
            {
              title: t('find.word.title'),
              text: t('find.word.text'),
              link: (
                <SiteLink href={searchPage} language={language}>
                  {t('search')}
                </SiteLink>
              ),
            },
          ]}
        />
      </Section>
      {subjects.length > 0 ? (
        <Section
          surface="canvas"
          heading={t('subjects')}
          aside={<PopularWords heading={t('popular')} words={hotTerms.slice(0, 4)} language={language} />}
        >
          <SubjectLinks subjects={subjects} language={language} />
        </Section>
      ) : null}
    </>
  );
}
