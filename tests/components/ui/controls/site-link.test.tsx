import { expect, test } from '@jest/globals';
import { isPage, SiteLink } from '#components/ui/controls/site-link.tsx';
import { renderInSite } from '#tests/components/render-in-site.tsx';

test.each([
  ['/about', '/zh/about'],
  ['/', '/zh'],
  ['/product/vps?series=Dedicated', '/zh/product/vps?series=Dedicated'],
  ['/ucenter/?ope=reg', '/ucenter/?ope=reg'],
  ['/ucenter/console/workServer/submitWork', '/ucenter/console/workServer/submitWork'],
  ['/sitemap.xml', '/sitemap.xml'],
  ['/sale?from=mail', '/zh/sale?from=mail'],
  ['#plans', '#plans'],
  ['https://reviews.example/marlow', 'https://reviews.example/marlow'],
])('R-1.12 a link to %s leads a Chinese page to %s', (href, address) => {
  const { getByRole } = renderInSite(
    <SiteLink href={href} language="zh">
      x
    </SiteLink>,
    'zh',
  );
  expect(getByRole('link')).toHaveAttribute('href', address);
});

test('R-1.4 an address that only the front door knows is loaded by the browser, not by the router', () => {
  expect(['/sale', '/zh/sale', '/xx', '//evil.example/about', '/zh', '/ja/about?x=1', '/'].map(isPage)).toEqual([
    false,
    false,
    false,
    false,
    true,
    true,
    true,
  ]);
});

test('a feed is no page that the router could show, in any language', () => {
  expect(['/feed.xml', '/zh/feed.xml', '/zh/doc/search/node.js'].map(isPage)).toEqual([false, false, true]);
});
