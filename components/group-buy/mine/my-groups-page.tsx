import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { groupPath } from '#lib/group-buy/group-paths.ts';
import type { MyGroupsContent } from '#lib/group-buy/load-my-groups.ts';
import type { Language } from '#lib/language/languages.ts';
import { loginAddress } from '#lib/mydoc/login-address.ts';
import { Button } from '#components/ui/controls/button.tsx';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import { RetryNote } from '#components/ui/controls/retry-note.tsx';
import { Breadcrumb } from '#components/ui/primitives/breadcrumb.tsx';
import { Container } from '#components/ui/primitives/container.tsx';
import { KeepPhrases } from '#components/ui/primitives/keep-phrases.tsx';
import { NeedsScript } from '#components/ui/primitives/needs-script.tsx';
import { leavePage } from '#components/ui/runtime/leave-page.ts';
import { useStoreState } from '#components/ui/store-state/store-state.tsx';
import { MyGroupRows } from './my-group-rows.tsx';
import { useMyGroups, type ReadMyGroups } from './use-my-groups.ts';

const Page = styled('div', {
  base: {
    paddingTop: '6',
    paddingBottom: '16',
    minHeight: '90vh',
    // for Back: the page has its former height before the list has loaded
    '@media (scripting: enabled)': { '&:has([data-waiting])': { minHeight: { base: '300vh', lg: '200vh' } } },
    '& h1': { textStyle: 'h1', marginTop: '3' },
    '& .lead': { textStyle: 'lead', color: 'fg.muted', maxWidth: 'lead', marginTop: '2' },
    '& .part': { marginTop: '8', display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: '6', justifyItems: 'start' },
    '& .part > ol': { width: 'full' },
  },
});

const Empty = styled('div', {
  base: {
    display: 'grid',
    gap: '4',
    justifyItems: 'start',
    width: 'full',
    border: '1px dashed',
    borderColor: 'border.emphasized',
    borderRadius: 'l2',
    padding: { base: '6', md: '10' },
    '& > *': { maxWidth: 'lead' },
    '& h2': { textStyle: 'h3' },
  },
});

interface MyGroupsPageProps {
  content: MyGroupsContent;
  language: Language;
  /** Answers instead of the service, in tests and examples. */
  readGroups?: ReadMyGroups;
}

/** The groups that the account is or was in: the page is the same for everybody, its browser asks for them. */
export function MyGroupsPage(props: MyGroupsPageProps) {
  const { language } = props;
  const { t } = useTranslation('group-buy');
  const above = [{ label: t('tag'), href: groupPath('vps', 'offer') }];
  return (
    <Page>
      <Container>
        <Breadcrumb name={t('group.breadcrumb')} links={above} language={language} />
        <h1>
          <KeepPhrases>{t('own.title')}</KeepPhrases>
        </h1>
        <p className="lead">{t('own.lead')}</p>
        <div className="part">
          <MyGroupsInState {...props} />
        </div>
      </Container>
    </Page>
  );
}

function MyGroupsInState({ content, language, readGroups }: MyGroupsPageProps) {
  const { t } = useTranslation('group-buy');
  const isLoggedIn = useStoreState().userData.userAccount !== null;
  const { reading, askAgain } = useMyGroups(isLoggedIn, readGroups);
  switch (reading.kind) {
    case 'waiting':
      return (
        <>
          <NeedsScript>{t('own.needsScript')}</NeedsScript>
          <p role="status" data-waiting="">
            {t('own.waiting')}
          </p>
        </>
      );
    case 'log-in':
      return (
        <>
          <p role="status">{t('own.logIn')}</p>
          <Button variant="primary" onClick={() => leavePage.to(loginAddress(window.location.pathname))}>
            {t('own.toLogIn')}
          </Button>
        </>
      );
    case 'unknown':
    case 'unavailable':
      return (
        <RetryNote label={t('group.askNow')} onRetry={askAgain}>
          {t('own.unavailable')}
        </RetryNote>
      );
    case 'seen':
      return (
        <>
          {reading.stale ? (
            <RetryNote label={t('group.askNow')} onRetry={askAgain}>
              {t('own.stale')}
            </RetryNote>
          ) : null}
          {reading.seen.groups.length === 0 ? (
            <NoGroups language={language} />
          ) : (
            <MyGroupRows groups={reading.seen.groups} titles={content.titles} language={language} />
          )}
        </>
      );
  }
}

/** Shown to somebody who was in no group yet: where to begin. */
function NoGroups({ language }: { language: Language }) {
  const { t } = useTranslation('group-buy');
  return (
    <Empty>
      <h2>{t('own.none.title')}</h2>
      <p role="status">{t('own.none.text')}</p>
      <ButtonLink href={groupPath('vps', 'offer')} language={language} variant="primary">
        {t('own.none.choose')}
      </ButtonLink>
    </Empty>
  );
}
