import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { sampleEndMs, samplePromotion, sampleStartMs } from '#components/activities/activity-samples.ts';
import { PromotionPage } from '#components/activities/promotion-page.tsx';
import { renderInSite } from '#tests/components/render-in-site.tsx';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

/** Renders the page as built at one instant, for a visitor with a clock offset, at another. */
async function draw(madeAtMs: number, nowMs: number, visitorOffMs = 0) {
  jest.setSystemTime(nowMs + visitorOffMs);
  const drawn = renderInSite(
    <PromotionPage content={{ ...samplePromotion, madeAtMs }} language="en" askClock={async () => -visitorOffMs} />,
  );
  await act(async () => {
    await jest.advanceTimersByTimeAsync(1);
  });
  return drawn;
}

const timer = (): string => screen.getByRole('timer').textContent ?? '';
const server = () => within(screen.getByRole('heading', { name: '2 vCPU, 4 GiB memory' }).closest('li') ?? document.body);

describe('R-6.6 a promotion', () => {
  test('counts down to its end by the server’s clock, whatever the visitor’s says', async () => {
    await draw(sampleStartMs, sampleEndMs - 90 * 60_000, 5 * 86_400_000);
    expect(timer()).toBe('0days1hours30min');
  });

  test('is over at its end while the visitor looks on, and shows the list price alone', async () => {
    await draw(sampleStartMs, sampleEndMs - 1500);
    expect(server().getByRole('link').textContent).toContain('Order');
    expect(server().getByText('7.62')).toBeTruthy();
    await act(async () => {
      await jest.advanceTimersByTimeAsync(2000);
    });
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.getAllByText('Ended').length).toBeGreaterThan(0);
    expect(server().queryByText('7.62')).toBeNull();
    expect(server().getByText('9.52')).toBeTruthy();
  });

  test('before its start says when it starts, and leads to the configurator without promising an order', async () => {
    await draw(sampleStartMs - 1000, sampleStartMs - 1000);
    expect(screen.getByText('Starts in')).toBeTruthy();
    expect(server().getByRole('link').textContent).toContain('Configure');
  });

  test('starts while the visitor looks on', async () => {
    await draw(sampleStartMs - 5000, sampleStartMs - 1500);
    await act(async () => {
      await jest.advanceTimersByTimeAsync(2000);
    });
    expect(screen.getByText('Ends in')).toBeTruthy();
  });

  test('is right again at once in a tab that slept', async () => {
    await draw(sampleStartMs, sampleStartMs + 1000);
    jest.setSystemTime(sampleEndMs + 1);
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(screen.queryByRole('timer')).toBeNull();
  });

  test('R-6.4 says its discount in percent, in English, and lists every other offer with its own', async () => {
    await draw(sampleStartMs, sampleStartMs);
    expect(screen.getAllByText('20% off').length).toBeGreaterThan(0);
    expect(screen.getByText('12.5% off')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Harbour Week' }).getAttribute('href')).toBe('/activity/festivals');
  });

  test('R-6.7 says that there is no full refund, and links to the rule', async () => {
    await draw(sampleStartMs, sampleStartMs);
    expect(screen.getByRole('heading', { name: 'No full refund' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Read the refund policy' }).getAttribute('href')).toBe('/doc/article/refund');
  });
});

test('R-6.4 Chinese says what is left in tenths', () => {
  jest.setSystemTime(sampleStartMs);
  renderInSite(<PromotionPage content={samplePromotion} language="zh" askClock={() => new Promise(() => {})} />, 'zh');
  expect(screen.getAllByText('8 折').length).toBeGreaterThan(0);
  expect(screen.getByText('8.75 折')).toBeTruthy();
});

test('without an answer the visitor’s own clock counts', async () => {
  jest.setSystemTime(sampleEndMs - 60_000);
  renderInSite(<PromotionPage content={samplePromotion} language="en" askClock={async () => null} />);
  await act(async () => {
    await jest.advanceTimersByTimeAsync(1);
  });
  expect(timer()).toBe('0days0hours1min');
});
