import type { GetStaticPaths, GetStaticProps } from 'next';
import type { ComponentType } from 'react';
import { MarketingPage } from '#components/blocks/marketing-page.tsx';
import { PageFrame } from '#components/frame/page-frame.tsx';
import { StaticHtml } from '#components/ui/static-html/static-html.tsx';
import { loadActivityPage, type ActivityPageContent } from '#lib/blocks/load-activity-page.ts';
import { lazyUnlisted } from '#next-internals/lazy-unlisted.ts';
import { staticPage, type StaticPageProps } from '#page-loaders/static-page.ts';

type Props = StaticPageProps<ActivityPageContent>;

const MoveDrawing = lazyUnlisted(() => import('#components/products/move-drawing.tsx').then((module) => module.MoveDrawing));

/** By address, as the plates of products are. */
const drawings: Readonly<Record<string, ComponentType>> = { '/activity/move-to-us': MoveDrawing };

export default function OwnPage({ frame, content, language, draft }: Props) {
  const Drawing = drawings[content.path];
  const drawing = Drawing ? (
    <StaticHtml of={content}>
      <Drawing />
    </StaticHtml>
  ) : null;
  return (
    <PageFrame frame={frame} head={content.head} language={language} draft={draft} seo={content.seo} path={content.path}>
      <MarketingPage content={content} language={language} drawing={drawing} />
    </PageFrame>
  );
}

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps: GetStaticProps<Props> = (context) =>
  staticPage('ownPage', context, (request) => loadActivityPage(request, String(context.params?.slug)), null);
