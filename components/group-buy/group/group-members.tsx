import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { GroupMessage } from '#lib/contracts/calls/group-calls.ts';
import { isEnded } from '#lib/group-buy/group-view.ts';
import { formatLocalInstant } from '#lib/format/format-date.ts';
import type { Language } from '#lib/language/languages.ts';
import { Avatar } from '#components/ui/primitives/avatar.tsx';
import { Tag } from '#components/ui/primitives/tag.tsx';
import { SeatSquare } from '../seat-square.tsx';

const List = styled('ol', {
  base: {
    borderTop: '1px solid',
    borderColor: 'border.emphasized',
    '& li': {
      display: 'grid',
      gridTemplateColumns: '36px minmax(0,1fr) auto',
      columnGap: '3',
      alignItems: 'center',
      paddingBlock: '3',
      minHeight: '4.5rem',
      borderBottom: '1px solid',
      borderColor: 'border',
    },
    '& .name': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2', overflowWrap: 'anywhere' },
    '& .state': { display: 'block', textStyle: 'sm', color: 'fg.muted' },
  },
});

const Small = styled('p', { base: { textStyle: 'sm', color: 'fg.muted', marginTop: '3' } });

type Member = GroupMessage['members'][number];

const looks = { held: 'held', paid: 'paid', refunded: 'closed' } as const satisfies Record<Member['state'], string>;

/** The members in the order of joining, by masked names, and whether each has paid; then the open seats. */
export function GroupMembers({ group, language }: { group: GroupMessage; language: Language }) {
  const { t } = useTranslation('group-buy');
  const stateOf = ({ state, heldUntil }: Member): string => {
    if (state !== 'held') return t(`group.${state}`);
    return heldUntil === null ? t('group.awaiting') : t('group.held', { instant: formatLocalInstant(heldUntil, language) });
  };
  const open = isEnded(group) ? 0 : group.seatsLeft;
  return (
    <>
      <List>
        {group.members.map((member) => (
          <li key={member.place}>
            <Avatar name={`avatar-${member.avatar}`} size="large" />
            <div>
              <span className="name">
                <b>{member.name}</b>
                {member.isLeader ? <Tag tone="land">{t('group.leader')}</Tag> : null}
                {member.isMe ? <Tag>{t('group.me')}</Tag> : null}
              </span>
              <span className="state">{stateOf(member)}</span>
            </div>
            <SeatSquare look={looks[member.state]} size="small" />
          </li>
        ))}
        {Array.from({ length: open }, (_none, at) => (
          <li key={`open-${at}`}>
            <span />
            <span className="state">{t('group.open')}</span>
            <SeatSquare look="open" size="small" />
          </li>
        ))}
      </List>
      <Small>{t('group.masked')}</Small>
    </>
  );
}
