import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { SearchLink } from '#lib/contracts/calls/reading-calls.ts';
import { defaultLanguage, htmlLang, type Language } from '#lib/language/languages.ts';
import { ruledRow, ruledRows } from '#components/ui/primitives/ruled-rows.ts';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { Tag } from '#components/ui/primitives/tag.tsx';
import { noteSearchedFor } from '../readers/searched-for.ts';
import { MarkedText } from './marked-text.tsx';

const Rows = styled('ol', {
  base: {
    ...ruledRows,
    '& > li': { ...ruledRow, gridTemplateColumns: { base: 'minmax(0,1fr)', sm: 'minmax(0,1fr) auto' } },
    '& a': {
      color: 'fg',
      fontWeight: 'semibold',
      fontSize: '1.0625rem',
      textDecoration: 'none',
      paddingBlock: '.25rem',
      overflowWrap: 'anywhere',
    },
    '& a:hover': { color: 'accent.fg', textDecoration: 'underline' },
    '& p': { textStyle: 'sm', color: 'fg.muted', maxWidth: 'lead' },
    '& .tags': { display: 'flex', flexWrap: 'wrap', gap: '2', gridColumn: { sm: '2' }, gridRow: { sm: '1' } },
  },
});

interface SearchRowsProps {
  rows: readonly SearchLink[];
  search: string;
  language: Language;
}

/** Search results: title and passages with the words highlighted, the kind, and the language if it differs from the page's. */
export function SearchRows({ rows, search, language }: SearchRowsProps) {
  const { t } = useTranslation('document-search');
  return (
    <Rows aria-label={t('results')} onClickCapture={() => noteSearchedFor(search)}>
      {rows.map((row) => (
        <li key={`${row.type} ${row.link}`}>
          <div lang={row.language === language ? undefined : htmlLang[row.language]}>
            {/* the link has its prefix already */}
            <SiteLink href={row.link} language={defaultLanguage}>
              <MarkedText text={row.title} search={search} marks={row.marks?.title} />
            </SiteLink>
            {row.highlights?.map((highlight, index) => (
              <p key={highlight}>
                <MarkedText text={highlight} search={search} marks={row.marks?.highlights[index]} />
              </p>
            ))}
          </div>
          <p className="tags">
            <Tag>{t(`type.${row.type}`)}</Tag>
            {row.language === language ? null : <Tag>{t(`in.${row.language}`)}</Tag>}
          </p>
        </li>
      ))}
    </Rows>
  );
}
