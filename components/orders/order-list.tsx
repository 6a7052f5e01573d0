import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { purchasePage } from '#lib/catalogue/purchase-page.ts';
import { rememberedCoupon, readUse, type ServerUse } from '#lib/coupons/remembered-coupon.ts';
import { myGroupsPath } from '#lib/group-buy/group-paths.ts';
import type { Language } from '#lib/language/languages.ts';
import { loginAddress } from '#lib/mydoc/login-address.ts';
import { RetryNote } from '#components/ui/controls/retry-note.tsx';
import { Button } from '#components/ui/controls/button.tsx';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import { leavePage } from '#components/ui/runtime/leave-page.ts';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { Note } from '#components/ui/primitives/note.tsx';
import { useCentreAddress } from '#components/ui/store-state/store-state.tsx';
import { OrderRows } from './order-rows.tsx';
import { useOrders, type ReadOrders } from './use-orders.ts';

const ListStatus = styled('div', {
  base: { display: 'grid', gap: '4', justifyItems: 'start', '& > *': { maxWidth: 'lead' }, '& h2': { textStyle: 'h3' } },
});
const Empty = styled(ListStatus, {
  base: { border: '1px dashed', borderColor: 'border.emphasized', borderRadius: 'l2', padding: { base: '6', md: '10' } },
});
const Listed = styled('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: '6', '& .small': { textStyle: 'sm', color: 'fg.muted' } },
});

interface OrderListProps {
  catalogue: Catalogue;
  language: Language;
  /** Answers instead of the service, in tests and examples. */
  readOrders?: ReadOrders;
}

/** The orders of the logged-in account, newest first; a text for anyone else. */
export function OrderList({ catalogue, language, readOrders }: OrderListProps) {
  const { t } = useTranslation('orders');
  const { reading, askAgain } = useOrders(readOrders);
  const consoleHref = useCentreAddress('orders');
  switch (reading.kind) {
    case 'waiting':
      return (
        <p role="status" data-waiting="">
          {t('list.waiting')}
        </p>
      );
    case 'log-in':
      return (
        <ListStatus>
          <p role="status">{t('list.logIn')}</p>
          <Button variant="primary" onClick={() => leavePage.to(loginAddress(`${window.location.pathname}${window.location.search}`))}>
            {t('logIn.button')}
          </Button>
        </ListStatus>
      );
    case 'unknown':
    case 'unavailable':
      return (
        <ListStatus>
          <Note tone="warn">
            <p role="alert">{t('list.unavailable')}</p>
          </Note>
          <Button onClick={askAgain}>{t('askNow')}</Button>
        </ListStatus>
      );
    case 'seen': {
      const coupon = rememberedCoupon(window.location.search);
      const use = readUse(window.location.search);
      return (
        <Listed>
          {reading.stale ? (
            <RetryNote label={t('askNow')} onRetry={askAgain}>
              {t('list.stale')}
            </RetryNote>
          ) : null}
          <CouponNote
            coupon={coupon}
            use={use}
            canUse={reading.seen.some(({ paidUntil, domain }) => paidUntil !== null && domain === undefined)}
          />
          {reading.seen.length === 0 ? (
            <NoOrders language={language} />
          ) : (
            <OrderRows orders={reading.seen} catalogue={catalogue} language={language} coupon={coupon} couponUse={use} />
          )}
          <p className="small">
            <a href={consoleHref}>{t('list.console')}</a> ·{' '}
            <SiteLink href={myGroupsPath} language={language}>
              {t('list.groups')}
            </SiteLink>
          </p>
        </Listed>
      );
    }
  }
}

/** Whoever came here to use a coupon for a server that runs chooses one. */
function CouponNote({ coupon, use, canUse }: { coupon: string | null; use: ServerUse; canUse: boolean }) {
  const { t } = useTranslation('orders');
  if (coupon === null) return null;
  return (
    <Note tone="info">
      <p role="status">
        {use === 'renewal' ? t(canUse ? 'list.coupon' : 'list.couponNone') : t(canUse ? 'list.couponChange' : 'list.couponChangeNone')}
      </p>
    </Note>
  );
}

/** Shown when nothing was ordered yet: where to begin. */
function NoOrders({ language }: { language: Language }) {
  const { t } = useTranslation('orders');
  return (
    <Empty>
      <h2>{t('list.none.title')}</h2>
      <p role="status">{t('list.none.text')}</p>
      <ButtonLink href={purchasePage} language={language} variant="primary">
        {t('list.none.choose')}
      </ButtonLink>
    </Empty>
  );
}
