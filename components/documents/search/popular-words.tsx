import type { MouseEvent } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { searchPath } from '#lib/documents/search/search-address.ts';
import { localizePath, type Language } from '#lib/language/languages.ts';
import { isPlainClick } from '#components/ui/runtime/is-plain-click.ts';
import { chip, chipHover, chipRow } from './chip-styles.ts';

const List = styled('div', {
  base: { ...chipRow, '& a': { ...chip, paddingInline: '3', textDecoration: 'none' }, '& a:hover': chipHover },
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
