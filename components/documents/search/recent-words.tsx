import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { searchPath } from '#lib/documents/search/search-address.ts';
import { localizePath, type Language } from '#lib/language/languages.ts';
import { CloseIcon } from '#components/ui/primitives/icons.tsx';
import { isPlainClick } from '#components/ui/runtime/is-plain-click.ts';
import { chip, chipHover, chipRow } from './chip-styles.ts';
import { recentSearches, useRecentSearches } from './use-recent-searches.ts';

const List = styled('div', {
  base: {
    ...chipRow,
    '& li': { ...chip, alignItems: 'stretch', maxWidth: 'full', minWidth: '0' },
    '& a': {
      lineHeight: '34px',
      paddingInlineStart: '3',
      color: 'fg',
      textDecoration: 'none',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& li:hover': chipHover,
    '& button': { border: '0', background: 'transparent', color: 'fg.muted', cursor: 'pointer', borderRadius: 'l2' },
    '& li button': { display: 'grid', placeItems: 'center', flex: 'none', width: '34px' },
    '& button:hover': { color: 'fg' },
    '& svg': { width: '14px', height: '14px' },
    '& > button': { minHeight: '36px', paddingInline: '2', textDecoration: 'underline', textStyle: 'sm' },
  },
});

/** The last searches of this browser, each of them removable, and all at once. */
export function RecentWords({ language, onChoose }: { language: Language; onChoose: (word: string) => void }) {
  const { t } = useTranslation(['document-search', 'overlays']);
  const words = useRecentSearches();
  if (words.length === 0) return null;
  return (
    <List role="group" aria-label={t('overlays:search.recent')}>
      <span aria-hidden="true">{t('overlays:search.recent')}</span>
      <ul>
        {words.map((word) => (
          <li key={word}>
            <a
              href={localizePath(searchPath(word), language)}
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                onChoose(word);
              }}
            >
              {word}
            </a>
            <button type="button" aria-label={t('recent.remove', { word })} onClick={() => recentSearches.remove(word)}>
              <CloseIcon />
            </button>
          </li>
        ))}
      </ul>
      <button type="button" onClick={recentSearches.clear}>
        {t('recent.clear')}
      </button>
    </List>
  );
}
