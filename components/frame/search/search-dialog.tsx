import { useId } from 'react';
import { useRouter } from 'next/compat/router';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Frame } from '#lib/page/load-frame.ts';
import { cleanWord, searchPath } from '#lib/documents/search/search-address.ts';
import { shownIn, type AskDocuments, type SearchState } from '#lib/documents/search/search-session.ts';
import { localizePath, type Language } from '#lib/language/languages.ts';
import { FoundWords } from '#components/documents/search/found-words.tsx';
import { PopularWords } from '#components/documents/search/popular-words.tsx';
import { recentSearches } from '#components/documents/search/use-recent-searches.ts';
import { AssistantButton } from '#components/ui/controls/assistant-button.tsx';
import { ModalDialog } from '#components/ui/controls/modal-dialog.tsx';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { requestedOverlay } from '../overlays/requested-overlay.ts';
import { SearchDialogField } from './search-dialog-field.tsx';
import { SearchOptions } from './search-dialog-rows.tsx';
import { SearchKeySwitch } from './search-key-switch.tsx';
import { useCommands } from './use-commands.ts';
import { useDialogSearch } from './use-dialog-search.ts';
import { usePopularWords } from './use-popular-words.ts';

const Status = styled('div', {
  base: {
    // a dialog lays out its content in a row
    '&&&': { display: 'block' },
    textStyle: 'sm',
    color: 'fg.muted',
    paddingInline: '5',
    paddingBlock: '4',
    overflowWrap: 'anywhere',
  },
});
const Foot = styled('div', {
  base: {
    '&&&': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', columnGap: '5', rowGap: '1' },
    position: 'sticky',
    bottom: '0',
    borderTop: '1px solid',
    borderColor: 'border',
    background: 'bg.canvas',
    paddingInline: '5',
    paddingBlock: '3',
    textStyle: 'sm',
  },
});

export interface SearchDialogProps {
  frame: Pick<Frame, 'navigation' | 'legalLinks'>;
  language: Language;
  /** The page's path in each language, without prefixes. */
  paths: Readonly<Record<Language, string>>;
  ask?: AskDocuments;
}

/**
 * The document search over any page, which also goes to a page by its name and changes currency, language and theme; the full
 * search is a page of its own.
 */
export function SearchDialog({ frame, language, paths, ask }: SearchDialogProps) {
  const { t } = useTranslation('overlays');
  const router = useRouter();
  const listId = useId();
  const search = useDialogSearch(language, ask, useCommands(frame, language));
  const popular = usePopularWords(language);
  const { typed, state, options, active } = search;
  const word = cleanWord(typed);
  const leave = (): void => {
    if (word !== null) recentSearches.note(word);
    requestedOverlay.close();
  };
  const submit = (): void => {
    leave();
    const address = localizePath(searchPath(word), language);
    if (router) void router.push(address, undefined, { locale: false });
    else window.location.assign(address);
  };
  return (
    <ModalDialog title={t('search.title')} look="search" onClose={requestedOverlay.close} queued closesOnOutsideClick>
      <SearchDialogField search={search} listId={listId} onSubmit={submit} />
      <Status>
        <p role="status">{statusOf(state, t)}</p>
        {state.kind === 'found' ? <FoundWords page={state.page} language={language} /> : null}
        {state.kind === 'none' && options.some(({ kind }) => kind === 'word') ? <p>{t('search.nearest')}</p> : null}
        {state.kind === 'idle' && options.length > 0 ? <p>{t('search.recent')}</p> : null}
      </Status>
      {options.length > 0 ? (
        <SearchOptions
          id={listId}
          label={state.kind === 'idle' ? t('search.recent') : t(state.kind === 'none' ? 'search.nearest' : 'search.options')}
          options={options}
          active={active}
          word={word ?? ''}
          missing={shownIn(state)?.page.missing}
          language={language}
          paths={paths}
          onWord={search.setTyped}
          onOpen={leave}
        />
      ) : null}
      {state.kind === 'idle' && popular.length > 0 ? (
        <Status>
          <PopularWords heading={t('search.popular')} words={popular} language={language} onChoose={search.setTyped} />
        </Status>
      ) : null}
      <Foot>
        <span onClickCapture={leave}>
          <SiteLink href={searchPath(word)} language={language}>
            {state.kind === 'found' ? t('search.all') : t('search.page')}
          </SiteLink>
        </span>
        {state.kind === 'idle' || state.kind === 'none' ? <AssistantButton typed={word ?? ''} onOpen={leave} /> : null}
        <SearchKeySwitch />
      </Foot>
    </ModalDialog>
  );
}

function statusOf(state: SearchState, t: ReturnType<typeof useTranslation<'overlays'>>['t']): string {
  switch (state.kind) {
    case 'idle':
      return t('search.start');
    case 'loading':
      return t('search.loading');
    case 'none':
      return t('search.none', { word: state.asked.word });
    case 'failed':
      return t('search.failed');
    case 'found':
      return t('search.found', { word: state.asked.word, total: state.page.total });
  }
}
