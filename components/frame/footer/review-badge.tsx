import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { formatCount, formatRating } from '#lib/format/format-number.ts';
import { toStarSteps, type StarSteps } from '#lib/rules/star-steps.ts';
import type { Language } from '#lib/language/languages.ts';
import { VisuallyHidden } from '#components/ui/primitives/visually-hidden.tsx';

const Badge = styled('a', {
  base: {
    display: 'inline-grid',
    gap: '1',
    paddingInline: '4',
    paddingBlock: '3',
    border: '1px solid',
    borderColor: 'border.inverted',
    borderRadius: 'l2',
    color: 'fg.inverted',
    textDecoration: 'none',
    textStyle: 'xs',
    fontVariantNumeric: 'tabular-nums',
    '&:hover': { borderColor: 'fg.inverted', color: 'fg.inverted' },
    '& .stars': { display: 'flex', gap: '2px', color: 'accent.inverted' },
    '& svg': { width: '18px', height: '18px', fill: 'none', stroke: 'currentColor', strokeWidth: '1.5' },
    '& .filled': { fill: 'currentColor' },
  },
});

const outline = 'M12 2.6l2.9 6 6.6.9-4.8 4.6 1.2 6.5L12 17.5l-5.9 3.1 1.2-6.5L2.5 9.5l6.6-.9z';
const leftHalf = 'M12 2.6v14.9l-5.9 3.1 1.2-6.5L2.5 9.5l6.6-.9z';

interface ReviewBadgeProps {
  ratingValue: number | null;
  reviewCount: number | null;
  /** The review site; Japanese pages have one of their own. */
  href: string;
  language: Language;
}

const ratingAtMost = 5;

/** The average rating in half stars, linked to the review site. Nothing without reviews. */
export function ReviewBadge({ ratingValue, reviewCount, href, language }: ReviewBadgeProps) {
  const { t } = useTranslation('frame');
  const steps = toStarSteps(ratingValue, reviewCount);
  if (steps === null || ratingValue === null || reviewCount === null) return null;
  const values = { rating: formatRating(Math.min(ratingValue, ratingAtMost), language), count: formatCount(reviewCount, language) };
  return (
    <Badge href={href} target="_blank" rel="noopener noreferrer">
      <Stars steps={steps} />
      <span>{t('reviews.summary', values)}</span>
      <VisuallyHidden>{t('newTab')}</VisuallyHidden>
    </Badge>
  );
}

const Stars = ({ steps }: { steps: StarSteps }) => (
  <span className="stars" data-stars={steps}>
    {[1, 2, 3, 4, 5].map((star) => (
      <svg key={star} viewBox="0 0 24 24" aria-hidden="true">
        <path d={outline} />
        {steps >= star ? <path className="filled" d={outline} /> : null}
        {steps === star - 0.5 ? <path className="filled" d={leftHalf} /> : null}
      </svg>
    ))}
  </span>
);
