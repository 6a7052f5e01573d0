import { describe, expect, test } from '@jest/globals';
import type { TimeWindow } from '#lib/content/time-window.ts';
import { duePromotion, hidesOffers, isCheckout, promotionRepeatMs, runningOffer } from '#lib/overlays/promotion-rules.ts';

const nowMs = Date.parse('2026-11-21T12:00:00Z');
const always: TimeWindow = { startsAt: null, endsAt: null };
const sinceNow: TimeWindow = { startsAt: nowMs, endsAt: null };
const moment = { path: '/', seenLongEnough: true, dismissed: false, dismissedAtMs: null, nowMs, serverMs: nowMs };

describe('R-3.7 when the promotion is due', () => {
  test('never dismissed: due; dismissed for 24 hours exactly: not yet; a millisecond more: due', () => {
    expect(promotionRepeatMs).toBe(86_400_000);
    const isDue = (dismissedAtMs: number | null): boolean => duePromotion([always], { ...moment, dismissedAtMs }) !== null;
    expect(isDue(null)).toBe(true);
    expect(duePromotion([always], { ...moment, nowMs: 0 })).toBe(always);
    expect([promotionRepeatMs - 1, promotionRepeatMs, promotionRepeatMs + 1].map((agoMs) => isDue(nowMs - agoMs))).toEqual([
      false,
      false,
      true,
    ]);
  });

  test.each([
    ['everything allows it', {}, [always], always],
    ['the page was not yet seen long enough', { seenLongEnough: false }, [always], null],
    ['it was dismissed in this tab or another', { dismissed: true }, [always], null],
    ['the page sells the same itself', { path: '/activity/vps' }, [always], null],
    ['no offer runs', {}, [{ startsAt: nowMs + 1, endsAt: null }], null],
    ['it runs by the visitor’s clock alone', { serverMs: nowMs - 1 }, [{ startsAt: nowMs, endsAt: null }], null],
    ['it runs by the server’s clock alone', { nowMs: nowMs - 86_400_000 }, [sinceNow], sinceNow],
  ])('where %s', (_says, change, offers, shown) => {
    expect(duePromotion(offers, { ...moment, ...change })).toBe(shown);
  });

  test.each([
    ['/activity', true],
    ['/activity/vps', true],
    ['/activity/pintuan/part-vps/x', true],
    ['/ac/coupon', true],
    ['/', false],
    ['/doc', false],
    ['/activate/1', true],
    ['/signUp', true],
    ['/account', false],
    ['/product/vps-buy', false],
  ])('R-3.7 R-3.8 offers are hidden on %s: %s', (path, hidden) => {
    expect(hidesOffers(path)).toBe(hidden);
  });

  test.each([
    ['/product/vps-buy', true],
    ['/product/vps-buy/confirm', true],
    ['/product/vps-buy/order/1', true],
    ['/product/vps', false],
    ['/product/vps-buyer', false],
  ])('%s is a checkout: %s', (path, checkout) => {
    expect(isCheckout(path)).toBe(checkout);
  });
});

describe('the offer that runs by the server’s clock', () => {
  const offer = (id: string, startsAt: number | null, endsAt: number | null) => ({ id, startsAt, endsAt });

  test('the start is inclusive, the end exclusive', () => {
    const timed = [offer('a', nowMs, nowMs + 1000)];
    expect([nowMs - 1, nowMs, nowMs + 999, nowMs + 1000].map((at) => runningOffer(timed, at)?.id ?? null)).toEqual([null, 'a', 'a', null]);
  });

  test('the first one that runs is shown, in the order of the editors', () => {
    expect(runningOffer([offer('coming', nowMs + 1, null), offer('first', null, null), offer('second', null, null)], nowMs)?.id).toBe(
      'first',
    );
    expect(runningOffer([], nowMs)).toBeNull();
  });

  test('while that is not known, none that begins or ends is shown', () => {
    expect(runningOffer([offer('always', null, null)], null)?.id).toBe('always');
    for (const bounded of [offer('since', nowMs, null), offer('until', null, nowMs + 1)])
      expect(runningOffer([offer('always', null, null), bounded], null)).toBeNull();
    expect(runningOffer([], null)).toBeNull();
  });
});
