import type { BlockOf } from '#lib/blocks/block-view.ts';
import type { Language } from '#lib/language/languages.ts';
import { Section, type SectionSurface } from '#components/ui/primitives/section.tsx';
import { FigureGrid } from './figure-grid.tsx';

/** What every server includes. */
export function IncludedBlock({ block, language, surface }: { block: BlockOf<'included'>; language: Language; surface: SectionSurface }) {
  return (
    <Section id={block.id} surface={surface} heading={block.heading} lead={block.lead}>
      <FigureGrid figures={block.items} language={language} />
    </Section>
  );
}
