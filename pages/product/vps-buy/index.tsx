import type { GetStaticProps } from 'next';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { PageFrame } from '#components/frame/page-frame.tsx';
import { staticPage, type StaticPageProps } from '#page-loaders/static-page.ts';
import { PurchasePage } from '#components/purchase/purchase-page.tsx';
import { usePurchaseView } from '#components/purchase/use-purchase-view.ts';
import { publishedEverywhere } from '#lib/content/published-paths.ts';
import { loadPurchase, type PurchaseContent } from '#lib/purchase/load-purchase.ts';

type Props = StaticPageProps<PurchaseContent>;

export default function Purchase({ frame, seo, content, language, draft }: Props) {
  const { t } = useTranslation('purchase');
  const shown = usePurchaseView();
  const calculating = shown.view === 'calculator';
  const words = calculating
    ? { title: t('calculator.title'), description: t('calculator.lead') }
    : { title: t('title'), description: t('lead') };
  const head = { ...words, published: publishedEverywhere('/product/vps-buy'), indexed: true };
  return (
    <PageFrame frame={frame} head={head} language={language} draft={draft} seo={calculating ? null : seo} path="/product/vps-buy">
      <PurchasePage content={content} language={language} shown={shown} />
    </PageFrame>
  );
}

export const getStaticProps: GetStaticProps<Props> = (context) => staticPage('configurator', context, loadPurchase, 'product/vps-buy');
