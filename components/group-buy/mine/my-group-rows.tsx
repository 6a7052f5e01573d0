import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { formatLocalInstant } from '#lib/format/format-date.ts';
import { groupSlugOf, oneGroupPath } from '#lib/group-buy/group-paths.ts';
import { isEnded } from '#lib/group-buy/group-view.ts';
import type { MyGroupsContent } from '#lib/group-buy/load-my-groups.ts';
import type { Language } from '#lib/language/languages.ts';
import { orderPath } from '#lib/orders/order-address.ts';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { ruledRow, ruledRows } from '#components/ui/primitives/ruled-rows.ts';
import { Tag } from '#components/ui/primitives/tag.tsx';
import { SeatRefunds } from '../seat-refunds.tsx';
import { SeatRow } from '../seat-row.tsx';
import { stateNames } from '../state-names.ts';
import type { MyGroup } from './use-my-groups.ts';

const Rows = styled('ol', {
  base: {
    ...ruledRows,
    '& > li': {
      ...ruledRow,
      rowGap: '3',
      alignItems: 'start',
      gridTemplateColumns: { base: 'minmax(0,1fr)', md: 'minmax(0,1fr) minmax(0,18rem) 10rem' },
    },
    '& h2': { fontSize: '1rem', fontWeight: 'semibold', overflowWrap: 'anywhere' },
    '& a': {
      display: 'inline-block',
      paddingBlock: '.125rem',
      color: 'accent.fg',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
    },
    '& .small': { textStyle: 'sm', color: 'fg.muted' },
    '& .due': { textStyle: 'sm', fontWeight: 'semibold' },
    // on small screens the state is on top
    '& .mark': { gridArea: { base: '1/1', md: '1/3' }, justifySelf: { base: 'start', md: 'end' } },
    '& .what': { minWidth: '0', gridArea: { base: '2/1', md: '1/1' } },
    '& .seats-of': { gridArea: { base: '3/1', md: '1/2' } },
  },
});

function toneOf({ state }: MyGroup): 'success' | 'land' | 'neutral' {
  if (state === 'succeeded') return 'success';
  return isEnded({ state }) ? 'neutral' : 'land';
}

interface MyGroupRowsProps {
  groups: readonly MyGroup[];
  titles: MyGroupsContent['titles'];
  language: Language;
}

/** One row per group: its offer, its state and seats, and the state of the account's own seat. */
export function MyGroupRows({ groups, titles, language }: MyGroupRowsProps) {
  const { t } = useTranslation('group-buy');
  return (
    <Rows>
      {groups.map((group) => (
        <li key={group.id} data-state={group.state}>
          <div className="what">
            <GroupName group={group} titles={titles} language={language} />
            <p className="small">
              {t(`own.${group.mine.role}`)} · <time dateTime={group.createdAt}>{formatLocalInstant(group.createdAt, language)}</time>
            </p>
            <OwnSeat group={group} language={language} />
          </div>
          <div className="seats-of">
            <SeatRow group={group} size="small" />
            {isEnded(group) || group.deadline === null ? null : (
              <p className="small">{t('group.ends', { instant: formatLocalInstant(group.deadline, language) })}</p>
            )}
          </div>
          <p className="mark">
            <Tag tone={toneOf(group)}>{t(stateNames[group.state])}</Tag>
          </p>
        </li>
      ))}
    </Rows>
  );
}

/** By its offer; linked to its page, which a group of an offer without pages has not. */
function GroupName({ group, titles, language }: Omit<MyGroupRowsProps, 'groups'> & { group: MyGroup }) {
  const { t } = useTranslation('group-buy');
  const slug = groupSlugOf(group.campaign);
  const title = slug === null ? undefined : titles[slug];
  const name = title === undefined ? t('group.plain') : t('group.title', { title });
  return (
    <h2>
      {slug === null ? (
        name
      ) : (
        <SiteLink href={oneGroupPath(slug, group.id)} language={language}>
          {name}
        </SiteLink>
      )}
    </h2>
  );
}

/** What the account's own seat awaits or brought, and its order. */
function OwnSeat({ group: { mine }, language }: { group: MyGroup; language: Language }) {
  const { t } = useTranslation('group-buy');
  const { state, heldUntil, coupon, orderId, refunds } = mine;
  const instant = heldUntil === null ? '' : formatLocalInstant(heldUntil, language);
  return (
    <>
      <p className={state === 'held' ? 'due' : 'small'}>{t(`own.seat.${state}`, { instant })}</p>
      <SeatRefunds refunds={refunds} linked={orderId} language={language} />
      {coupon === null ? null : <p className="small">{t('mine.coupon', { code: coupon })}</p>}
      <p className="small">
        <SiteLink href={orderPath(orderId)} language={language}>
          {t('mine.order')}
        </SiteLink>
      </p>
    </>
  );
}
