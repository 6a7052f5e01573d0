import { useEffect, useState, type ReactElement } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Language } from '#lib/language/languages.ts';
import { orderPage, orderPath } from '#lib/orders/order-address.ts';
import { Breadcrumb } from '#components/ui/primitives/breadcrumb.tsx';
import { Container } from '#components/ui/primitives/container.tsx';
import { NeedsScript } from '#components/ui/primitives/needs-script.tsx';
import { Note } from '#components/ui/primitives/note.tsx';

const Page = styled('div', {
  base: {
    paddingTop: '6',
    paddingBottom: '16',
    minHeight: '90vh',
    '& h1': { textStyle: 'h1', marginTop: '3' },
    '& .number': { fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
    '& .lead': { textStyle: 'lead', color: 'fg.muted', maxWidth: 'lead', marginTop: '2' },
    '@media print': { padding: '0', minHeight: '0', '& nav': { display: 'none' } },
  },
});

interface ReceiptPageProps {
  orderId: string;
  language: Language;
  /** The credit notes of the receipt instead. */
  isOfRefunds?: boolean;
}

async function loadReceipt({ orderId, ...shown }: ReceiptPageProps): Promise<ReactElement> {
  const { OrderReceipt } = await import('./receipt-view.tsx');
  return <OrderReceipt id={orderId} {...shown} />;
}

/** The page is the same for everybody; the receipt is loaded after it. */
export function ReceiptPage({ orderId, language, isOfRefunds = false }: ReceiptPageProps) {
  const { t } = useTranslation(['receipt', 'orders']);
  const [part, setPart] = useState<ReactElement | null>(null);
  useEffect(() => {
    loadReceipt({ orderId, language, isOfRefunds }).then(setPart, () => setPart(<Note tone="warn">{t('orders:unavailable')}</Note>));
  }, [orderId, language, isOfRefunds, t]);
  return (
    <Page>
      <Container>
        <Breadcrumb
          name={t('orders:breadcrumb')}
          links={[
            { label: t('orders:list.title'), href: orderPage },
            { label: t('orders:title'), href: orderPath(orderId) },
          ]}
          language={language}
        />
        {part ?? (
          <>
            <h1>{t(isOfRefunds ? 'creditNote.title' : 'title')}</h1>
            <p className="lead">{t(isOfRefunds ? 'creditNote.lead' : 'lead')}</p>
            <NeedsScript data-waiting="">{t(isOfRefunds ? 'creditNote.needsScript' : 'needsScript')}</NeedsScript>
          </>
        )}
      </Container>
    </Page>
  );
}
