import type { GetStaticProps } from 'next';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { PageFrame } from '#components/frame/page-frame.tsx';
import { staticPage, type StaticPageProps } from '#page-loaders/static-page.ts';
import { OrderPage } from '#components/orders/order-page.tsx';
import { publishedEverywhere } from '#lib/content/published-paths.ts';
import { loadOrderPage, type OrderPageContent } from '#lib/orders/load-order-page.ts';
import { orderPage, orderPath } from '#lib/orders/order-address.ts';

export type OrderProps = StaticPageProps<OrderPageContent>;

export default function Order({ frame, content, language, draft }: OrderProps) {
  const { t } = useTranslation('orders');
  const words =
    content.orderId === null ? { title: t('list.title'), description: t('list.lead') } : { title: t('title'), description: t('lead') };
  const path = content.orderId === null ? orderPage : orderPath(content.orderId);
  return (
    <PageFrame
      frame={frame}
      head={{ ...words, published: publishedEverywhere(path), indexed: false }}
      language={language}
      draft={draft}
      path={path}
    >
      <OrderPage key={path} content={content} language={language} />
    </PageFrame>
  );
}

export const getStaticProps: GetStaticProps<OrderProps> = (context) =>
  staticPage('order', context, (request, frame) => loadOrderPage(request, frame, null));
