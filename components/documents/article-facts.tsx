import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { ArticleContent } from '#lib/documents/load-article.ts';
import { effectiveForMachines, effectiveInWords } from '#lib/content/effective-in-words.ts';
import { htmlLang, languageNames, languages, localizePath, type Language } from '#lib/language/languages.ts';

const Facts = styled('dl', {
  base: {
    // fixed column widths: automatic ones would move while the languages are being parsed
    display: 'grid',
    gridTemplateColumns: { base: '1fr 1fr', sm: 'minmax(0,3fr) minmax(0,5fr) minmax(0,7fr)' },
    columnGap: '6',
    rowGap: '3',
    paddingBlock: '4',
    borderBlock: '1px solid',
    borderColor: 'border.emphasized',
    marginTop: '4',
    '& dt': { textStyle: 'xs', color: 'fg.muted' },
    '& dd': { fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
    '& .languages': { gridColumn: { base: '1/-1', sm: 'auto' } },
    '& .languages dd': { display: 'flex', flexWrap: 'wrap', columnGap: '3' },
  },
});

/** Which version this is, since when it applies, and in which languages it exists. */
export function ArticleFacts({ article, language }: { article: ArticleContent; language: Language }) {
  const { t } = useTranslation('documents');
  const { published } = article.head;
  return (
    <Facts>
      <div>
        <dt>{t('facts.version')}</dt>
        <dd>{article.version}</dd>
      </div>
      <div>
        <dt>{t('facts.effective')}</dt>
        <dd>
          <time dateTime={effectiveForMachines(article)}>{effectiveInWords(article, language)}</time>
        </dd>
      </div>
      <div className="languages">
        <dt>{t('facts.languages')}</dt>
        <dd>
          {languages.map((each) => {
            const path = published[each];
            if (!path) return null;
            const name = languageNames[each];
            if (each === article.language)
              return (
                <span key={each} lang={htmlLang[each]}>
                  {name}
                </span>
              );
            return (
              <a key={each} href={localizePath(path, each)} hrefLang={htmlLang[each]} lang={htmlLang[each]}>
                {name}
              </a>
            );
          })}
        </dd>
      </div>
    </Facts>
  );
}
