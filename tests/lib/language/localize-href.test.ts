import { expect, test } from '@jest/globals';
import { localizeHref } from '#lib/language/localize-href.ts';

test.each([
  ['/', '/ja'],
  ['/about', '/ja/about'],
  ['/product/vps?series=Dedicated', '/ja/product/vps?series=Dedicated'],
  ['/doc#top', '/ja/doc#top'],
  ['/ucenter/?ope=reg', '/ucenter/?ope=reg'],
  ['/sitemap.xml', '/sitemap.xml'],
  ['https://status.example/x', 'https://status.example/x'],
  ['#plans', '#plans'],
])('%s is %s in Japanese', (href, localized) => {
  expect(localizeHref(href, 'ja')).toBe(localized);
});

test('in English a path stays as it is', () => {
  expect(localizeHref('/about?x=1', 'en')).toBe('/about?x=1');
});
