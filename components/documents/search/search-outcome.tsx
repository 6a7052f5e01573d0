import { useEffect, useRef } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { ReadingList } from '#lib/documents/search/load-search-page.ts';
import { isolateText } from '#lib/format/isolate-text.ts';
import { askedPath, isNarrowed, type Narrowing } from '#lib/documents/search/search-address.ts';
import { pagesOf, shownIn, type FoundState, type SearchState } from '#lib/documents/search/search-session.ts';
import type { Language } from '#lib/language/languages.ts';
import { Button } from '#components/ui/controls/button.tsx';
import { VisuallyHidden } from '#components/ui/primitives/visually-hidden.tsx';
import { FoundWords } from './found-words.tsx';
import { NothingFound } from './nothing-found.tsx';
import { SearchFacets } from './search-facets.tsx';
import { SearchPaging } from './search-paging.tsx';
import { SearchRows } from './search-rows.tsx';

const Outcome = styled('section', {
  base: {
    display: 'grid',
    gap: '5',
    justifyItems: 'start',
    minHeight: '8rem',
    scrollMarginTop: '6rem',
    '& h2': { fontSize: '1.375rem', lineHeight: '1.35', overflowWrap: 'anywhere' },
    '& h2:focus': { outline: '0' },
    '& > ol': { width: 'full' },
    '&[aria-busy=true] > ol': { opacity: '.6' },
  },
});

/** The place of the first results, so that it is seen where they will be. */
const Waiting = styled('div', {
  base: {
    display: 'grid',
    width: 'full',
    borderTop: '1px solid',
    borderColor: 'border.emphasized',
    '& i': { height: '5.25rem', borderBottom: '1px solid', borderColor: 'border', position: 'relative' },
    '& i::before, & i::after': { content: '""', position: 'absolute', left: '0', height: '12px', background: 'bg.subtle' },
    '& i::before': { top: '1.25rem', width: 'min(22rem, 60%)' },
    '& i::after': { top: '2.875rem', width: 'min(38rem, 90%)' },
    '@media (scripting: none)': { display: 'none' },
  },
});

const waitingRows = ['first', 'second', 'third'] as const;

export interface SearchOutcomeProps {
  state: Exclude<SearchState, { kind: 'idle' }>;
  language: Language;
  toRead: ReadingList;
  onChange: (asked: Narrowing & { readonly page?: number }) => void;
  onAgain: () => void;
  onChoose: (word: string) => void;
  onOpen: () => void;
}

const everything: Narrowing = { type: undefined, subject: undefined, textLanguage: undefined };

/** The outcome of a search: running, found, nothing, or no answer; its heading is announced to screen readers. */
export function SearchOutcome(props: SearchOutcomeProps) {
  const { state, language, onChange, onAgain } = props;
  const { t } = useTranslation('document-search');
  const heading = useHeading(state);
  const title = useRef<HTMLHeadingElement>(null);
  const { page } = state.asked;
  const search = askedPath({ ...state.asked, page: 1 });
  const shown = useRef({ search, page });
  useEffect(() => {
    const isSame = shown.current.search === search;
    if (isSame && (state.kind !== 'found' || shown.current.page === page)) return;
    shown.current = { search, page };
    // who types another word stays in the field
    if (!isSame) return;
    // a page of results begins at its beginning
    title.current?.focus({ preventScroll: true });
    title.current?.closest('section')?.scrollIntoView({ block: 'start' });
  }, [state, search, page]);
  const found = shownIn(state);
  const facets = state.kind === 'none' ? state.page.facets : found?.page.facets;
  return (
    <Outcome aria-busy={state.kind === 'loading'}>
      <h2 ref={title} tabIndex={-1}>
        {heading}
      </h2>
      <VisuallyHidden role="status">{heading}</VisuallyHidden>
      {facets ? <SearchFacets facets={facets} narrowing={state.asked} onNarrow={onChange} /> : null}
      {state.kind === 'none' ? <None {...props} asked={state.asked} page={state.page} /> : null}
      {state.kind === 'failed' ? <Button onClick={onAgain}>{t('state.again')}</Button> : null}
      {state.kind === 'loading' && !found ? (
        <Waiting aria-hidden="true">
          {waitingRows.map((row) => (
            <i key={row} />
          ))}
        </Waiting>
      ) : null}
      {found ? <Found {...props} found={found} language={language} /> : null}
    </Outcome>
  );
}

function useHeading(state: SearchOutcomeProps['state']): string {
  const { t } = useTranslation('document-search');
  const { page } = state.asked;
  const word = isolateText(state.asked.word);
  switch (state.kind) {
    case 'loading':
      return t('state.loading', { word });
    case 'found':
      return page === 1
        ? t('state.found', { word, total: state.page.total })
        : t('pages.of', { word, page, pages: pagesOf(state.page.total) });
    case 'none':
      return isNarrowed(state.asked) ? t('none.narrowed') : t('state.none', { word });
    case 'failed':
      return t('state.failed');
  }
}

function Found({ found: { asked, page }, language, onChange, onOpen }: SearchOutcomeProps & { found: FoundState }) {
  const { t } = useTranslation('document-search');
  return (
    <>
      <FoundWords page={page} language={language} />
      <SearchRows rows={page.rows} search={asked.word} language={language} missing={page.missing} onOpen={onOpen} />
      {asked.page > pagesOf(page.total) ? <Button onClick={() => onChange({ page: 1 })}>{t('pages.first')}</Button> : null}
      <SearchPaging asked={asked} total={page.total} language={language} onTurn={(next) => onChange({ page: next })} />
    </>
  );
}

function None({ asked, page, language, toRead, onChange, onChoose }: SearchOutcomeProps & Pick<FoundState, 'asked' | 'page'>) {
  const { t } = useTranslation('document-search');
  if (isNarrowed(asked)) return <Button onClick={() => onChange(everything)}>{t('none.all')}</Button>;
  return (
    <>
      <FoundWords page={page} language={language} />
      <NothingFound word={asked.word} nearest={page.nearest ?? []} toRead={toRead} language={language} onChoose={onChoose} />
    </>
  );
}
