import { describe, expect, jest, test } from '@jest/globals';
import { loadVanityRedirects } from '#lib/content/look-ups/vanity-redirects.ts';
import { askOver } from '../ask-over.ts';
import { redirect } from '../sample-documents.ts';

const load = async (...rules: [from: string, to: string][]) =>
  Object.fromEntries(
    [...(await loadVanityRedirects(askOver(rules.map(([from, to], index) => redirect(`r${index}`, from, to)))))].map(
      ([address, { to }]) => [address, to],
    ),
  );

describe('R-1.4 vanity redirects', () => {
  test('a free first segment is known in each language, and leads to the page of that language', async () => {
    expect(await load(['/sale', '/activity/promotion'])).toEqual({
      '/sale': '/activity/promotion',
      '/zh/sale': '/zh/activity/promotion',
      '/ja/sale': '/ja/activity/promotion',
    });
  });

  test('nothing that looks like a language or belongs to the site is known, whatever was published', async () => {
    expect(await load(['/fr', '/about'], ['/xx/sale', '/about'], ['/doc/old', '/doc'], ['/studio', '/about'], ['/Sale', '/about'])).toEqual(
      {},
    );
  });

  test('a chain is one step, and ends at a page that exists', async () => {
    const rules: [string, string][] = [
      ['/sale', '/summer/sale'],
      ['/summer/sale', '/doc/old'],
      ['/doc/old', '/doc/article/tos'],
    ];
    expect((await load(...rules))['/ja/sale']).toBe('/ja/doc/article/tos');
    const article = { _id: 'a', _type: 'article', slug: { current: 'tos' }, kind: 'legal', language: 'en', title: 'T', version: 1 };
    const documents = [
      redirect('r1', '/sale', '/doc/article/tos'),
      redirect('r2', '/doc/article/tos', '/about'),
      { ...article, effectiveDate: '2026-01-01' },
    ];
    expect((await loadVanityRedirects(askOver(documents))).get('/sale')?.to).toBe('/doc/article/tos');
  });

  test('a loop is not known', async () => {
    expect(await load(['/sale', '/offer'], ['/offer', '/sale'])).toEqual({});
  });

  test('a target is one that a header can hold', async () => {
    expect(await load(['/sale', '/doc/search/価格?x=あ#ん'], ['/away', 'https://例え.example/道'])).toMatchObject({
      '/sale': '/doc/search/%E4%BE%A1%E6%A0%BC?x=%E3%81%82#%E3%82%93',
      '/away': 'https://xn--r8jz45g.example/%E9%81%93',
    });
  });

  test('asks for a page of content only where a chain goes on, once each', async () => {
    const ask = jest.fn(askOver([redirect('a', '/sale', '/doc/article/x'), redirect('b', '/offer', '/doc/article/x')]));
    await loadVanityRedirects(ask);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
