import { useEffect, useMemo, useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import { useRouter } from 'next/compat/router';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'next-i18next/pages';
import { searchPath, wordLengthAtMost } from '#lib/documents/search/search-address.ts';
import { createSearchSession, type AskDocuments, type SearchState } from '#lib/documents/search/search-session.ts';
import { localizePath, type Language } from '#lib/language/languages.ts';
import { askDocumentsIn } from '#components/documents/search/ask-documents.ts';
import { CloseIcon, SearchIcon } from '#components/ui/icons.tsx';
import { ModalDialog } from '#components/ui/modal-dialog.tsx';
import { SiteLink } from '#components/ui/site-link.tsx';
import { overlayRequests } from './overlay-requests.ts';
import { SearchDialogRows } from './search-dialog-rows.tsx';

const Field = chakra('form', {
  base: {
    display: 'flex', alignItems: 'center', gap: '3', minHeight: '64px', paddingInline: '5', borderBottom: '1px solid', borderColor: 'border.emphasized',
    position: 'sticky', top: '0', zIndex: '1', background: 'bg',
    '&:focus-within': { boxShadow: 'inset 0 -3px 0 var(--hf-colors-accent-focusRing)' },
    '& input': {
      flex: '1', minWidth: '0', minHeight: '48px', border: '0', outline: '0', background: 'transparent', color: 'fg', fontFamily: 'inherit', fontSize: '1.125rem',
    },
    '& input::-webkit-search-cancel-button': { display: 'none' },
    '& button': { display: 'grid', placeItems: 'center', width: '44px', height: '44px', border: '0', borderRadius: 'l2', background: 'transparent', cursor: 'pointer' },
    '& button:hover': { background: 'bg.subtle' },
  },
});

const Status = chakra('p', { base: { textStyle: 'sm', color: 'fg.muted', paddingInline: '5', paddingBlock: '4' } });
const All = chakra('div', { base: { '&&': { display: 'block' }, borderTop: '1px solid', borderColor: 'border', background: 'bg.canvas', paddingInline: '5', paddingBlock: '3', textStyle: 'sm' } });

/** A search begins when nothing was typed for so long. */
const typingPauseMs = 250;

interface SearchDialogProps {
  language: Language;
  ask?: AskDocuments;
}

/** The search of the documents over any page; the whole of it is a page of its own. */
export function SearchDialog({ language, ask }: SearchDialogProps) {
  const { t } = useTranslation('overlays');
  const router = useRouter();
  const session = useMemo(() => createSearchSession(ask ?? askDocumentsIn(language)), [ask, language]);
  const state = useSyncExternalStore(session.subscribe, session.current, session.current);
  const [typed, setTyped] = useState('');
  useEffect(() => session.close, [session]);
  useEffect(() => {
    const timer = window.setTimeout(() => session.search(typed), typingPauseMs);
    return () => window.clearTimeout(timer);
  }, [session, typed]);
  const all = searchPath(state.kind === 'idle' ? null : state.word);
  const submit = (): void => {
    overlayRequests.close();
    const address = localizePath(searchPath(typed.trim() === '' ? null : typed.trim().slice(0, wordLengthAtMost)), language);
    if (router) void router.push(address, undefined, { locale: false });
    else window.location.assign(address);
  };
  return (
    <ModalDialog title={t('search.title')} look="search" onClose={overlayRequests.close} queued closesBeside>
      <Field role="search" onKeyDown={intoRows} onSubmit={(event) => { event.preventDefault(); submit(); }}>
        <SearchIcon />
        <input
          type="search" aria-label={t('search.field')} placeholder={t('search.field')} maxLength={wordLengthAtMost} value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="button" aria-label={t('search.close')} onClick={overlayRequests.close}><CloseIcon /></button>
      </Field>
      <Status role="status">{statusOf(state, t)}</Status>
      {state.kind === 'found' ? <SearchDialogRows rows={state.rows} word={state.word} language={language} /> : null}
      <All onClickCapture={overlayRequests.close}><SiteLink href={all} language={language}>{t('search.all')}</SiteLink></All>
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

/** From the field the arrow leads into what was found. */
function intoRows(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown') return;
  const row = event.currentTarget.closest('dialog')?.querySelector<HTMLElement>('ol a');
  if (!row) return;
  event.preventDefault();
  row.focus();
}
