import type { BlockOf, BlockView } from '#lib/blocks/block-view.ts';
import type { Language } from '#lib/language/languages.ts';
import { lazyUnlisted } from '#next-internals/lazy-unlisted.ts';
import { StaticHtml } from '#components/ui/static-html/static-html.tsx';

const Blocks = lazyUnlisted(() => import('./blocks.tsx').then((module) => module.Blocks));

interface StaticBlocksProps {
  blocks: readonly BlockView[];
  language: Language;
  /** Figures that the page shows elsewhere. */
  shownAbove?: BlockOf<'figures'> | null;
}

/** The sections of a page as server-rendered HTML: a first visit loads no code for them. */
export function StaticBlocks({ blocks, language, shownAbove = null }: StaticBlocksProps) {
  return (
    <StaticHtml of={blocks}>
      <Blocks blocks={blocks} language={language} shownAbove={shownAbove} />
    </StaticHtml>
  );
}
