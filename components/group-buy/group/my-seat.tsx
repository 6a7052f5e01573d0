import { lazy, Suspense, useState } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { GroupMessage } from '#lib/contracts/calls/group-calls.ts';
import { couponCentrePath } from '#lib/coupons/coupon-view.ts';
import { formatLocalInstant } from '#lib/format/format-date.ts';
import { myGroupsPath } from '#lib/group-buy/group-paths.ts';
import { isEnded } from '#lib/group-buy/group-view.ts';
import { orderPath } from '#lib/orders/order-address.ts';
import { Button } from '#components/ui/controls/button.tsx';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import { LazySafeHtml } from '#components/ui/primitives/lazy-safe-html.tsx';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import type { GroupViewProps } from './group-view.tsx';
import { SeatRefunds } from '../seat-refunds.tsx';
import { SeatClock } from './seat-clock.tsx';
import { useSeatActs } from './use-seat-acts.ts';

const LeaveDialog = lazy(() => import('./leave-dialog.tsx').then((module) => ({ default: module.LeaveDialog })));

const Seat = styled('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    gap: '3',
    border: '1px solid',
    borderColor: 'accent.solid',
    borderRadius: 'l2',
    padding: { base: '5', sm: '6' },
    '& h2': { textStyle: 'sm', fontWeight: 'semibold' },
    '& .small': { textStyle: 'sm', color: 'fg.muted' },
    '& .fault': { textStyle: 'sm', color: 'fg.error', '& a': { color: 'inherit', textDecoration: 'underline' } },
    '& .fault:empty': { display: 'none' },
  },
});

/** The viewer's own seat: what it awaits, until when, and what can be done about it. */
export function MySeat(props: GroupViewProps & { mine: NonNullable<GroupMessage['mine']> }) {
  const { mine, seen, language } = props;
  const { t } = useTranslation('group-buy');
  const acts = useSeatActs(props);
  const [leaving, setLeaving] = useState(false);
  const { group } = seen;
  const awaits = mine.state === 'held' && !isEnded(group);
  return (
    <Seat aria-label={t('mine.heading')}>
      <h2>{t('mine.heading')}</h2>
      {awaits && mine.heldUntil !== null ? <SeatClock seen={seen} heldUntil={mine.heldUntil} /> : null}
      {mine.state === 'refunded' && mine.refunds.length > 0 ? null : (
        <p className="small">{t(wordsOf(mine, group), { percent: group.offer.feePercent, instant: instantOf(mine, props) })}</p>
      )}
      <SeatRefunds refunds={mine.refunds} linked={awaits ? null : mine.orderId} language={language} />
      {mine.coupon === null ? null : (
        <p className="small">
          {t('mine.coupon', { code: mine.coupon })}{' '}
          <SiteLink href={`${couponCentrePath}#mine`} language={language}>
            {t('mine.toCoupons')}
          </SiteLink>
        </p>
      )}
      <div role="alert" className="fault">
        {acts.fault === null ? null : <LazySafeHtml html={acts.fault} />}
      </div>
      {awaits ? (
        <>
          <Button
            variant="primary"
            size="lg"
            width="full"
            aria-busy={acts.busy === 'pay' || undefined}
            onClick={() => acts.pay(mine.orderId)}
          >
            {acts.busy === 'pay' ? t('mine.requesting') : t('mine.pay')}
          </Button>
          <Button width="full" onClick={() => setLeaving(true)}>
            {t('mine.leave')}
          </Button>
        </>
      ) : (
        <ButtonLink href={orderPath(mine.orderId)} language={language} width="full">
          {t('mine.order')}
        </ButtonLink>
      )}
      <p className="small">
        <SiteLink href={myGroupsPath} language={language}>
          {t('own.title')}
        </SiteLink>
      </p>
      <Suspense fallback={null}>
        {leaving ? (
          <LeaveDialog
            isLeader={mine.role === 'leader'}
            busy={acts.busy === 'leave'}
            onConfirm={() => acts.leave(group.id, () => setLeaving(false))}
            onClose={() => setLeaving(false)}
          />
        ) : null}
      </Suspense>
    </Seat>
  );
}

const instantOf = ({ heldUntil }: NonNullable<GroupMessage['mine']>, { language }: GroupViewProps): string =>
  heldUntil === null ? '' : formatLocalInstant(heldUntil, language);

const plainWords = { refunded: 'mine.refunded', released: 'mine.released' } as const;

/** What a seat means for its owner now. */
function wordsOf({ state }: NonNullable<GroupMessage['mine']>, group: GroupMessage) {
  if (state === 'refunded' || state === 'released') return plainWords[state];
  if (state === 'held') return isEnded(group) ? plainWords.released : 'mine.payBy';
  if (group.state === 'succeeded') return 'mine.succeeded';
  return isEnded(group) ? plainWords.refunded : 'mine.paid';
}
