import { expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { ReviewBadge } from '#components/frame/footer/review-badge.tsx';
import { sampleFrame } from '#components/frame/sample-frame.ts';
import { SiteFooter } from '#components/frame/site-footer.tsx';
import type { Frame } from '#lib/page/load-frame.ts';
import type { Language } from '#lib/language/languages.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';
import { mockCalls, type MockAnswer } from './mock-calls.ts';

const badge = (ratingValue: number | null, reviewCount: number | null, language: Language = 'en') =>
  renderInSite(
    <ReviewBadge ratingValue={ratingValue} reviewCount={reviewCount} href="https://reviews.example/marlow" language={language} />,
    language,
  ).container;

const stars = (container: HTMLElement): string | undefined => container.querySelector<HTMLElement>('[data-stars]')?.dataset.stars;

test.each([
  [4.51, '5'],
  [4.5, '4.5'],
  [4.01, '4.5'],
  [4, '4'],
  [1.01, '1.5'],
  [1, '1'],
  [0.2, '1'],
  [5, '5'],
  [7.3, '5'],
])('R-3.12 a mean of %d shows %s stars', (rating, expected) => {
  expect(stars(badge(rating, 10))).toBe(expected);
});

test.each([
  [4, 4, 0],
  [4.5, 4, 1],
  [5, 5, 0],
])('R-3.12 %d stars are drawn as %d whole and %d half', (rating, whole, half) => {
  const drawn = [...badge(rating, 10).querySelectorAll('.filled')].map((path) => path.getAttribute('d')?.includes('v14.9'));
  expect([drawn.filter((isHalf) => !isHalf).length, drawn.filter(Boolean).length]).toEqual([whole, half]);
});

test.each([
  [null, 10],
  [4.6, 0],
  [4.6, null],
  [0, 10],
  [Number.NaN, 10],
])('R-3.12 a mean of %p from %p reviews has no badge', (rating, count) => {
  expect(badge(rating, count).querySelector('a')).toBeNull();
});

test('R-3.5 the badge says in words what it draws, never more than the best, and opens the review site in a tab of its own', () => {
  const link = badge(7.3, 1284).querySelector('a');
  expect(link).toHaveTextContent('5.0 of 5 from 1,284 reviews');
  expect(link).toHaveAttribute('href', 'https://reviews.example/marlow');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  expect(link).toHaveTextContent('(opens in a new tab)');
});

const links = 'seniorManage/footLink/search';
const reviews = 'home/footer/comment';

async function show(frame: Frame, answers: Record<string, MockAnswer>): Promise<ReturnType<typeof mockCalls>> {
  const calls = mockCalls(answers);
  await act(async () => {
    renderInSite(
      <SWRConfig value={{ provider: () => new Map() }}>
        <SiteFooter frame={frame} language="en" />
      </SWRConfig>,
    );
  });
  return calls;
}

test('R-3.5 the footer has the affiliates’ band, the editors’ columns, partners, copyright and cookie settings', async () => {
  await show(sampleFrame, {});
  expect(screen.getByRole('link', { name: 'Join' })).toHaveAttribute('href', '/aff');
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Recommend Marlow',
    'Company',
    'Legal',
    'Partners',
  ]);
  expect(screen.getByRole('link', { name: 'Tidewater Exchange' })).toHaveAttribute('href', 'https://tidewater.example/');
  expect(screen.getByText('© 2026 Marlow')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Cookie settings', hidden: true })).toBeInTheDocument();
});

test('R-3.5 beside an order the affiliates’ invitation is one link among the others', () => {
  renderInSite(<SiteFooter frame={sampleFrame} language="en" checkout />);
  expect(screen.queryByText('Recommend Marlow')).toBeNull();
  expect(screen.getByRole('link', { name: 'Join' })).toHaveAttribute('href', '/aff');
});

test('R-3.5 links and reviews of the service come after the page', async () => {
  await show(sampleFrame, {
    [links]: {
      message: [
        { name: 'Refunds', link: '/doc/article/refund' },
        { name: 'About us once more', link: '/about' },
        { name: 'Trap', link: 'javascript:alert(1)' },
        { name: 'Other', link: '//evil.example' },
      ],
    },
    [reviews]: { message: { reviewCount: 1284, ratingValue: 4.6 } },
  });
  await waitFor(() => expect(screen.getByRole('link', { name: 'Refunds' })).toHaveAttribute('href', '/doc/article/refund'));
  await waitFor(() => expect(screen.getByText('4.6 of 5 from 1,284 reviews')).toBeInTheDocument());
  // the editors' columns have it
  expect(screen.queryByText('About us once more')).toBeNull();
  expect(screen.queryByText('Trap')).toBeNull();
  expect(screen.queryByText('Other')).toBeNull();
});

test('R-3.12 a mean above the best that the service may give is shown as the best', async () => {
  await show(sampleFrame, { [reviews]: { message: { reviewCount: 12, ratingValue: 5.7 } } });
  await waitFor(() => expect(screen.getByText('5.0 of 5 from 12 reviews')).toBeInTheDocument());
});

test('R-3.5 while the service is unavailable the footer is shown without them', async () => {
  const calls = await show(sampleFrame, { [links]: 'away', [reviews]: 'away' });
  const asked = (): string[] => calls.mock.calls.map(([address]) => String(address).replace('/myDoc/', ''));
  await waitFor(() => expect(asked()).toEqual(expect.arrayContaining([links, reviews])));
  // their outcome is rendered
  await act(async () => {
    await Promise.allSettled(calls.mock.results.map(({ value }) => value));
  });
  expect(screen.queryByRole('list', { name: 'More links' })).toBeNull();
  expect(document.querySelector('[data-stars]')).toBeNull();
});

test('without columns of the editors the legal texts in force are still linked', async () => {
  await show({ ...sampleFrame, navigation: { ...sampleFrame.navigation, footerColumns: [] } }, {});
  expect(screen.getByRole('link', { name: 'Terms of service' })).toHaveAttribute('href', '/doc/article/tos');
});

test('R-3.5 the footer names the seller, its registration and its filings with their registers, and leads to the imprint', async () => {
  await show(sampleFrame, {});
  expect(screen.getByText('Marlow Hosting Limited')).toBeInTheDocument();
  expect(screen.getByText('Companies Registry no. 0000000')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '京ICP备00000000号-1' })).toHaveAttribute('href', 'https://beian.miit.gov.cn/');
  expect(screen.getByRole('link', { name: 'Imprint' })).toHaveAttribute('href', '/imprint');
});

test('R-3.5 the way to the imprint is there before editors have named the seller', async () => {
  await show({ ...sampleFrame, seller: null }, {});
  expect(screen.queryByText('Marlow Hosting Limited')).toBeNull();
  expect(screen.getByRole('link', { name: 'Imprint' })).toHaveAttribute('href', '/imprint');
});
