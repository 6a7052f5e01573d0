import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { askedPath, type SearchAsked } from '#lib/documents/search/search-address.ts';
import { pagesOf } from '#lib/documents/search/search-session.ts';
import { localizePath, type Language } from '#lib/language/languages.ts';
import { isPlainClick } from '#components/ui/runtime/is-plain-click.ts';

const Pages = styled('nav', {
  base: {
    '& ul': { display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' },
    '& a, & .current': {
      display: 'inline-grid',
      placeItems: 'center',
      minWidth: 'control',
      minHeight: 'control',
      paddingInline: '3',
      border: '1px solid',
      borderColor: 'border.control',
      borderRadius: 'l2',
      color: 'fg',
      textDecoration: 'none',
      fontVariantNumeric: 'tabular-nums',
    },
    '& a:hover': { borderColor: 'border.emphasized', background: 'bg.subtle' },
    '& .current': { background: 'fg', color: 'bg', borderColor: 'fg' },
    '& .gap': { color: 'fg.muted' },
  },
});

interface SearchPagingProps {
  asked: SearchAsked;
  total: number;
  language: Language;
  onTurn: (page: number) => void;
}

/** The pages of the results, each an address of its own. */
export function SearchPaging({ asked, total, language, onTurn }: SearchPagingProps) {
  const { t } = useTranslation('document-search');
  const pages = pagesOf(total);
  const { page: current } = asked;
  if (pages === 1) return null;
  const link = (page: number, label: string, name?: string) => (
    <a
      href={localizePath(askedPath({ ...asked, page }), language)}
      aria-label={name}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onTurn(page);
      }}
    >
      {label}
    </a>
  );
  return (
    <Pages aria-label={t('pages.name')}>
      <ul>
        {current > 1 ? <li>{link(Math.min(current - 1, pages), t('pages.previous'))}</li> : null}
        {shownPages(current, pages).map((page, place) => (
          <li key={page ?? `gap ${place}`}>
            {page === null ? <span className="gap">…</span> : null}
            {page === current ? (
              <span className="current" aria-current="page">
                {page}
              </span>
            ) : null}
            {page === null || page === current ? null : link(page, String(page), t('pages.page', { page }))}
          </li>
        ))}
        {current < pages ? <li>{link(current + 1, t('pages.next'))}</li> : null}
      </ul>
    </Pages>
  );
}

/** The first, the last and those beside the current one; null where some are left out. */
function shownPages(current: number, pages: number): (number | null)[] {
  const shown = Array.from({ length: pages }, (_, at) => at + 1).filter(
    (page) => page === 1 || page === pages || Math.abs(page - current) <= 1,
  );
  return shown.flatMap((page, at) => (at > 0 && page - (shown[at - 1] ?? 0) > 1 ? [null, page] : [page]));
}
