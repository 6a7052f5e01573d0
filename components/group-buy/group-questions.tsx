import { styled } from '#components/ui/styled/styled.ts';
import type { GroupQuestion } from '#lib/group-buy/load-group-campaign.ts';
import { PlusIcon } from '#components/ui/primitives/icons.tsx';

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
});

/** Questions that open without a script; the first one is open. */
export function GroupQuestions({ questions }: { questions: readonly GroupQuestion[] }) {
  return (
    <List>
      {questions.map(({ key, question, answer }, index) => (
        <details key={key} open={index === 0}>
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
