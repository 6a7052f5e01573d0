import type { GetServerSideProps } from 'next';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { PageFrame } from '#components/frame/page-frame.tsx';
import { ReceiptPage } from '#components/orders/receipt/receipt-page.tsx';
import { perRequestPage } from '#page-loaders/per-request-page.ts';
import { staticPage, type StaticPageProps } from '#page-loaders/static-page.ts';
import { publishedEverywhere } from '#lib/content/published-paths.ts';
import { languageOfLocale, localizePath } from '#lib/language/languages.ts';
import { loadReceiptPage, type ReceiptPageContent } from '#lib/orders/load-receipt-page.ts';
import { creditNotePath, readOrderId, orderQueryPath } from '#lib/orders/order-address.ts';

type Props = StaticPageProps<ReceiptPageContent>;

export default function CreditNote({ frame, content: { orderId }, language, draft }: Props) {
  const { t } = useTranslation('receipt');
  const path = creditNotePath(orderId);
  const head = { title: t('creditNote.title'), description: t('creditNote.lead'), published: publishedEverywhere(path), indexed: false };
  return (
    <PageFrame frame={frame} head={head} language={language} draft={draft} path={path}>
      <ReceiptPage key={path} orderId={orderId} language={language} isOfRefunds />
    </PageFrame>
  );
}

/** As the page of its order. */
export const getServerSideProps: GetServerSideProps<Props> = async (context) => {
  const id = readOrderId(context.params?.id);
  if (id === null) return { notFound: true };
  const load = () => staticPage('receipt', context, () => loadReceiptPage(id));
  return perRequestPage(context, load, localizePath(orderQueryPath(id), languageOfLocale(context.locale)));
};
