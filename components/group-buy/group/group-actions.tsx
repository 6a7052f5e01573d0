import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { groupPath, oneGroupPath } from '#lib/group-buy/group-paths.ts';
import { hasNoSeat, hasServer, mayJoin } from '#lib/group-buy/group-view.ts';
import { localizePath } from '#lib/language/languages.ts';
import { loginAddress } from '#lib/mydoc/login-address.ts';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import { Note } from '#components/ui/primitives/note.tsx';
import type { GroupViewProps } from './group-view.tsx';

const Stack = styled('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: '3' } });

/** The part of a group's page where a seat is ordered. */
export const joinFragment = '#join';

/** Joining a group, or why nobody can, said before the log-in; nothing for somebody who has a seat. */
export function GroupActions(props: GroupViewProps) {
  const { content, language, seen, isLoggedIn } = props;
  const { t } = useTranslation('group-buy');
  const { slug, messages } = content;
  const { group } = seen;
  const { mine, elsewhere, newcomersOnly } = group;
  // what keeps everybody out comes first
  const refusal = group.refusal ?? (group.heldOut && hasNoSeat(group) ? 'groupHeldOut' : null);
  const here = localizePath(oneGroupPath(slug, group.id), language);
  const hasSeat = mine !== null && mine.state !== 'released';
  const isElsewhere = elsewhere !== null && !hasSeat;
  const leads = refusal !== null && !isElsewhere && (!hasSeat || group.state === 'failed' || group.state === 'void');
  const canJoin = mayJoin(group) && hasServer(group);
  if (!mayJoin(group) && !leads && !isElsewhere) return null;
  return (
    <Stack>
      {canJoin ? (
        <ButtonLink
          href={isLoggedIn ? joinFragment : loginAddress(`${here}${joinFragment}`)}
          language={language}
          variant="primary"
          size="lg"
          width="full"
        >
          {isLoggedIn ? t('group.toJoin') : t('group.logIn')}
        </ButtonLink>
      ) : null}
      {canJoin && newcomersOnly && !isLoggedIn ? <p>{messages.newcomersOnly}</p> : null}
      {mayJoin(group) && !canJoin ? (
        <Note tone="info">
          <p>{t('start.soldOut')}</p>
        </Note>
      ) : null}
      {isElsewhere ? (
        <>
          <Note tone="info">
            <p>{t('start.mine')}</p>
          </Note>
          <ButtonLink href={oneGroupPath(slug, elsewhere)} language={language} width="full">
            {t('start.toMine')}
          </ButtonLink>
        </>
      ) : null}
      {refusal !== null && !hasSeat ? (
        <Note tone="info">
          <p>{messages[refusal]}</p>
        </Note>
      ) : null}
      {leads ? (
        <>
          <ButtonLink href={groupPath(slug, 'openGroups')} language={language} width="full">
            {t('group.toOpen')}
          </ButtonLink>
          <ButtonLink href={groupPath(slug, 'offer')} language={language} width="full">
            {t('group.toOffer')}
          </ButtonLink>
        </>
      ) : null}
    </Stack>
  );
}
