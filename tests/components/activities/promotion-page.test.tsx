import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, within } from '@testing-library/react';
import { sampleEndMs, samplePromotion, sampleServer, sampleStartMs } from '#components/activities/activity-samples.ts';
import { PromotionPage } from '#components/activities/promotion-page.tsx';
import { noClaims } from '#lib/price-history/price-claims.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const noPercents = { USD: null, HKD: null, JPY: null };

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

test('the servers of every offer are drawn as the plan cards draw them, in twelve cells a line', async () => {
  jest.setSystemTime(sampleStartMs);
  const large = { ...sampleServer, model: 'cvm.g4a.amd.c16m32', vcpu: 16, memoryGib: 32 };
  const offers = [sampleServer, large];
  renderInSite(<PromotionPage content={{ ...samplePromotion, offers }} language="en" askClock={async () => 0} />);
  await act(async () => {
    await jest.advanceTimersByTimeAsync(1);
  });
  for (const place of ['.opening', '.drawn']) {
    const drawn = [...document.querySelectorAll(`${place} svg`)];
    expect(drawn.map((svg) => svg.getAttribute('viewBox'))).toEqual(['0 0 240 17', '0 0 240 12', '0 0 240 38', '0 0 240 44']);
    expect(drawn.map((svg) => svg.querySelector('path')?.getAttribute('d')?.split('M').length)).toEqual([3, 5, 17, 33]);
  }
});

describe('R-6.6 a promotion', () => {
  test('counts down to its end by the server’s clock, whatever the visitor’s says', async () => {
    await draw(sampleStartMs, sampleEndMs - 90 * 60_000, 5 * 86_400_000);
    expect(timer()).toBe('0days1hours30min');
  });

  test('is over at its end while the visitor looks on, and shows the list price alone', async () => {
    await draw(sampleStartMs, sampleEndMs - 1500);
    expect(server().getByRole('link').textContent).toContain('Order');
    expect(server().getByText('7.62')).toBeInTheDocument();
    await act(async () => {
      await jest.advanceTimersByTimeAsync(2000);
    });
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.getAllByText('Ended').length).toBeGreaterThan(0);
    expect(server().queryByText('7.62')).toBeNull();
    expect(server().getByText('9.52')).toBeInTheDocument();
  });

  test('says what a server comes to over five years with its renewals, while its price is reduced', async () => {
    await draw(sampleStartMs, sampleStartMs + 1);
    expect(server().getByText('$569.30 over 5 years with renewals')).toBeInTheDocument();
    cleanup();
    await draw(sampleEndMs, sampleEndMs + 1);
    expect(server().queryByText(/over 5 years with renewals/)).toBeNull();
  });

  test('says the totals of a longer period in one line, and the list price of the renewal beside its name', async () => {
    jest.setSystemTime(sampleStartMs);
    const content = { ...samplePromotion, madeAtMs: sampleStartMs, term: { code: '1y', name: '1 year', months: 12 } };
    renderInSite(<PromotionPage content={content} language="en" askClock={() => new Promise(() => {})} />);
    const total = server().getByText('$569.30 over 5 years with renewals');
    expect(total.closest('p')).toBe(server().getByText('$7.62 a month in the first period').closest('p'));
    expect(server().getByText('At renewal').parentElement?.textContent).toContain('$9.52');
  });

  test('R-6.4 draws once what every server saves, in twenty cells of 5 percent, four of them filled for 20', async () => {
    await draw(sampleStartMs, sampleStartMs);
    const bars = [...document.querySelectorAll('[data-amount=USD] > svg .off')];
    expect(bars).toHaveLength(1);
    const paths = [...(bars[0]?.parentElement?.children ?? [])];
    expect(paths.map((path) => path.getAttribute('d')?.split('M').length)).toEqual([5, 17]);
    expect(server().queryByText('20% off', { selector: '[data-amount=USD] *' })).toBeVisible();
    expect(document.querySelector('li path.off')).toBeNull();
  });

  test('R-6.4 draws at each server what it saves, where that is not the same for all', () => {
    jest.setSystemTime(sampleStartMs);
    const { USD: claim } = sampleServer.claims;
    const other = { ...sampleServer, model: 'other', claims: { ...sampleServer.claims, USD: claim && { ...claim, percent: 10 } } };
    const content = { ...samplePromotion, equalPercents: noPercents, offers: [sampleServer, other], madeAtMs: sampleStartMs };
    renderInSite(<PromotionPage content={content} language="en" askClock={() => new Promise(() => {})} />);
    const drawn = [...document.querySelectorAll('li [data-amount=USD] path.off')];
    expect(drawn.map((path) => path.getAttribute('d')?.split('M').length)).toEqual([5, 3]);
  });

  test('before its start says when it starts, and leads to the configurator without promising an order', async () => {
    await draw(sampleStartMs - 1000, sampleStartMs - 1000);
    expect(screen.getByText('Starts in')).toBeInTheDocument();
    expect(server().getByRole('link').textContent).toContain('Configure');
  });

  test('starts while the visitor looks on', async () => {
    await draw(sampleStartMs - 5000, sampleStartMs - 1500);
    await act(async () => {
      await jest.advanceTimersByTimeAsync(2000);
    });
    expect(screen.getByText('Ends in')).toBeInTheDocument();
  });

  test('is right again at once in a tab that slept', async () => {
    await draw(sampleStartMs, sampleStartMs + 1000);
    jest.setSystemTime(sampleEndMs + 1);
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(screen.queryByRole('timer')).toBeNull();
  });

  test('R-6.4 says its discount in percent of the price before, in English, and lists the other offers', async () => {
    await draw(sampleStartMs, sampleStartMs);
    expect(screen.getAllByText('20% off').length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: 'Harbour Week' }).getAttribute('href')).toBe('/activity/festivals');
    expect(screen.getByText('Returns 9 February 2027, 00:00 UTC')).toBeInTheDocument();
  });

  test('R-6 the price before is struck through and named in words, by the rule that it comes from', async () => {
    await draw(sampleStartMs, sampleStartMs);
    expect(server().getByText('Lowest price in the last 30 days')).toBeInTheDocument();
    expect(server().getByText('Price before the offer')).toBeInTheDocument();
    expect(server().getByText('$9.52', { selector: 's' })).toBeInTheDocument();
  });

  test('R-6 without a price before there is the plain price, and no percentage', async () => {
    jest.setSystemTime(sampleStartMs);
    const offers = [{ ...sampleServer, claims: noClaims }];
    const content = { ...samplePromotion, percents: noPercents, equalPercents: noPercents, offers, madeAtMs: sampleStartMs };
    const { container } = renderInSite(<PromotionPage content={content} language="en" askClock={() => new Promise(() => {})} />);
    expect(server().getByText('7.62')).toBeInTheDocument();
    expect(container.querySelector('s')).toBeNull();
    expect(screen.queryByText(/% off/)).toBeNull();
  });

  test('R-6 before the start the price of the offer is given with its day, and the list price until then, and no claim', async () => {
    const { container } = await draw(sampleStartMs - 1000, sampleStartMs - 1000);
    expect(server().getByText('7.62').closest('.now')?.nextElementSibling?.textContent).toBe('From 17 November 2026, 00:00 UTC');
    expect(server().getByText('Until then').parentElement?.textContent).toContain('$9.52');
    expect(container.querySelector('s')).toBeNull();
    expect(screen.queryByText(/% off/)).toBeNull();
  });

  test('R-6 one that ran before says when it comes again', () => {
    jest.setSystemTime(sampleStartMs - 1000);
    const content = { ...samplePromotion, madeAtMs: sampleStartMs - 1000, ranBefore: true };
    renderInSite(<PromotionPage content={content} language="en" askClock={() => new Promise(() => {})} />);
    expect(screen.getByText('This offer returns on 17 November 2026, 00:00 UTC.')).toBeInTheDocument();
  });

  test('R-6.7 says that there is no full refund, and links to the rule', async () => {
    await draw(sampleStartMs, sampleStartMs);
    expect(screen.getByRole('heading', { name: 'No full refund' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Read the refund policy' }).getAttribute('href')).toBe('/doc/article/refund');
  });
});

test('R-6.4 Chinese says what is left in tenths', () => {
  jest.setSystemTime(sampleStartMs);
  renderInSite(<PromotionPage content={samplePromotion} language="zh" askClock={() => new Promise(() => {})} />, 'zh');
  expect(screen.getAllByText('8 折').length).toBeGreaterThan(0);
});

test('without an answer the visitor’s own clock counts', async () => {
  jest.setSystemTime(sampleEndMs - 60_000);
  renderInSite(<PromotionPage content={samplePromotion} language="en" askClock={async () => null} />);
  await act(async () => {
    await jest.advanceTimersByTimeAsync(1);
  });
  expect(timer()).toBe('0days0hours1min');
});

test('R-6.6 until the server’s clock has answered, a visitor’s clock that is a day ahead ends nothing', async () => {
  jest.setSystemTime(sampleEndMs + 86_400_000);
  const content = { ...samplePromotion, madeAtMs: sampleStartMs };
  renderInSite(<PromotionPage content={content} language="en" askClock={() => new Promise(() => {})} />);
  await act(async () => {
    await jest.advanceTimersByTimeAsync(5_000);
  });
  expect(screen.queryByText('Ended')).toBeNull();
  expect(server().getByText('7.62')).toBeInTheDocument();
});
