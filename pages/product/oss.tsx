import type { GetStaticProps } from 'next';
import { MarketingPage } from '#components/blocks/marketing-page.tsx';
import { PageFrame } from '#components/frame/page-frame.tsx';
import { staticPage, type StaticPageProps } from '#page-loaders/static-page.ts';
import { ProductTrail } from '#components/ui/primitives/product-trail.tsx';
import { ObjectStorageDrawing } from '#components/products/object-storage-drawing.tsx';
import { marketingPageLoader, type MarketingPageContent } from '#lib/blocks/load-marketing-page.ts';

type Props = StaticPageProps<MarketingPageContent>;

export default function ObjectStorage({ frame, seo, content, language, draft }: Props) {
  return (
    <PageFrame frame={frame} head={content.head} language={language} draft={draft} seo={seo} path={content.path}>
      <MarketingPage
        content={content}
        language={language}
        trail={<ProductTrail language={language} />}
        drawing={<ObjectStorageDrawing />}
      />
    </PageFrame>
  );
}

export const getStaticProps: GetStaticProps<Props> = (context) =>
  staticPage('product', context, marketingPageLoader('product/oss'), 'product/oss');
