import type { KeyboardEvent } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { wordLengthAtMost } from '#lib/documents/search/search-address.ts';
import { CloseIcon, SearchIcon } from '#components/ui/primitives/icons.tsx';
import { requestedOverlay } from '../overlays/requested-overlay.ts';
import { optionId } from './search-dialog-rows.tsx';
import type { DialogSearch } from './use-dialog-search.ts';

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

interface SearchDialogFieldProps {
  search: DialogSearch;
  listId: string;
  /** Sends what is typed. */
  onSubmit: () => void;
}

/** The field of the search dialog, a combobox over its options: arrow keys choose, Enter takes, Escape closes. */
export function SearchDialogField({ search, listId, onSubmit }: SearchDialogFieldProps) {
  const { t } = useTranslation('overlays');
  const { typed, options, active } = search;
  return (
    <Field
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        if (active >= 0) document.getElementById(optionId(listId, active))?.click();
        else onSubmit();
      }}
    >
      <SearchIcon />
      <input
        type="search"
        role="combobox"
        aria-label={t('search.field')}
        aria-autocomplete="list"
        aria-expanded={options.length > 0}
        aria-controls={options.length > 0 ? listId : undefined}
        aria-activedescendant={active >= 0 ? optionId(listId, active) : undefined}
        placeholder={t('search.field')}
        maxLength={wordLengthAtMost}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => search.setTyped(event.target.value)}
        onCompositionStart={() => search.setComposing(true)}
        onCompositionEnd={() => search.setComposing(false)}
        onKeyDown={(event) => onFieldKey(event, search, listId)}
      />
      <button type="button" aria-label={t('search.close')} onClick={requestedOverlay.close}>
        <CloseIcon />
      </button>
    </Field>
  );
}

/** The arrows go round through the options and the field itself; keys of an input method are left alone. */
function onFieldKey(event: KeyboardEvent<HTMLElement>, { options, active, choose }: DialogSearch, listId: string): void {
  if (event.nativeEvent.isComposing) return;
  if (event.key === 'Escape') {
    // by default the browser would only clear the field
    event.preventDefault();
    requestedOverlay.close();
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || options.length === 0) return;
  event.preventDefault();
  const stops = options.length + 1;
  const place = ((active + 1 + step + stops) % stops) - 1;
  choose(place);
  document.getElementById(optionId(listId, place))?.scrollIntoView({ block: 'nearest' });
}
