import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { ArticleContent } from '#lib/documents/load-article.ts';
import { formatDate } from '#lib/format/format-date.ts';
import type { Language } from '#lib/language/languages.ts';

const Facts = styled('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    rowGap: '.125rem',
    paddingBlock: '.625rem',
    borderBlock: '1px solid',
    borderColor: 'border',
    textStyle: 'sm',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
  },
});

/** When the article was last edited, and its version. */
export function HelpFacts({ article: { updatedOn, version }, language }: { article: ArticleContent; language: Language }) {
  const { t } = useTranslation('documents');
  return (
    <Facts>
      {updatedOn === null ? null : (
        <li>
          <time dateTime={updatedOn}>{t('updated', { date: formatDate(updatedOn, language) })}</time>
        </li>
      )}
      <li>{t('versionNumber', { version })}</li>
    </Facts>
  );
}
