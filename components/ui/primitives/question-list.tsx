import { styled } from '#components/ui/styled/styled.ts';
import { PlusIcon } from './icons.tsx';

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
      minHeight: '56px',
      paddingBlock: '3',
      fontWeight: 'semibold',
    },
    '& summary:hover': { color: 'accent.fg' },
    '& svg': { transition: 'transform var(--hf-durations-moderate) var(--hf-easings-out)' },
    '& details[open] svg': { transform: 'rotate(45deg)' },
    '& p': { color: 'fg.muted', maxWidth: '44rem', paddingBottom: '5' },
  },
  variants: {
    size: {
      md: {},
      lg: { '& summary': { minHeight: '60px', fontSize: '1.0625rem' }, '& p': { paddingInlineEnd: { base: '0', sm: '10' } } },
    },
  },
  defaultVariants: { size: 'md' },
});

interface QuestionListProps {
  questions: readonly { readonly question: string; readonly answer: string }[];
  size?: 'md' | 'lg';
}

/** Questions that open without a script; the first one is open. */
export function QuestionList({ questions, size = 'md' }: QuestionListProps) {
  return (
    <List size={size}>
      {questions.map(({ question, answer }, index) => (
        <details key={index} open={index === 0}>
          <summary>
            {question}
            <PlusIcon />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </List>
  );
}
