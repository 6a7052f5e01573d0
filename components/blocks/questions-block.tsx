import { styled } from '#components/ui/styled/styled.ts';
import type { BlockOf } from '#lib/blocks/block-view.ts';
import { PlusIcon } from '#components/ui/primitives/icons.tsx';
import type { SectionSurface } from '#components/ui/primitives/section.tsx';
import { SideSection } from './side-section.tsx';

const List = styled('div', {
  base: {
    borderTop: '1px solid',
    borderColor: 'border.emphasized',
    '& details': { borderBottom: '1px solid', borderColor: 'border' },
    '& summary': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: '4',
      minHeight: '60px',
      paddingBlock: '3',
      fontWeight: 'semibold',
      fontSize: '1.0625rem',
    },
    '& summary:hover': { color: 'accent.fg' },
    '& svg': { transition: 'transform var(--hf-durations-moderate) var(--hf-easings-out)' },
    '& details[open] svg': { transform: 'rotate(45deg)' },
    '& p': { color: 'fg.muted', maxWidth: '44rem', paddingBottom: '5', paddingInlineEnd: { base: '0', sm: '10' } },
  },
});

/** Questions that open without a script; the first one is open. */
export function QuestionsBlock({ block, surface }: { block: BlockOf<'questions'>; surface: SectionSurface }) {
  return (
    <SideSection id={block.id} surface={surface} heading={block.heading} lead={block.lead}>
      <List>
        {block.questions.map(({ question, answer }, index) => (
          <details key={index} open={index === 0}>
            <summary>
              {question}
              <PlusIcon />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </List>
    </SideSection>
  );
}
