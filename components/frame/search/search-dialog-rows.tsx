import type { MouseEvent } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { SearchLink } from '#lib/contracts/calls/search-call.ts';
import type { Command } from '#lib/overlays/commands.ts';
import { defaultLanguage, htmlLang, type Language } from '#lib/language/languages.ts';
import { MarkedText } from '#components/documents/search/marked-text.tsx';
import { noteSearchedFor } from '#components/documents/readers/searched-for.ts';
import { ProductPrice } from '#components/documents/search/product-price.tsx';
import { WhyFound } from '#components/documents/search/why-found.tsx';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { SearchIcon } from '#components/ui/primitives/icons.tsx';
import { Tag } from '#components/ui/primitives/tag.tsx';
import { isPlainClick } from '#components/ui/runtime/is-plain-click.ts';
import { requestedOverlay } from '../overlays/requested-overlay.ts';
import { CommandOption } from './command-option.tsx';

const Options = styled('div', {
  base: {
    '&&&': { display: 'block' },
    paddingInline: '2',
    paddingBottom: '2',
    '& > * + *': { borderTop: '1px solid', borderColor: 'border.muted' },
    '& [role=option]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0,1fr) auto',
      columnGap: '3',
      alignItems: 'start',
      width: 'full',
      padding: '3',
      borderRadius: 'l2',
      color: 'fg',
      textAlign: 'start',
      textDecoration: 'none',
      lineHeight: '1.45',
      overflowWrap: 'anywhere',
      scrollMarginBlock: '80px',
    },
    '& button[role=option]': {
      alignItems: 'center',
      borderInline: '0',
      borderBottom: '0',
      background: 'transparent',
      font: 'inherit',
      cursor: 'pointer',
      '&:has(svg)': { gridTemplateColumns: 'auto minmax(0,1fr)' },
      '& svg': { color: 'fg.muted', width: '18px', height: '18px' },
    },
    '& button[role=option]:first-of-type': { borderTop: '0' },
    '& [role=option]:hover': { background: 'bg.canvas', color: 'fg' },
    '& [role=option][aria-selected=true]': { background: 'accent.subtle', boxShadow: 'inset 4px 0 0 var(--hf-colors-accent-solid)' },
    '& small, & .price': { gridColumn: '1', textStyle: 'xs', color: 'fg.muted' },
    '& .price': { display: 'block' },
  },
});

/** What the search offers: results, or words to search for. */
export type SearchOption =
  | { readonly kind: 'row'; readonly row: SearchLink }
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'command'; readonly command: Command };

export interface SearchOptionsProps {
  /** The list's id; an option's is `optionId` of it. */
  id: string;
  label: string;
  options: readonly SearchOption[];
  /** The place of the chosen one; -1: none. */
  active: number;
  /** The searched word. */
  word: string;
  /** Words that occur in no text: no row repeats them. */
  missing?: readonly string[] | undefined;
  language: Language;
  /** The page's path in each language, without prefixes. */
  paths: Readonly<Record<Language, string>>;
  onWord: (word: string) => void;
  onOpen: () => void;
}

export const optionId = (listId: string, place: number): string => `${listId}-${place}`;

/** The options of the search dialog, which its field chooses from by the arrow keys; each can be pressed, too. */
export function SearchOptions({ id, label, options, active, word, missing, language, paths, onWord, onOpen }: SearchOptionsProps) {
  return (
    <Options role="listbox" id={id} aria-label={label}>
      {options.map((option, place) => {
        const own = { id: optionId(id, place), selected: place === active };
        if (option.kind === 'command')
          return (
            <CommandOption
              key={`${option.command.kind} ${option.command.label}`}
              command={option.command}
              option={own}
              language={language}
              paths={paths}
              onDone={requestedOverlay.close}
            />
          );
        return option.kind === 'row' ? (
          <Row
            key={`${option.row.type} ${option.row.link}`}
            row={option.row}
            word={word}
            missing={missing}
            language={language}
            option={own}
            onOpen={onOpen}
          />
        ) : (
          <button
            key={option.word}
            type="button"
            role="option"
            id={own.id}
            aria-selected={own.selected}
            tabIndex={-1}
            onClick={() => onWord(option.word)}
          >
            <SearchIcon />
            {option.word}
          </button>
        );
      })}
    </Options>
  );
}

interface RowProps extends Pick<SearchOptionsProps, 'word' | 'missing' | 'language' | 'onOpen'> {
  row: SearchLink;
  option: { id: string; selected: boolean };
}

function Row({ row, word, missing, language, option, onOpen }: RowProps) {
  const { t } = useTranslation('overlays');
  const open = (event: MouseEvent): void => {
    // it opens in another tab, and this one stays as it is
    if (!isPlainClick(event)) return;
    noteSearchedFor(word);
    onOpen();
  };
  return (
    <div role="presentation" lang={row.language === language ? undefined : htmlLang[row.language]} onClickCapture={open}>
      {/* the link has its prefix already */}
      <SiteLink href={row.link} language={defaultLanguage} option={option}>
        <b>
          <MarkedText text={row.title} search={word} marks={row.marks?.title} />
        </b>
        <Tag lang={htmlLang[language]}>{t(`search.${row.type}`)}</Tag>
        {row.highlights?.[0] ? (
          <small>
            <MarkedText text={row.highlights[0]} search={word} marks={row.marks?.highlights[0]} />
          </small>
        ) : null}
        {row.price ? (
          <span className="price">
            <ProductPrice row={row} language={language} />
          </span>
        ) : null}
        <WhyFound row={row} search={word} language={language} missing={missing} />
      </SiteLink>
    </div>
  );
}
