import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { GroupMessages } from '#lib/group-buy/group-messages.ts';
import { groupPath } from '#lib/group-buy/group-paths.ts';
import type { GroupPageContent } from '#lib/group-buy/load-group-page.ts';
import type { Language } from '#lib/language/languages.ts';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import { RetryNote } from '#components/ui/controls/retry-note.tsx';
import { Breadcrumb } from '#components/ui/primitives/breadcrumb.tsx';
import { KeepPhrases } from '#components/ui/primitives/keep-phrases.tsx';
import { NeedsScript } from '#components/ui/primitives/needs-script.tsx';
import { Note } from '#components/ui/primitives/note.tsx';
import { useStoreState } from '#components/ui/store-state/store-state.tsx';
import { SkeletonCells } from '#components/purchase/skeleton-cells.tsx';
import type { AskClockOffset } from '#components/ui/offers/use-server-now.ts';
import { GroupLayout } from '../group-layout.tsx';
import { groupCalls, type GroupPorts } from '../group-ports.ts';
import { GroupView } from './group-view.tsx';
import { useGroup } from './use-group.ts';

/** What the page of a group shows besides the group. */
export type GroupContent = Omit<GroupPageContent, 'head'> & { readonly messages: GroupMessages };

export interface GroupPageProps {
  content: GroupContent;
  language: Language;
  askClock?: AskClockOffset;
  /** Answers instead of the service, in tests and examples. */
  ports?: GroupPorts;
}

/** The page of one group: a shell that is the same for everybody; the group is asked for by its browser. */
export function GroupPage(props: GroupPageProps) {
  const { content } = props;
  const { groupId, isUnknown } = content;
  return (
    <GroupLayout>
      <GroupTrail {...props} />
      {groupId === null || isUnknown ? <UnknownGroup {...props} /> : <KnownGroup {...props} groupId={groupId} />}
    </GroupLayout>
  );
}

function GroupTrail({ content: { slug, title }, language }: GroupPageProps) {
  const { t } = useTranslation('group-buy');
  const links = [
    { label: title ?? t('tag'), href: groupPath(slug, 'offer') },
    { label: t('venue.heading'), href: groupPath(slug, 'openGroups') },
  ];
  return <Breadcrumb name={t('group.breadcrumb')} links={links} language={language} />;
}

function KnownGroup(props: GroupPageProps & { groupId: string }) {
  const { groupId, ports = groupCalls } = props;
  const { t } = useTranslation('group-buy');
  const isLoggedIn = useStoreState().userData.userAccount !== null;
  const { reading, askAgain, take } = useGroup(groupId, ports, isLoggedIn);
  switch (reading.kind) {
    case 'unknown':
      return <UnknownGroup {...props} />;
    case 'seen':
      return (
        <GroupView
          {...props}
          ports={ports}
          isLoggedIn={isLoggedIn}
          askAgain={askAgain}
          take={take}
          seen={reading.seen}
          stale={reading.stale}
        />
      );
    case 'waiting':
    case 'unavailable':
      return (
        <div className="opening">
          <h1>
            <KeepPhrases>{props.content.title === null ? t('group.plain') : t('group.title', { title: props.content.title })}</KeepPhrases>
          </h1>
          <p className="lead">{t('group.lead')}</p>
          <NeedsScript>{t('group.needsScript')}</NeedsScript>
          {reading.kind === 'unavailable' ? (
            <RetryNote label={t('group.askNow')} onRetry={askAgain}>
              {t('group.unavailable')}
            </RetryNote>
          ) : (
            <>
              <p role="status" data-waiting="">
                {t('group.waiting')}
              </p>
              <SkeletonCells />
            </>
          )}
        </div>
      );
  }
}

/** Nobody has a group of this id, or the address holds none. */
function UnknownGroup({ content: { slug, messages }, language }: GroupPageProps) {
  const { t } = useTranslation('group-buy');
  return (
    <div className="opening">
      <h1>
        <KeepPhrases>{t('group.headline.unknown')}</KeepPhrases>
      </h1>
      <Note tone="warn">
        <p role="status">{messages.groupDoesNotExist}</p>
      </Note>
      <ButtonLink href={groupPath(slug, 'openGroups')} language={language} variant="primary">
        {t('group.toOpen')}
      </ButtonLink>
      <ButtonLink href={groupPath(slug, 'offer')} language={language}>
        {t('group.toOffer')}
      </ButtonLink>
    </div>
  );
}
