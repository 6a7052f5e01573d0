import type { Example } from '#components/ui/example.ts';
import { ReviewBadge } from './review-badge.tsx';

const href = 'https://reviews.example/marlow';

export const reviewBadgeExamples: readonly Example[] = [
  { name: 'typical', language: 'en', element: <ReviewBadge ratingValue={4.4} reviewCount={1284} href={href} language="en" /> },
  { name: 'longest', language: 'en', element: <ReviewBadge ratingValue={5} reviewCount={12_345_678} href={href} language="en" /> },
  { name: 'empty', language: 'en', element: <ReviewBadge ratingValue={null} reviewCount={0} href={href} language="en" /> },
  {
    name: 'japanese',
    language: 'ja',
    element: <ReviewBadge ratingValue={4.6} reviewCount={1284} href="https://reviews.example/ja/marlow" language="ja" />,
  },
];
