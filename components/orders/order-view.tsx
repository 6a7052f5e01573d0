import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { Language } from '#lib/language/languages.ts';
import { loginAddress } from '#lib/mydoc/login-address.ts';
import type { NamedPromotion } from '#lib/offers/named-promotion.ts';
import { orderPage } from '#lib/orders/order-address.ts';
import { Button } from '#components/ui/controls/button.tsx';
import { leavePage } from '#components/ui/runtime/leave-page.ts';
import { Note } from '#components/ui/primitives/note.tsx';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import type { OrderActs } from './order-acts.ts';
import { OrderDetails } from './order-details.tsx';
import { seenNow, useOrder, type ReadOrder } from './use-order.ts';

const OrderStatus = styled('div', {
  base: { display: 'grid', gap: '4', marginTop: '6', justifyItems: 'start', '& > *': { maxWidth: 'lead' } },
});

interface OrderViewProps {
  id: string;
  catalogue: Catalogue;
  promotions: readonly NamedPromotion[];
  language: Language;
  /** Answers instead of the service, in tests and examples. */
  readOrder?: ReadOrder;
  acts?: OrderActs;
}

/** The order of the logged-in account; a text for anyone else. */
export function OrderView({ id, catalogue, promotions, language, readOrder, acts }: OrderViewProps) {
  const { t } = useTranslation('orders');
  const { reading, askAgain, take } = useOrder(id, readOrder);
  switch (reading.kind) {
    case 'seen':
      return (
        <OrderDetails
          seen={reading.seen}
          stale={reading.stale}
          catalogue={catalogue}
          promotions={promotions}
          language={language}
          onOrder={(order) => take(seenNow(order))}
          onAskAgain={askAgain}
          acts={acts}
        />
      );
    case 'waiting':
      return (
        <>
          <h1>{t('title')}</h1>
          <p className="lead" role="status" data-waiting="">
            {t('waiting')}
          </p>
        </>
      );
    case 'log-in':
      return (
        <>
          <h1>{t('title')}</h1>
          <OrderStatus>
            <p role="status">{t('logIn.text')}</p>
            <Button variant="primary" onClick={() => leavePage.to(loginAddress(`${window.location.pathname}${window.location.search}`))}>
              {t('logIn.button')}
            </Button>
          </OrderStatus>
        </>
      );
    case 'away':
      return (
        <>
          <h1>{t('title')}</h1>
          <OrderStatus>
            <Note tone="warn">
              <p role="alert">{t('outage.first')}</p>
            </Note>
            <Button onClick={askAgain}>{t('askNow')}</Button>
          </OrderStatus>
        </>
      );
    case 'unknown':
      return <UnknownOrder language={language} />;
  }
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
