import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { SearchLink } from '#lib/contracts/calls/search-call.ts';
import { formatList } from '#lib/format/format-list.ts';
import { htmlLang, type Language } from '#lib/language/languages.ts';
import { otherLang } from '../rows/other-language-tag.tsx';
import { MarkedText } from './marked-text.tsx';

const Why = styled('span', {
  base: {
    display: 'block',
    gridColumn: '1',
    textStyle: 'xs',
    color: 'fg.muted',
    overflowWrap: 'anywhere',
    '& > span': { display: 'block', marginTop: '1' },
    '& .question': { color: 'fg' },
  },
});

interface WhyFoundProps {
  row: SearchLink;
  search: string;
  language: Language;
  /** Words that occur in no text: no row repeats them. */
  missing?: readonly string[] | undefined;
}

/** What a result's title and excerpt do not tell: the question of readers that it answers, and the words that it lacks. */
export function WhyFound({ row, search, language, missing = [] }: WhyFoundProps) {
  const { t } = useTranslation('overlays');
  const lacks = (row.missing ?? []).filter((word) => !missing.includes(word));
  if (!row.question && lacks.length === 0) return null;
  return (
    <Why lang={htmlLang[language]}>
      {row.question ? (
        <span>
          {t('search.answers')}
          {language === 'en' ? ' ' : null}
          <span className="question" lang={otherLang(row.language, language)}>
            <MarkedText text={row.question.text} search={search} marks={row.question.marks} />
          </span>
        </span>
      ) : null}
      {lacks.length > 0 ? <span>{t('search.without', { words: formatList(lacks, language) })}</span> : null}
    </Why>
  );
}
