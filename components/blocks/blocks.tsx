import { Fragment, type ReactNode } from 'react';
import type { BlockOf, BlockView } from '#lib/blocks/block-view.ts';
import type { Language } from '#lib/language/languages.ts';
import { lazyUnlisted } from '#next-internals/lazy-unlisted.ts';
import type { SectionSurface } from '#components/ui/primitives/section.tsx';
import { ChannelsBlock } from './channels-block.tsx';
import { ClaimsBlock } from './claims/claims-block.tsx';
import { ClosingBlock } from './closing-block.tsx';
import { CustomersBlock } from './customers-block.tsx';
import { FiguresBlock } from './figures-block.tsx';
import { IncludedBlock } from './included-block.tsx';
import { ProductsBlock } from './products-block.tsx';
import { QuestionsBlock } from './questions-block.tsx';
import { RegionsBlock } from './regions-block.tsx';
import { StepsBlock } from './steps-block.tsx';
import { useFragmentScroll } from '#components/ui/runtime/use-fragment-scroll.ts';
import { UsesAndFigures } from './uses-and-figures.tsx';

/** The text renderer is loaded lazily, since most pages have no running text. */
const TextBlock = lazyUnlisted(() => import('./text-block.tsx').then((module) => module.TextBlock));

/** Sections with content beyond their own texts: the page that has them supplies the renderer. */
interface OwnSections {
  readonly hero?: (block: BlockOf<'hero'>) => ReactNode;
  readonly plans?: (block: BlockOf<'plans'>, surface: SectionSurface) => ReactNode;
}

interface BlocksProps {
  blocks: readonly BlockView[];
  language: Language;
  own?: OwnSections;
  /** Figures that the page shows elsewhere. */
  shownAbove?: BlockOf<'figures'> | null;
}

/** The sections of a page from top to bottom: alternating white and canvas, the claims on ink. */
export function Blocks({ blocks, language, own = {}, shownAbove = null }: BlocksProps) {
  useFragmentScroll();
  return bandsOf(blocks, shownAbove).map(({ block, beside, surface }) => (
    <Fragment key={block.id}>
      {beside && block.kind === 'customers' ? (
        <UsesAndFigures uses={block} figures={beside} language={language} surface={surface} />
      ) : (
        section(block, surface, language, own)
      )}
    </Fragment>
  ));
}

interface BandOfBlocks {
  readonly block: BlockView;
  /** Figures shown in a box beside the preceding uses. */
  readonly beside: BlockOf<'figures'> | null;
  readonly surface: SectionSurface;
}

function bandsOf(blocks: readonly BlockView[], shownAbove: BlockView | null): BandOfBlocks[] {
  const bands: BandOfBlocks[] = [];
  let shaded = false;
  for (const [index, block] of blocks.entries()) {
    const before = blocks[index - 1];
    if (block.kind === 'figures' && before?.kind === 'customers') continue;
    const next = blocks[index + 1];
    const beside = block.kind === 'customers' && next?.kind === 'figures' && next !== shownAbove ? next : null;
    const ownGround = block.kind === 'hero' || block.kind === 'claims';
    if (!ownGround) shaded = !shaded;
    bands.push({ block, beside, surface: shaded && !ownGround ? 'canvas' : 'page' });
  }
  return bands;
}

function section(block: BlockView, surface: SectionSurface, language: Language, own: OwnSections): ReactNode {
  switch (block.kind) {
    case 'hero':
      return own.hero?.(block) ?? null;
    case 'plans':
      return own.plans?.(block, surface) ?? null;
    case 'products':
      return <ProductsBlock block={block} language={language} surface={surface} />;
    case 'steps':
      return <StepsBlock block={block} language={language} surface={surface} />;
    case 'claims':
      return <ClaimsBlock block={block} language={language} />;
    case 'regions':
      return <RegionsBlock block={block} language={language} surface={surface} />;
    case 'included':
      return <IncludedBlock block={block} language={language} surface={surface} />;
    case 'questions':
      return <QuestionsBlock block={block} surface={surface} />;
    case 'customers':
      return <CustomersBlock block={block} language={language} surface={surface} />;
    case 'text':
      return <TextBlock block={block} language={language} surface={surface} />;
    case 'figures':
      return <FiguresBlock block={block} language={language} surface={surface} />;
    case 'channels':
      return <ChannelsBlock block={block} language={language} surface={surface} />;
    case 'closing':
      return <ClosingBlock block={block} language={language} surface={surface} />;
  }
}
