import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { StarIcon } from '#components/ui/primitives/icons.tsx';
import { VisuallyHidden } from '#components/ui/primitives/visually-hidden.tsx';
import type { AverageRating } from '#lib/rules/articles/article-feedback.ts';

// short, so that it finds room beside the other facts and moves nothing when it arrives
const Rating = styled('li', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    '& svg': { width: '1em', height: '1em' },
    '& path': { fill: 'currentColor' },
  },
});

/** What readers think of the version shown, among its facts. */
export function RatingFact({ average }: { average: AverageRating }) {
  const { t } = useTranslation('readers');
  const mean = average.mean.toFixed(1);
  return (
    <Rating>
      <StarIcon />
      <span aria-hidden="true">
        {mean} ({average.count})
      </span>
      <VisuallyHidden>{t('rated', { mean, count: average.count })}</VisuallyHidden>
    </Rating>
  );
}
