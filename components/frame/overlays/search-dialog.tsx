import { useEffect, useMemo, useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import { useRouter } from 'next/compat/router';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { cleanWord, searchPath, wordLengthAtMost } from '#lib/documents/search/search-address.ts';
import { createSearchSession, type AskDocuments, type SearchState } from '#lib/documents/search/search-session.ts';
import { localizePath, type Language } from '#lib/language/languages.ts';
import { askDocumentsIn } from '#components/documents/search/ask-documents.ts';
import { CloseIcon, SearchIcon } from '#components/ui/primitives/icons.tsx';
import { ModalDialog } from '#components/ui/controls/modal-dialog.tsx';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { requestedOverlay } from './requested-overlay.ts';
import { SearchDialogRows } from './search-dialog-rows.tsx';

const Field = styled('form', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '64px',
    paddingInline: '5',
    borderBottom: '1px solid',
    borderColor: 'border.emphasized',
    position: 'sticky',
    top: '0',
    zIndex: '1',
    background: 'bg',
    '&:focus-within': { boxShadow: 'inset 0 -3px 0 var(--hf-colors-accent-focus-ring)' },
    '& input': {
      flex: '1',
      minWidth: '0',
      minHeight: '48px',
      border: '0',
      outline: '0',
      background: 'transparent',
      color: 'fg',
      fontFamily: 'inherit',
      fontSize: '1.125rem',
    },
    '& input::-webkit-search-cancel-button': { display: 'none' },
    '& button': {
      display: 'grid',
      placeItems: 'center',
      width: '44px',
      height: '44px',
      border: '0',
      borderRadius: 'l2',
      background: 'transparent',
      cursor: 'pointer',
    },
    '& button:hover': { background: 'bg.subtle' },
  },
});

const Status = styled('p', { base: { textStyle: 'sm', color: 'fg.muted', paddingInline: '5', paddingBlock: '4' } });
const All = styled('div', {
  base: {
    '&&': { display: 'block' },
    borderTop: '1px solid',
    borderColor: 'border',
    background: 'bg.canvas',
    paddingInline: '5',
    paddingBlock: '3',
    textStyle: 'sm',
  },
});

/** A search starts after this pause in typing. */
const typingPauseMs = 250;

const nothingAsked: SearchState = { kind: 'idle' };

interface SearchDialogProps {
  language: Language;
  ask?: AskDocuments;
}

/** The document search over any page; the full version is a page of its own. */
export function SearchDialog({ language, ask }: SearchDialogProps) {
  const { t } = useTranslation('overlays');
  const router = useRouter();
  const session = useMemo(() => createSearchSession(ask ?? askDocumentsIn(language, { quiet: true })), [ask, language]);
  const latest = useSyncExternalStore(session.subscribe, session.current, session.current);
  const [typed, setTyped] = useState('');
  const [composing, setComposing] = useState(false);
  useEffect(() => session.close, [session]);
  useEffect(() => {
    if (composing) return undefined;
    const timer = window.setTimeout(() => session.search(typed), typingPauseMs);
    return () => window.clearTimeout(timer);
  }, [session, typed, composing]);
  // an emptied field cancels the search
  const state = cleanWord(typed) === null ? nothingAsked : latest;
  const submit = (): void => {
    requestedOverlay.close();
    const address = localizePath(searchPath(cleanWord(typed)), language);
    if (router) void router.push(address, undefined, { locale: false });
    else window.location.assign(address);
  };
  return (
    <ModalDialog title={t('search.title')} look="search" onClose={requestedOverlay.close} queued closesBeside>
      <Field
        role="search"
        onKeyDown={onFieldKey}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <SearchIcon />
        <input
          type="search"
          aria-label={t('search.field')}
          placeholder={t('search.field')}
          maxLength={wordLengthAtMost}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={() => setComposing(false)}
        />
        <button type="button" aria-label={t('search.close')} onClick={requestedOverlay.close}>
          <CloseIcon />
        </button>
      </Field>
      <Status role="status">{statusOf(state, t)}</Status>
      {state.kind === 'found' ? <SearchDialogRows rows={state.rows} word={state.word} language={language} /> : null}
      <All onClickCapture={requestedOverlay.close}>
        <SiteLink href={searchPath(cleanWord(typed))} language={language}>
          {state.kind === 'found' ? t('search.all') : t('search.page')}
        </SiteLink>
      </All>
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
      return t('search.none', { word: state.word });
    case 'failed':
      return t('search.failed');
    case 'found':
      return t('search.found', { word: state.word, total: state.total });
  }
}

/** The down arrow moves from the field into the results, and Escape closes the search at once; keys of an input method are left alone. */
function onFieldKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.nativeEvent.isComposing) return;
  if (event.key === 'Escape') {
    // by default the browser would only clear the field
    event.preventDefault();
    requestedOverlay.close();
  }
  const row = event.key === 'ArrowDown' ? event.currentTarget.closest('dialog')?.querySelector<HTMLElement>('ol a') : null;
  if (!row) return;
  event.preventDefault();
  row.focus();
}
