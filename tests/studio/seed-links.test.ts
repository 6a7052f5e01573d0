import { describe, expect, test } from '@jest/globals';
import { pageIds } from '#lib/language/routes.ts';
import { orderPage } from '#lib/orders/order-address.ts';
import { withdrawalPage } from '#lib/orders/withdrawal-page.ts';
import { seedDocuments } from '#studio/seed/seed.ts';

const documents = seedDocuments({}, new Date());
const slugs = new Set(
  documents.flatMap(({ slug, _type }) =>
    _type === 'article' && typeof slug === 'object' && slug !== null && 'current' in slug ? [String(slug.current)] : [],
  ),
);
const ownPages = documents.flatMap(({ _type, slug }) =>
  _type === 'activityPage' && typeof slug === 'object' && slug !== null && 'current' in slug ? [`/activity/${String(slug.current)}`] : [],
);
/** Pages of buyers, which search engines do not list. */
const buyerPages = [orderPage, withdrawalPage];
const routes = new Set(['/', ...ownPages, ...buyerPages, ...pageIds.filter((pageId) => pageId !== 'index').map((pageId) => `/${pageId}`)]);

function hrefsOf(value: unknown, name: string, found: string[] = []): string[] {
  if (typeof value !== 'object' || value === null) return found;
  for (const [key, member] of Object.entries(value)) {
    if (key === name && typeof member === 'string') found.push(member);
    hrefsOf(member, name, found);
  }
  return found;
}

/** A page, an article with or without its version, or a screen of the account centre. */
function resolves(href: string): boolean {
  const path = href.split(/[?#]/)[0] ?? '';
  if (routes.has(path)) return true;
  const [, slug, version] = /^\/doc\/article\/([a-z0-9-]+)(?:\/versions\/(\d+))?$/.exec(path) ?? [];
  if (slug)
    return (
      slugs.has(slug) &&
      (!version || documents.some((document) => document.translationKey === slug && document.version === Number(version)))
    );
  return path.startsWith('/ucenter/');
}

describe('R-1.11 links of the seed', () => {
  test('lead to a seeded article, a route of the site or a place on the page', () => {
    const dead = documents.flatMap((document) => {
      const hrefs = [...hrefsOf(document, 'href'), ...(document._type === 'redirect' ? hrefsOf(document, 'to') : [])];
      const inside = hrefs.filter((href) => !href.startsWith('https://') && !href.startsWith('mailto:') && !/^#[a-z0-9-]+$/.test(href));
      return inside.filter((href) => !resolves(href)).map((href) => `${document._id}: ${href}`);
    });
    expect(dead).toEqual([]);
  });

  test('lead from the menu to exactly the products that it names', () => {
    const navigation = documents.find(({ _id }) => _id === 'navigation');
    expect(hrefsOf(navigation?.menu, 'href')).toEqual([
      '/product/vps',
      '/product/vps?series=Dedicated',
      '/product/availability',
      '/product/vpc',
      '/product/loadbalance',
      '/product/oss',
      '/doc/article/block-storage-volume-pricing',
      '/product/relational-database',
      '/product/private-cloud',
      '/product/domain',
      '/doc/article/php-hosting',
    ]);
  });
});
