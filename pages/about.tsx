import type { GetStaticProps } from 'next';
import { MarketingPage } from '#components/blocks/marketing-page.tsx';
import { PageFrame } from '#components/frame/page-frame.tsx';
import { StaticHtml } from '#components/ui/static-html/static-html.tsx';
import { lazyUnlisted } from '#next-internals/lazy-unlisted.ts';
import { staticPage, type StaticPageProps } from '#page-loaders/static-page.ts';
import { marketingPageLoader, type MarketingPageContent } from '#lib/blocks/load-marketing-page.ts';

type Props = StaticPageProps<MarketingPageContent>;

const HarbourPlate = lazyUnlisted(() => import('#components/company/harbour-plate.tsx').then((module) => module.HarbourPlate));

export default function About({ frame, seo, content, language, draft }: Props) {
  const plate = (
    <StaticHtml of={content}>
      <HarbourPlate />
    </StaticHtml>
  );
  return (
    <PageFrame frame={frame} head={content.head} language={language} draft={draft} seo={seo} path={content.path}>
      <MarketingPage content={content} language={language} drawing={plate} />
    </PageFrame>
  );
}

export const getStaticProps: GetStaticProps<Props> = (context) => staticPage('about', context, marketingPageLoader('about'), 'about');
