import type { MouseEvent } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { searchPath } from '#lib/documents/search/search-address.ts';
import { localizePath, type Language } from '#lib/language/languages.ts';
import { isPlainClick } from '#components/ui/runtime/is-plain-click.ts';

const List = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    alignItems: 'center',
    textStyle: 'sm',
    '& ul': { display: 'flex', flexWrap: 'wrap', gap: '2' },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '36px',
      paddingInline: '3',
      border: '1px solid',
      borderColor: 'border.control',
      borderRadius: 'l2',
      color: 'fg',
      textDecoration: 'none',
      background: 'bg',
    },
    '& a:hover': { borderColor: 'border.emphasized' },
  },
});

interface PopularWordsProps {
  heading: string;
  words: readonly string[];
  language: Language;
  /** Runs the search on the page itself; absent: the link opens the search. */
  onChoose?: (word: string) => void;
}

/** Popular searches, each a link to its results. */
export function PopularWords({ heading, words, language, onChoose }: PopularWordsProps) {
  if (words.length === 0) return null;
  const choose = (event: MouseEvent, word: string): void => {
    if (!onChoose || !isPlainClick(event)) return;
    event.preventDefault();
    onChoose(word);
  };
  return (
    <List>
      <span>{heading}</span>
      <ul>
        {words.map((word) => (
          <li key={word}>
            <a href={localizePath(searchPath(word), language)} onClick={(event) => choose(event, word)}>
              {word}
            </a>
          </li>
        ))}
      </ul>
    </List>
  );
}
