import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { ProductTrail } from '#components/ui/primitives/product-trail.tsx';
import { Breadcrumb } from '#components/ui/primitives/breadcrumb.tsx';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const links = (): readonly (readonly [string | null, string | null])[] =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('a trail begins at the home page of the language and ends above the page', () => {
  renderInSite(<Breadcrumb name="現在地" links={[{ label: 'ドキュメント', href: '/doc' }]} language="ja" />, 'ja');
  expect(links()).toEqual([
    ['ホーム', '/ja'],
    ['ドキュメント', '/ja/doc'],
  ]);
});

test('a product has the home page and all products above it', () => {
  renderInSite(<ProductTrail language="zh" />, 'zh');
  expect(links()).toEqual([
    ['首页', '/zh'],
    ['产品', '/zh#products'],
  ]);
});
