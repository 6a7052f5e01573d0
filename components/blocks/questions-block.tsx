import type { BlockOf } from '#lib/blocks/block-view.ts';
import { QuestionList } from '#components/ui/primitives/question-list.tsx';
import type { SectionSurface } from '#components/ui/primitives/section.tsx';
import { SideSection } from './side-section.tsx';

/** Questions that open without a script; the first one is open. */
export function QuestionsBlock({ block, surface }: { block: BlockOf<'questions'>; surface: SectionSurface }) {
  return (
    <SideSection id={block.id} surface={surface} heading={block.heading} lead={block.lead}>
      <QuestionList questions={block.questions} size="lg" />
    </SideSection>
  );
}
