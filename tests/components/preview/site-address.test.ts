import { describe, expect, test } from '@jest/globals';
import { siteAddress } from '#components/preview/site-address.ts';

describe('the address that a preview reports to the Studio and exits to', () => {
  test.each([
    ['/', 'en', '/'],
    ['/', 'ja', '/ja'],
    ['/doc/article/tos', 'zh', '/zh/doc/article/tos'],
    ['/doc/article/tos#liability', 'en', '/doc/article/tos#liability'],
  ])('%s in %s is %s', (asPath, locale, address) => {
    expect(siteAddress(asPath, locale)).toBe(address);
  });

  test('what the Studio adds to open a preview is left out, a page’s own parameters stay', () => {
    expect(siteAddress('/?sanity-preview-perspective=drafts', 'zh')).toBe('/zh');
    expect(siteAddress('/doc?page=2&sanity-preview-secret=x', undefined)).toBe('/doc?page=2');
  });
});
