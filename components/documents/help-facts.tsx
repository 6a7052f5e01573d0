import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { ArticleContent } from '#lib/documents/load-article.ts';
import { formatDate } from '#lib/format/format-date.ts';
import type { Language } from '#lib/language/languages.ts';
import type { AverageRating } from '#lib/rules/articles/article-feedback.ts';
import { RatingFact } from './readers/rating-fact.tsx';

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

interface HelpFactsProps {
  article: ArticleContent;
  /** Null until it is known, and while there are too few ratings. */
  average: AverageRating | null;
  language: Language;
}

/** When the article was last edited, its version, and what readers think of it. */
export function HelpFacts({ article: { updatedOn, version }, average, language }: HelpFactsProps) {
  const { t } = useTranslation('documents');
  return (
    <Facts>
      {updatedOn === null ? null : (
        <li>
          <time dateTime={updatedOn}>{t('updated', { date: formatDate(updatedOn, language) })}</time>
        </li>
      )}
      <li>{t('versionNumber', { version })}</li>
      {average ? <RatingFact average={average} /> : null}
    </Facts>
  );
}
