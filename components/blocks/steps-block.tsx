import { styled } from '#components/ui/styled/styled.ts';
import type { BlockOf } from '#lib/blocks/block-view.ts';
import type { Language } from '#lib/language/languages.ts';
import { Section, type SectionSurface } from '#components/ui/primitives/section.tsx';
import { WholeWords } from '#components/ui/primitives/whole-words.tsx';

/** The bar over each step shows the part of all steps done after it. */
const Steps = styled('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0,1fr)', sm: 'repeat(3,minmax(0,1fr))' },
    // four would leave one alone in its row
    '&:has(> li:nth-of-type(4):last-of-type)': { gridTemplateColumns: { sm: 'repeat(2,minmax(0,1fr))', lg: 'repeat(4,minmax(0,1fr))' } },
    rowGap: { sm: '10' },
    '& li': { paddingTop: { base: '3', sm: '5' }, paddingBottom: { base: '5', sm: '0' }, paddingInlineEnd: { base: '0', sm: '8' } },
    '& li:last-of-type': { paddingInlineEnd: '0' },
    '& svg': { width: 'full', height: '8px', marginBottom: { base: '4', sm: '5' }, overflow: 'visible' },
    '& .rule': { fill: 'border.emphasized' },
    '& .way': { fill: 'border.emphasized' },
    '& li:last-of-type .way': { fill: 'accent.solid' },
    '& .mark': { textStyle: 'sm', fontWeight: 'semibold', color: 'accent.fg', fontVariantNumeric: 'tabular-nums' },
    '& h3': { textStyle: 'h3', marginTop: '1', marginBottom: '2' },
    '& .words': { color: 'fg.muted' },
  },
});

/** Steps to follow, in order. */
export function StepsBlock({ block, language, surface }: { block: BlockOf<'steps'>; language: Language; surface: SectionSurface }) {
  return (
    <Section id={block.id} surface={surface} heading={block.heading} lead={block.lead}>
      <Steps>
        {block.steps.map(({ figure, title, text }, index) => (
          <li key={index}>
            <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <rect className="rule" y="3.5" width="100" height="1" />
              <rect className="way" width={(100 * (index + 1)) / block.steps.length} height="8" />
            </svg>
            <p className="mark">{figure}</p>
            <h3>{title}</h3>
            <p className="words">
              <WholeWords language={language}>{text}</WholeWords>
            </p>
          </li>
        ))}
      </Steps>
    </Section>
  );
}
