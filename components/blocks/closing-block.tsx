import type { BlockOf } from '#lib/blocks/block-view.ts';
import type { Language } from '#lib/language/languages.ts';
import { Section, type SectionSurface } from '#components/ui/primitives/section.tsx';
import { Actions } from './actions.tsx';

/** The closing statement of a page, with its call to action. */
export function ClosingBlock({ block, language, surface }: { block: BlockOf<'closing'>; language: Language; surface: SectionSurface }) {
  const { id, heading, lead, primaryAction, secondaryAction } = block;
  return (
    <Section
      id={id}
      surface={surface}
      heading={heading}
      lead={lead}
      aside={<Actions first={primaryAction} second={secondaryAction} language={language} />}
    />
  );
}
