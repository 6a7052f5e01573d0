import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { hasMore, type SearchState } from '#lib/documents/search/search-session.ts';
import type { Language } from '#lib/language/languages.ts';
import { Button } from '#components/ui/controls/button.tsx';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import { useCentreAddress } from '#components/ui/store-state/store-state.tsx';
import { VisuallyHidden } from '#components/ui/primitives/visually-hidden.tsx';
import { SearchRows } from './search-rows.tsx';

const Outcome = styled('section', {
  base: {
    display: 'grid',
    gap: '5',
    justifyItems: 'start',
    minHeight: '8rem',
    '& h2': { fontSize: '1.375rem', lineHeight: '1.35', overflowWrap: 'anywhere' },
    '& > ol': { width: 'full' },
    '& > p': { color: 'fg.muted', maxWidth: 'lead' },
  },
});

interface SearchOutcomeProps {
  state: Exclude<SearchState, { kind: 'idle' }>;
  language: Language;
  onAgain: () => void;
  onMore: () => void;
}

/** The outcome of a search: running, found, nothing, or no answer; its heading is announced to screen readers. */
export function SearchOutcome({ state, language, onAgain, onMore }: SearchOutcomeProps) {
  const { t } = useTranslation('document-search');
  const ticketHref = useCentreAddress('newTicket');
  const heading = {
    loading: () => t('state.loading', { word: state.word }),
    found: () => t('state.found', { word: state.word, total: state.kind === 'found' ? state.total : 0 }),
    none: () => t('state.none', { word: state.word }),
    failed: () => t('state.failed'),
  }[state.kind]();
  return (
    <Outcome aria-busy={state.kind === 'loading'}>
      <h2>{heading}</h2>
      <VisuallyHidden role="status">{heading}</VisuallyHidden>
      {state.kind === 'none' ? (
        <>
          <p>{t('state.noneHint')}</p>
          <ButtonLink href={ticketHref} language={language} size="sm">
            {t('state.ticket')}
          </ButtonLink>
        </>
      ) : null}
      {state.kind === 'failed' ? <Button onClick={onAgain}>{t('state.again')}</Button> : null}
      {state.kind === 'found' ? (
        <>
          <SearchRows rows={state.rows} search={state.word} language={language} />
          {hasMore(state) ? (
            <Button onClick={onMore} aria-disabled={state.more === 'loading'}>
              {state.more === 'loading' ? t('loadingMore') : state.more === 'failed' ? t('moreFailed') : t('more')}
            </Button>
          ) : null}
        </>
      ) : null}
    </Outcome>
  );
}
