import type { HomeContent } from '#lib/home/load-home.ts';
import type { Language } from '#lib/language/languages.ts';
import { lazyUnlisted } from '#next-internals/lazy-unlisted.ts';
import { attachMeasuring } from '#components/home/attach-measuring.ts';
import { StaticHtml } from '#components/ui/static-html/static-html.tsx';

const HomeBlocks = lazyUnlisted(() => import('./home-blocks.tsx').then((module) => module.HomeBlocks));

/** The home page as server-rendered HTML: a first visit loads no code for it but that of the chart's button. */
export function HomePage({ content, language }: { content: HomeContent; language: Language }) {
  return (
    <StaticHtml of={content} attach={attachMeasuring}>
      <HomeBlocks content={content} language={language} />
    </StaticHtml>
  );
}
