import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { serverClock } from '#lib/contracts/calls/site-calls.ts';
import { startMydoc, type MydocUnderTest } from '../mydoc-under-test.ts';
import { askSite } from '../sample-content.ts';

let mydoc: MydocUnderTest;

beforeAll(async () => {
  mydoc = await startMydoc({ ask: askSite });
}, 60_000);

afterAll(() => mydoc.close());

const ask = async (path: string, fields: Record<string, string> = {}): Promise<unknown> => {
  const answer = await mydoc.call(path, fields);
  expect(answer).toMatchObject({ status: 200, code: 2000 });
  return answer.message;
};

describe('R-4.5 SEO/search', () => {
  const seo = (pageID: string, language: string) => ask('seniorManage/SEO/search', { pageID, language });

  test('answers a page’s texts in the language, and the picture cut for link previews', async () => {
    expect(await seo('index', 'en')).toEqual({
      title: 'Home',
      description: 'Servers',
      keywords: 'vps',
      image: '/lake/images/lake/production/abc-2400x1260.jpg?rect=0,0,2400,1260&w=1200&h=630&fit=crop&auto=format&q=80',
    });
    expect(await seo('index', 'cn')).toMatchObject({ title: '首页' });
    expect(await seo('index', 'cn')).not.toHaveProperty('keywords');
  });

  test('answers an empty object where the CMS has no text, and never another language’s', async () => {
    expect(await seo('jobs', 'en')).toEqual({});
    expect(await seo('about', 'ja')).toEqual({});
  });

  test('answers of an own page what was written for search, else its heading and lead', async () => {
    const image = '/lake/images/lake/production/abc-2400x1260.jpg?rect=0,0,2400,1260&w=1200&h=630&fit=crop&auto=format&q=80';
    expect(await seo('activity/spring', 'en')).toEqual({ title: 'Servers in spring', description: 'Lead', image });
    expect(await seo('activity/spring', 'cn')).toEqual({ title: '春', description: '说明', image });
    expect(await seo('activity/spring', 'ja')).toEqual({});
  });

  test('refuses an own page that is not shown now', async () => {
    const answer = await mydoc.call('seniorManage/SEO/search', { pageID: 'activity/over', language: 'en' });
    expect(answer).toMatchObject({ code: 4002, message: { key: 'doesNotExist', field: 'pageID' } });
  });

  test('refuses what is no page of the site', async () => {
    const answer = await mydoc.call('seniorManage/SEO/search', { pageID: 'no/such/page', language: 'en' });
    expect(answer).toMatchObject({ status: 200, code: 4002, message: { key: 'doesNotExist', field: 'pageID', isShow: 0 } });
  });
});

describe('R-4.5 SEO/JS/search', () => {
  const scripts = (domain: string, language: string) => ask('seniorManage/SEO/JS/search', { domain, enable: 'true', language });

  test('answers vendor, id and consent category of what is switched on for the domain and language', async () => {
    expect(await scripts('www.example', 'en')).toEqual([{ vendor: 'plausible', id: 'marlow.example', category: 2 }]);
    expect(await scripts('Shop.example:3000', 'en')).toEqual([
      { vendor: 'plausible', id: 'marlow.example', category: 2 },
      { vendor: 'matomo', id: '7', category: 3 },
    ]);
    expect(await scripts('shop.example', 'ja')).toEqual([]);
  });

  test('a vendor id that could be markup is left out', async () => {
    expect(JSON.stringify(await scripts('www.example', 'en'))).not.toContain('<');
  });

  test.each([
    ['www.example', 'false'],
    ['www.example', '1'],
    ['<b>', 'true'],
    ['', 'true'],
  ])('domain %p with enable %p is refused', async (domain, enable) => {
    expect(await mydoc.call('seniorManage/SEO/JS/search', { domain, enable, language: 'en' })).toMatchObject({ code: 4004 });
  });
});

describe('R-3.5 the footer', () => {
  test('links are in their order, named in the language, ready to follow', async () => {
    expect(await ask('seniorManage/footLink/search', { language: 'cn' })).toEqual([
      { name: '关于', link: '/zh/about?x=1' },
      { name: '控制台', link: '/ucenter/console' },
    ]);
  });

  test('a link without a name in the language is left out; the cookie’s language counts where none is asked', async () => {
    const answer = await mydoc.call('seniorManage/footLink/search', {}, { cookie: 'languages=ja' });
    expect(answer.message).toEqual([{ name: '会社概要', link: '/ja/about?x=1' }]);
  });

  test('the review summary is what the settings say', async () => {
    expect(await ask('home/footer/comment')).toEqual({ reviewCount: 312, ratingValue: 4.7 });
  });
});

test('R-3.12 without reviews the summary is 0 reviews and no mean', async () => {
  const empty = await startMydoc();
  expect((await empty.call('home/footer/comment')).message).toEqual({ reviewCount: 0, ratingValue: null });
  await empty.close();
}, 60_000);

test('R-6.6 the clock returns the database’s time, by which everything starts and ends', async () => {
  const mydoc = await startMydoc();
  const before = Date.now();
  const { nowMs } = serverClock.output.parse((await mydoc.call('site/clock')).message);
  expect(Math.abs(nowMs - before)).toBeLessThan(5_000);
  await mydoc.close();
}, 60_000);
