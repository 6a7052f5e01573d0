import { afterEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { CouponCentre } from '#components/coupons/coupon-centre.tsx';
import { sampleCoupon, sampleNowMs } from '#components/coupons/coupon-samples.ts';
import { StoreStateProvider } from '#components/ui/store-state/store-state.tsx';
import type { CouponView } from '#lib/coupons/coupon-view.ts';
import type { Language } from '#lib/language/languages.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const noClock = () => new Promise<null>(() => {});

afterEach(() => {
  for (const name of ['token', 'username']) document.cookie = `${name}=; max-age=0; path=/`;
});

const draw = (coupons: readonly CouponView[], language: Language = 'en') =>
  renderInSite(
    <StoreStateProvider settings={null} language={language}>
      <CouponCentre content={{ madeAtMs: sampleNowMs, coupons, given: [] }} language={language} askClock={noClock} />
    </StoreStateProvider>,
    language,
  );

const card = (name: string) => within(screen.getByRole('heading', { name, level: 3 }).closest('article') ?? document.body);

describe('R-6.1 a coupon', () => {
  test('says its kind, its discount in percent, its minimum spend in each currency, its validity, limit and stock', () => {
    draw([sampleCoupon]);
    const words = card('First server').getByText('From an order of').closest('dl')?.textContent;
    expect(words).toBe('From an order of$10.00HK$80.00¥1,500Valid for30 daysPer person1Coupons in all10,000');
    expect(card('First server').getByText('20% off')).toBeTruthy();
    expect(card('First server').getByText('New purchase')).toBeTruthy();
    expect(card('First server').getByText('Before the first purchase only.')).toBeTruthy();
  });

  test('of 12 percent is 8.8 折 in Chinese', () => {
    draw([{ ...sampleCoupon, percent: 12 }], 'zh');
    expect(screen.getByText('8.8 折')).toBeTruthy();
  });
});

describe('R-6.2 what can be done with a coupon', () => {
  test('a visitor logs in and comes back to it, in their language', () => {
    draw([sampleCoupon], 'ja');
    const link = screen.getByRole('link', { name: /ログインして受け取る/ });
    expect(link.getAttribute('href')).toBe('/ucenter/?ope=login&url=%2Fja%2Fac%2Fcoupon%23FIRST20');
  });

  test('a logged-in visitor sees its code and no button', async () => {
    document.cookie = 'token=1; path=/';
    document.cookie = 'username=harbour; path=/';
    draw([sampleCoupon]);
    expect(await screen.findByText('FIRST20')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Log in to claim/ })).toBeNull();
  });

  test.each([
    ['Not started', { window: { startsAtMs: sampleNowMs + 1, endsAtMs: sampleNowMs + 2 } }],
    ['Ended', { window: { startsAtMs: 0, endsAtMs: sampleNowMs } }],
    ['All claimed', { stock: 0 }],
  ])('%s: said in words, without a link or button', (words, change) => {
    draw([{ ...sampleCoupon, ...change }]);
    expect(card('First server').getByText(words)).toBeTruthy();
    expect(card('First server').queryByRole('link')).toBeNull();
    expect(card('First server').queryByRole('button')).toBeNull();
  });
});

test('the kinds that there are can be chosen among, and no others', () => {
  draw([sampleCoupon, { ...sampleCoupon, code: 'RENEW10', kind: 'renewal' }]);
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['all', 'new-purchase', 'renewal']);
});
