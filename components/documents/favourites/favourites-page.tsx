import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { DocumentSearchContent } from '#lib/documents/search/load-document-search.ts';
import { searchPage } from '#lib/documents/search/search-address.ts';
import { localizePath, type Language } from '#lib/language/languages.ts';
import { loginAddress } from '#lib/mydoc/login-address.ts';
import { Breadcrumb } from '#components/ui/primitives/breadcrumb.tsx';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import { Container } from '#components/ui/primitives/container.tsx';
import { FactColumns } from '#components/ui/offers/fact-columns.tsx';
import { PageTitle } from '#components/ui/primitives/page-title.tsx';
import { Section } from '#components/ui/primitives/section.tsx';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { useCentreAddress, useStoreState } from '#components/ui/store-state/store-state.tsx';
import { PopularWords } from '../search/popular-words.tsx';
import { SubjectLinks } from '../search/subject-links.tsx';

const FavouritesPanel = styled('div', {
  base: {
    display: 'grid',
    gap: '3',
    justifyItems: 'start',
    border: '1px solid',
    borderColor: 'border.emphasized',
    borderRadius: 'l2',
    padding: { base: '5', sm: '6' },
    maxWidth: '46rem',
    '& h2': { textStyle: 'h3' },
    '& p': { color: 'fg.muted' },
    '& .actions': { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '2' },
  },
});

export const favouritesPath = '/doc/collect';

/** An account's favourite articles, and other ways to find an article. */
export function FavouritesPage({ content: { hotTerms, subjects }, language }: { content: DocumentSearchContent; language: Language }) {
  const { t } = useTranslation(['favourites', 'frame']);
  const registerHref = useCentreAddress('register');
  const isLoggedIn = useStoreState().userData.userAccount !== null;
  return (
    <>
      <PageTitle
        title={t('title')}
        lead={t('lead')}
        trail={<Breadcrumb name={t('breadcrumb')} links={[{ label: t('docs'), href: '/doc' }]} language={language} />}
      />
      <Container>
        <FavouritesPanel>
          <h2>{isLoggedIn ? t('empty.title') : t('frame:calls.loginQuestion')}</h2>
          <p>{isLoggedIn ? t('empty.text') : t('login.why')}</p>
          <div className="actions">
            {isLoggedIn ? (
              <ButtonLink href={searchPage} language={language} variant="primary">
                {t('search')}
              </ButtonLink>
            ) : (
              <>
                <ButtonLink href={loginAddress(localizePath(favouritesPath, language))} language={language} variant="primary">
                  {t('frame:calls.logIn')}
                </ButtonLink>
                <ButtonLink href={registerHref} language={language}>
                  {t('login.register')}
                </ButtonLink>
              </>
            )}
          </div>
        </FavouritesPanel>
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
