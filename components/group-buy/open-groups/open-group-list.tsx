import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { GroupSlug } from '#lib/content/queries/group-campaign-query.ts';
import { oneGroupPath } from '#lib/group-buy/group-paths.ts';
import type { GroupMessages } from '#lib/group-buy/group-messages.ts';
import type { Language } from '#lib/language/languages.ts';
import { timeLeft } from '#lib/offers/time-cells.ts';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import { RetryNote } from '#components/ui/controls/retry-note.tsx';
import { Avatar } from '#components/ui/primitives/avatar.tsx';
import { NeedsScript } from '#components/ui/primitives/needs-script.tsx';
import { Tag } from '#components/ui/primitives/tag.tsx';
import { VisuallyHidden } from '#components/ui/primitives/visually-hidden.tsx';
import { useTicking } from '#components/ui/runtime/use-ticking.ts';
import type { OpenGroup } from '../group-ports.ts';
import { SeatRow } from '../seat-row.tsx';
import { NoOpenGroup } from './no-open-group.tsx';
import type { FollowedOpenGroups } from './use-open-groups.ts';

const Groups = styled('ul', {
  base: {
    borderTop: '1px solid',
    borderColor: 'border.emphasized',
    '& > li': {
      display: 'grid',
      columnGap: '6',
      rowGap: '3',
      alignItems: 'center',
      paddingBlock: '4',
      borderBottom: '1px solid',
      borderColor: 'border',
      minHeight: '7rem',
      gridTemplateColumns: { base: 'minmax(0,1fr)', sm: 'minmax(0,1fr) auto' },
    },
    '& .who': { display: 'grid', gridTemplateColumns: '36px minmax(0,1fr)', gap: '3', alignItems: 'center' },
    '& .who b': { display: 'block' },
    '& .seats-of': { gridColumn: { sm: '1' }, marginInlineStart: { base: '0', sm: '48px' } },
    '& .way': { gridColumn: { sm: '2' }, gridRow: { sm: '1 / span 2' } },
    '& .small': { textStyle: 'sm', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
    '& .waiting': { background: 'bg.subtle', height: '1.25rem', width: '60%', borderRadius: 'l1' },
  },
});

const skeletonRows = 1;

/** As high as the text shown without any group, so that nothing below moves once the list is read. */
const Reserved = styled('div', {
  base: { minHeight: { base: '16rem', sm: '9.5rem', lg: '11rem' }, '@media (scripting: none)': { minHeight: '0' } },
});

interface OpenGroupListProps {
  slug: GroupSlug;
  followed: FollowedOpenGroups;
  messages: GroupMessages;
  /** Where the server is bought alone; null while it is not sold. */
  aloneHref: string | null;
  language: Language;
}

/** The groups that can be joined, those with the fewest seats left first; while loading, empty and failed as well. */
export function OpenGroupList(props: OpenGroupListProps) {
  return (
    <Reserved>
      <ListInState {...props} />
    </Reserved>
  );
}

function ListInState({ slug, followed: { reading, askAgain }, messages, aloneHref, language }: OpenGroupListProps) {
  const { t } = useTranslation('group-buy');
  switch (reading.kind) {
    case 'waiting':
      return (
        <>
          <NeedsScript>{t('venue.needsScript')}</NeedsScript>
          <VisuallyHidden role="status">{t('venue.waiting')}</VisuallyHidden>
          <Groups aria-hidden="true" css={{ '@media (scripting: none)': { display: 'none' } }}>
            {Array.from({ length: skeletonRows }, (_none, at) => (
              <li key={at}>
                <span className="waiting" />
              </li>
            ))}
          </Groups>
        </>
      );
    case 'unavailable':
      return (
        <RetryNote label={t('venue.again')} onRetry={askAgain}>
          {t('venue.unavailable')}
        </RetryNote>
      );
    case 'seen': {
      const { open, seenAtMs } = reading;
      if (open.groups.length === 0) return <NoOpenGroup aloneHref={aloneHref} language={language} />;
      return (
        <>
          <p className="about">{messages.noGroupChosen}</p>
          <Groups>
            {open.groups.map((group) => (
              <OpenGroupRow
                key={group.id}
                slug={slug}
                group={group}
                isMine={group.id === open.mine}
                serverMs={Date.parse(open.now)}
                seenAtMs={seenAtMs}
                language={language}
              />
            ))}
          </Groups>
        </>
      );
    }
  }
}

interface OpenGroupRowProps {
  slug: GroupSlug;
  group: OpenGroup;
  /** The visitor has a seat in it. */
  isMine: boolean;
  /** The service's clock when the list was seen, and this machine's. */
  serverMs: number;
  seenAtMs: number;
  language: Language;
}

function OpenGroupRow({ slug, group, isMine, serverMs, seenAtMs, language }: OpenGroupRowProps) {
  const { t } = useTranslation('group-buy');
  const { id, leader, headCount, seatsLeft, deadline } = group;
  const nowMs = serverMs + useTicking(seenAtMs, deadline !== null);
  return (
    <li>
      <div className="who">
        <Avatar name={`avatar-${leader.avatar}`} size="large" />
        <div>
          <b>
            {t('venue.of', { name: leader.name })} {leader.isMe ? <Tag>{t('group.me')}</Tag> : null}
          </b>
          <span className="small">{t('venue.left', { left: seatsLeft, count: headCount })}</span>
          {deadline === null ? null : (
            <span className="small" role="timer" aria-live="off">
              {' · '}
              {t('venue.time', { ...timeLeft(Date.parse(deadline), nowMs) })}
            </span>
          )}
        </div>
      </div>
      <div className="seats-of">
        <SeatRow group={group} size="small" />
      </div>
      <div className="way">
        <ButtonLink href={oneGroupPath(slug, id)} language={language} size="sm">
          {t(isMine ? 'start.toMine' : 'venue.join')}
          <VisuallyHidden>{` (${t('venue.of', { name: leader.name })})`}</VisuallyHidden>
        </ButtonLink>
      </div>
    </li>
  );
}
