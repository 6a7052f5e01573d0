import { useId } from 'react';
import { ChevronRightIcon } from '#components/ui/primitives/icons.tsx';
import { styled } from '#components/ui/styled/styled.ts';

const List = styled('div', {
  base: {
    '& h3': { textStyle: 'sm', fontWeight: 'semibold', marginBottom: '1' },
    '& li': { borderTop: '1px solid', borderColor: 'border.muted' },
    '& li:last-child': { borderBottom: '1px solid', borderColor: 'border.muted' },
    '& button': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0,1fr) auto',
      alignItems: 'center',
      gap: '3',
      width: 'full',
      minHeight: 'control',
      paddingBlock: '2',
      paddingInline: '1',
      border: '0',
      background: 'transparent',
      color: 'accent.fg',
      textAlign: 'start',
      cursor: 'pointer',
      overflowWrap: 'anywhere',
    },
    '& button:hover': { background: 'accent.subtle' },
    '& button:focus-visible': { outlineOffset: '-3px' },
  },
});

interface ChatSuggestionsProps {
  title: string;
  questions: readonly string[];
  /** The questions' language, if it differs from the page's. */
  lang?: string | undefined;
  onAsk: (question: string) => void;
}

/** Questions that the texts do answer; a press sends one. */
export function ChatSuggestions({ title, questions, lang, onAsk }: ChatSuggestionsProps) {
  const titleId = useId();
  if (questions.length === 0) return null;
  return (
    <List>
      <h3 id={titleId}>{title}</h3>
      <ul aria-labelledby={titleId} lang={lang}>
        {questions.map((question) => (
          <li key={question}>
            <button type="button" onClick={() => onAsk(question)}>
              {question}
              <ChevronRightIcon />
            </button>
          </li>
        ))}
      </ul>
    </List>
  );
}
