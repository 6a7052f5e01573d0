import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Language } from '#lib/language/languages.ts';
import { loginAddress } from '#lib/mydoc/login-address.ts';
import { orderPage } from '#lib/orders/order-address.ts';
import type { Followed } from '#components/ui/calls/use-followed.ts';
import { Button } from '#components/ui/controls/button.tsx';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { Note } from '#components/ui/primitives/note.tsx';
import { leavePage } from '#components/ui/runtime/leave-page.ts';

const OrderStatus = styled('div', {
  base: { display: 'grid', gap: '4', marginTop: '6', justifyItems: 'start', '& > *': { maxWidth: 'lead' } },
});

interface UnseenOrderProps {
  kind: Exclude<Followed<unknown>['reading']['kind'], 'seen'>;
  /** The page's title. */
  title: string;
  waiting: string;
  language: Language;
  onAskAgain: () => void;
}

/** Why there is no order to see, or what is shown of it on another page: not yet, or not for this visitor. */
export function UnseenOrder({ kind, title, waiting, language, onAskAgain }: UnseenOrderProps) {
  const { t } = useTranslation('orders');
  if (kind === 'unknown') return <UnknownOrder language={language} />;
  return (
    <>
      <h1>{title}</h1>
      {kind === 'waiting' ? (
        <p className="lead" role="status" data-waiting="">
          {waiting}
        </p>
      ) : null}
      {kind === 'log-in' ? (
        <OrderStatus>
          <p role="status">{t('logIn.text')}</p>
          <Button variant="primary" onClick={() => leavePage.to(loginAddress(`${window.location.pathname}${window.location.search}`))}>
            {t('logIn.button')}
          </Button>
        </OrderStatus>
      ) : null}
      {kind === 'unavailable' ? (
        <OrderStatus>
          <Note tone="warn">
            <p role="alert">{t('outage.first')}</p>
          </Note>
          <Button onClick={onAskAgain}>{t('askNow')}</Button>
        </OrderStatus>
      ) : null}
    </>
  );
}

/** No such order, or another account's: the text is the same. */
export function UnknownOrder({ language }: { language: Language }) {
  const { t } = useTranslation('orders');
  return (
    <>
      <h1>{t('unknown.title')}</h1>
      <OrderStatus>
        <p role="status">{t('unknown.text')}</p>
        <p>
          <SiteLink href={orderPage} language={language}>
            {t('allOrders')}
          </SiteLink>
        </p>
      </OrderStatus>
    </>
  );
}
