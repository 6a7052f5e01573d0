import type { KeyboardEvent } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { SearchLink } from '#lib/contracts/calls/reading-calls.ts';
import { defaultLanguage, htmlLang, type Language } from '#lib/language/languages.ts';
import { MarkedText } from '#components/documents/search/marked-text.tsx';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { Tag } from '#components/ui/primitives/tag.tsx';
import { requestedOverlay } from './requested-overlay.ts';

const Rows = styled('ol', {
  base: {
    paddingInline: '2',
    paddingBottom: '2',
    '& li + li': { borderTop: '1px solid', borderColor: 'border.muted' },
    '& a': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0,1fr) auto',
      columnGap: '3',
      alignItems: 'start',
      padding: '3',
      borderRadius: 'l2',
      color: 'fg',
      textDecoration: 'none',
      lineHeight: '1.45',
      overflowWrap: 'anywhere',
    },
    '& a:hover': { background: 'bg.canvas', color: 'fg' },
    '& a:focus-visible': { background: 'accent.subtle', boxShadow: 'inset 4px 0 0 var(--hf-colors-accent-solid)', outlineOffset: '-3px' },
    '& small': { gridColumn: '1', textStyle: 'xs', color: 'fg.muted' },
  },
});

interface SearchDialogRowsProps {
  rows: readonly SearchLink[];
  word: string;
  language: Language;
}

/** The results of the search dialog; the arrow keys move through them. */
export function SearchDialogRows({ rows, word, language }: SearchDialogRowsProps) {
  const { t } = useTranslation('overlays');
  return (
    <Rows onKeyDown={walk} onClickCapture={closeOnLink}>
      {rows.map((row) => (
        <li key={row.link} lang={row.language === language ? undefined : htmlLang[row.language]}>
          {/* the link has its prefix already */}
          <SiteLink href={row.link} language={defaultLanguage}>
            <b>
              <MarkedText text={row.title} search={word} marks={row.marks?.title} />
            </b>
            <Tag lang={htmlLang[language]}>{t(`search.${row.type}`)}</Tag>
            {row.highlights?.[0] ? (
              <small>
                <MarkedText text={row.highlights[0]} search={word} marks={row.marks?.highlights[0]} />
              </small>
            ) : null}
          </SiteLink>
        </li>
      ))}
    </Rows>
  );
}

function closeOnLink(event: { target: EventTarget }): void {
  if (event.target instanceof Element && event.target.closest('a')) requestedOverlay.close();
}

function walk(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a')];
  const place = links.findIndex((link) => link === document.activeElement) + (event.key === 'ArrowDown' ? 1 : -1);
  event.preventDefault();
  if (place < 0) event.currentTarget.closest('dialog')?.querySelector('input')?.focus();
  else links[place]?.focus();
}
