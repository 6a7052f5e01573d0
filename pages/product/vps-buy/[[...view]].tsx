import type { GetStaticPaths, GetStaticProps } from 'next';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { PageFrame } from '#components/frame/page-frame.tsx';
import { staticPage, type StaticPageProps } from '#page-loaders/static-page.ts';
import { PurchasePage } from '#components/purchase/purchase-page.tsx';
import { usePurchaseView } from '#components/purchase/use-purchase-view.ts';
import { publishedEverywhere } from '#lib/content/published-paths.ts';
import { languages } from '#lib/language/languages.ts';
import { loadPurchase, type PurchaseContent } from '#lib/purchase/load-purchase.ts';
import { viewOfPage, viewPath, type PurchaseView } from '#lib/purchase/purchase-view.ts';

type Props = StaticPageProps<PurchaseContent & { readonly view: PurchaseView }>;

/** The configurator, and the calculator: its address has a query, by which the door asks for a rendering of its own. */
export default function Purchase({ frame, seo, content, language, draft }: Props) {
  const { t } = useTranslation('purchase');
  const shown = usePurchaseView(content.view);
  const calculating = shown.view === 'calculator';
  const words = calculating
    ? { title: t('calculator.title'), description: t('calculator.lead') }
    : { title: t('title'), description: t('lead') };
  const head = { ...words, published: publishedEverywhere(viewPath[shown.view]), indexed: true };
  return (
    <PageFrame frame={frame} head={head} language={language} draft={draft} seo={calculating ? null : seo} path="/product/vps-buy">
      <PurchasePage content={content} language={language} shown={shown} />
    </PageFrame>
  );
}

export const getStaticPaths: GetStaticPaths = () => ({
  paths: languages.flatMap((locale) => [[], ['calculator']].map((view) => ({ params: { view }, locale }))),
  fallback: 'blocking',
});

export const getStaticProps: GetStaticProps<Props> = async (context) => {
  const view = viewOfPage(context.params?.view);
  if (view === null) return { notFound: true };
  const load = async (...asked: Parameters<typeof loadPurchase>) => {
    const found = await loadPurchase(...asked);
    return found.kind === 'page' ? { ...found, content: { ...found.content, view } } : found;
  };
  return staticPage('configurator', context, load, 'product/vps-buy');
};
