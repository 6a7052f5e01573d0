import { describe, expect, test } from '@jest/globals';
import { defaultTarget, kindOfTarget, redirectTarget } from '#lib/onboarding/redirect-target.ts';

const target = (url: string) => redirectTarget(`?url=${encodeURIComponent(url)}`);

describe('R-12.4 where the welcome leads', () => {
  test('without a wish it is the console', () => {
    expect([redirectTarget(''), redirectTarget('?url='), redirectTarget('?other=/ac/coupon')]).toEqual([
      defaultTarget,
      defaultTarget,
      defaultTarget,
    ]);
  });

  test.each([
    '/ucenter/console',
    '/ucenter/',
    '/product/vps-buy',
    '/zh/product/vps-buy',
    '/ja/ac/coupon',
    '/activate/2',
    '/zh/activity/pintuan/vps',
    '/product/vps-buy?area=US-0&hostProductId=cvm.g4a.amd.c1m1',
  ])('%s is on the list', (url) => {
    expect(target(url)).toBe(url);
  });

  test.each([
    'https://evil.example/ucenter/console',
    '//evil.example/ucenter/console',
    '/\\evil.example',
    '/\\/evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/ucenter/console\r\nLocation: https://evil.example',
    '/ucenter/con\tsole',
    ' /ucenter/console',
    '/ucenter/../evil',
    '/ucenter/console/../../evil',
    '/ucenter/logout',
    '/ucenter/consolex',
    '/doc',
    '/',
    '/fr/ac/coupon',
    '/AC/COUPON',
    '/activate/4',
    '@evil.example',
    'ucenter/console',
    '/ucenter/%63onsole',
    '/zh/ucenter/console',
  ])('%j is not: the console', (url) => {
    expect(target(url)).toBe(defaultTarget);
  });

  test('of two wishes the first counts', () => {
    expect(redirectTarget('?url=/ac/coupon&url=//evil.example')).toBe('/ac/coupon');
    expect(redirectTarget('?url=//evil.example&url=/ac/coupon')).toBe(defaultTarget);
  });

  test('a place on the page is left behind', () => {
    expect(target('/ac/coupon#mine')).toBe('/ac/coupon');
  });

  test.each([
    ['/ucenter/console', 'console'],
    ['/ucenter/console?tab=1', 'console'],
    ['/ucenter/', 'account'],
    ['/zh/product/vps-buy', 'site'],
  ] as const)('%s is named as %s', (url, kind) => {
    expect(kindOfTarget(url)).toBe(kind);
  });
});
