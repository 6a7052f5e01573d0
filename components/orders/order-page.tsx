import { useEffect, useState, type ReactElement } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'next-i18next/pages';
import type { Language } from '#lib/language/languages.ts';
import { purchasePage } from '#lib/catalogue/purchase-address.ts';
import type { OrderPageContent } from '#lib/orders/load-order-page.ts';
import { orderIdOf } from '#lib/orders/order-address.ts';
import { Breadcrumb } from '#components/ui/breadcrumb.tsx';
import { Container } from '#components/ui/container.tsx';
import { NeedsScript } from '#components/ui/needs-script.tsx';
import { Note } from '#components/ui/note.tsx';
import { Phrases } from '#components/ui/phrases.tsx';

const Page = chakra('div', {
  base: {
    paddingTop: '6', paddingBottom: '16', minHeight: '90vh',
    '& h1': { textStyle: 'h1', marginTop: '3' },
    '& .lead': { textStyle: 'lead', color: 'fg.muted', maxWidth: 'lead', marginTop: '2' },
  },
});

/** The page is the same for everybody; what an order needs comes after it. */
export function OrderPage({ content: { catalogue, orderId }, language }: { content: OrderPageContent; language: Language }) {
  const { t } = useTranslation(['orders', 'purchase']);
  const [part, setPart] = useState<ReactElement | null>(null);
  useEffect(() => {
    const id = orderId ?? orderIdOf(window.location);
    import('./order-view.tsx')
      .then(({ OrderView, UnknownOrder }) => setPart(id === null ? <UnknownOrder /> : <OrderView key={id} id={id} catalogue={catalogue} language={language} />))
      .catch(() => setPart(<><h1>{t('title')}</h1><Note tone="warn">{t('away')}</Note></>));
  }, [catalogue, language, orderId, t]);
  return (
    <Page>
      <Container>
        <Breadcrumb name={t('breadcrumb')} links={[{ label: t('purchase:cloudServers'), href: '/product/vps' }, { label: t('purchase:title'), href: purchasePage }]} language={language} />
        {part ?? (
          <>
            <h1><Phrases>{t('title')}</Phrases></h1>
            <p className="lead">{t('lead')}</p>
            <NeedsScript>{t('needsScript')} <a href="/ucenter/console/orders">{t('allOrders')}</a></NeedsScript>
          </>
        )}
      </Container>
    </Page>
  );
}
