import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { searchPage, wordLengthAtMost, wordParameter } from '#lib/documents/search/search-address.ts';
import { localizePath, type Language } from '#lib/language/languages.ts';
import { BigSearch } from '#components/ui/controls/big-search.tsx';
import { WholeWords } from '#components/ui/primitives/whole-words.tsx';
import { PopularWords } from './popular-words.tsx';

const Opening = styled('div', { base: { display: 'grid', gap: '4', marginTop: '6' } });

interface OpeningSearchProps {
  /** What the documentation is; the server divides the words of a Chinese one. */
  lead: string;
  hotTerms: readonly string[];
  language: Language;
}

/** The search field of the documentation centre, and popular searches. A plain form: it needs no script. */
export function OpeningSearch({ lead, hotTerms, language }: OpeningSearchProps) {
  const { t } = useTranslation('document-search');
  return (
    <>
      <p className="page-lead">
        <WholeWords language={language}>{lead}</WholeWords>
      </p>
      <Opening>
        <BigSearch
          label={t('label')}
          action={t('action')}
          address={localizePath(searchPage, language)}
          input={{ name: wordParameter, required: true, maxLength: wordLengthAtMost, placeholder: t('hint') }}
        />
        <PopularWords heading={t('popular')} words={hotTerms} language={language} />
      </Opening>
    </>
  );
}
