import { useEffect, useState, type ReactElement } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Language } from '#lib/language/languages.ts';
import type { OrderPageContent } from '#lib/orders/load-order-page.ts';
import { askedOrder, orderPage, type AskedOrder } from '#lib/orders/order-address.ts';
import { Breadcrumb } from '#components/ui/primitives/breadcrumb.tsx';
import { Container } from '#components/ui/primitives/container.tsx';
import { NeedsScript } from '#components/ui/primitives/needs-script.tsx';
import { Note } from '#components/ui/primitives/note.tsx';
import { KeepPhrases } from '#components/ui/primitives/keep-phrases.tsx';
import { useCentreAddress } from '#components/ui/store-state/store-state.tsx';
import { usePageSearch } from '#components/ui/runtime/use-page-search.ts';

const Page = styled('div', {
  base: {
    paddingTop: '6',
    paddingBottom: '16',
    minHeight: '90vh',
    '& h1': { textStyle: 'h1', marginTop: '3' },
    // for Back: the page has its former height before the order or the list has loaded
    '@media (scripting: enabled)': { '&:has([data-waiting])': { minHeight: { base: '300vh', lg: '200vh' } } },
    '& .number': { marginTop: '4', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
    '& .part': { marginTop: '8' },
    '& .lead': { textStyle: 'lead', color: 'fg.muted', maxWidth: 'lead', marginTop: '2' },
  },
});

type Content = Pick<OrderPageContent, 'catalogue' | 'promotions'>;

interface Part {
  /** The view has a heading of its own. */
  readonly headed: boolean;
  readonly element: ReactElement;
}

async function loadPart(asked: AskedOrder, { catalogue, promotions }: Content, language: Language): Promise<Part> {
  if (asked.kind === 'list') {
    const { OrderList } = await import('./order-list.tsx');
    return { headed: false, element: <OrderList catalogue={catalogue} language={language} /> };
  }
  const [{ OrderView }, { UnknownOrder }] = await Promise.all([import('./order-view.tsx'), import('./unseen-order.tsx')]);
  return {
    headed: true,
    element:
      asked.kind === 'order' ? (
        <OrderView key={asked.id} id={asked.id} catalogue={catalogue} promotions={promotions} language={language} />
      ) : (
        <UnknownOrder language={language} />
      ),
  };
}

/** The page is the same for everybody; the order or the list is loaded after it. */
export function OrderPage({ content: { catalogue, promotions, orderId }, language }: { content: OrderPageContent; language: Language }) {
  const { t } = useTranslation('orders');
  const [part, setPart] = useState<Part | null>(null);
  const search = usePageSearch();
  const consoleHref = useCentreAddress('orders');
  useEffect(() => {
    const asked: AskedOrder = orderId === null ? askedOrder(window.location) : { kind: 'order', id: orderId };
    loadPart(asked, { catalogue, promotions }, language).then(setPart, () =>
      setPart({ headed: false, element: <Note tone="warn">{t('unavailable')}</Note> }),
    );
  }, [catalogue, promotions, language, orderId, search, t]);
  const isOrder = orderId !== null || part?.headed === true;
  return (
    <Page>
      <Container>
        {/* the orders of servers and of names have one list, and no page of a product above it */}
        <Breadcrumb name={t('breadcrumb')} links={isOrder ? [{ label: t('list.title'), href: orderPage }] : []} language={language} />
        {part?.headed ? null : (
          <>
            <h1>
              <KeepPhrases>{t(isOrder ? 'title' : 'list.title')}</KeepPhrases>
            </h1>
            <p className="lead">{t(isOrder ? 'lead' : 'list.lead')}</p>
          </>
        )}
        {part?.headed ? (
          part.element
        ) : (
          <div className="part">
            {part?.element ?? (
              <NeedsScript data-waiting="">
                {t(isOrder ? 'needsScript' : 'list.needsScript')} <a href={consoleHref}>{t('list.console')}</a>
              </NeedsScript>
            )}
          </div>
        )}
      </Container>
    </Page>
  );
}
