import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { SearchLink } from '#lib/contracts/calls/search-call.ts';
import { defaultLanguage, type Language } from '#lib/language/languages.ts';
import { ruledRow, ruledRows } from '#components/ui/primitives/ruled-rows.ts';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { Tag } from '#components/ui/primitives/tag.tsx';
import { OtherLanguageTag, otherLang } from '../rows/other-language-tag.tsx';
import { rowTitleLinks } from '../rows/row-title.ts';
import { noteSearchedFor } from '../readers/searched-for.ts';
import { MarkedText } from './marked-text.tsx';
import { ProductPrice } from './product-price.tsx';
import { WhyFound } from './why-found.tsx';

const Rows = styled('ol', {
  base: {
    ...ruledRows,
    '& > li': { ...ruledRow, gridTemplateColumns: { base: 'minmax(0,1fr)', sm: 'minmax(0,1fr) auto' } },
    ...rowTitleLinks,
    '& a': { ...rowTitleLinks['& a'], paddingBlock: '.25rem' },
    '& p': { textStyle: 'sm', color: 'fg.muted', maxWidth: 'lead', overflowWrap: 'anywhere' },
    '& .tags': { display: 'flex', flexWrap: 'wrap', gap: '2', gridColumn: { sm: '2' }, gridRow: { sm: '1' } },
  },
});

interface SearchRowsProps {
  rows: readonly SearchLink[];
  search: string;
  language: Language;
  /** Words that occur in no text: no row repeats them. */
  missing?: readonly string[] | undefined;
  onOpen?: (() => void) | undefined;
}

/** Search results: title and passages with the words highlighted, why they were found, the kind, and a language that is not the page's. */
export function SearchRows({ rows, search, language, missing, onOpen }: SearchRowsProps) {
  const { t } = useTranslation('document-search');
  const open = (): void => {
    noteSearchedFor(search);
    onOpen?.();
  };
  return (
    <Rows aria-label={t('results')} onClickCapture={(event) => (isLink(event.target) ? open() : undefined)}>
      {rows.map((row) => (
        <li key={`${row.type} ${row.link}`}>
          <div lang={otherLang(row.language, language)}>
            {/* the link has its prefix already */}
            <SiteLink href={row.link} language={defaultLanguage}>
              <MarkedText text={row.title} search={search} marks={row.marks?.title} />
            </SiteLink>
            {row.highlights?.map((highlight, index) => (
              <p key={highlight}>
                <MarkedText text={highlight} search={search} marks={row.marks?.highlights[index]} />
              </p>
            ))}
            <ProductPrice row={row} language={language} />
            <WhyFound row={row} search={search} language={language} missing={missing} />
          </div>
          <p className="tags">
            <Tag>{t(`type.${row.type}`)}</Tag>
            <OtherLanguageTag of={row.language} language={language} name={(of) => t(`in.${of}`)} />
          </p>
        </li>
      ))}
    </Rows>
  );
}

const isLink = (target: EventTarget): boolean => target instanceof Element && target.closest('a') !== null;
