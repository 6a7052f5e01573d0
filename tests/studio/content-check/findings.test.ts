import { describe, expect, test } from '@jest/globals';
import { addressFindings } from '#studio/tools/content-check/address-findings.ts';
import { bannerFindings } from '#studio/tools/content-check/banner-findings.ts';
import { orphanFindings } from '#studio/tools/content-check/orphan-findings.ts';
import { redirectFindings } from '#studio/tools/content-check/redirect-findings.ts';
import { exampleFindings } from '#studio/tools/content-check/example-findings.ts';
import { figureFindings } from '#studio/tools/content-check/figure-findings.ts';
import { sellerFindings } from '#studio/tools/content-check/seller-findings.ts';
import { exampleSeller } from '#studio/seed/documents/seller.ts';
import { translationFindings } from '#studio/tools/content-check/translation-findings.ts';
import { linkFindings } from '#studio/tools/content-check/link-findings.ts';
import { pictureFindings } from '#studio/tools/content-check/picture-findings.ts';
import { seedDocuments } from '#studio/seed/seed.ts';

const article = (language: string, slug: string, more: Record<string, unknown> = {}) => ({
  _id: `article-${slug}-${language}`,
  _type: 'article',
  kind: 'help',
  language,
  slug: { current: slug },
  translationKey: 'vps',
  title: slug,
  version: 1,
  ...more,
});
const banner = (href: string) => ({ _id: 'banner-a', _type: 'banner', title: { en: 'Sale' }, action: { href } });
const said = (findings: readonly { what: string }[]) => findings.map(({ what }) => what);

describe('the check of links', () => {
  test('names a link that leads to no page, with the document that holds it', () => {
    expect(linkFindings([banner('/doc/article/gone?x=1#part')])).toEqual([
      { id: 'banner-a', type: 'banner', title: 'Sale', area: 'link', what: '/doc/article/gone?x=1#part leads to no page.' },
    ]);
  });

  test.each([
    '/',
    '/product/vps?series=Dedicated',
    '/doc/announce/notice',
    '/doc/announce/detail/notice-1',
    '/ucenter/?ope=reg',
    '/doc/search/vps',
    '/product/vps-buy/order',
    '/doc/article/vps/versions/1',
    '#plans',
    'https://example.com/x',
  ])('lets %s stand', (href) => {
    expect(linkFindings([article('en', 'vps'), { _id: 'notice-1', _type: 'announcement' }, banner(href)])).toEqual([]);
  });

  test('asks for the new address of a page that has moved', () => {
    const moved = { _id: 'redirect-a', _type: 'redirect', from: '/doc/article/old', to: '/doc/article/vps' };
    expect(said(linkFindings([article('en', 'vps'), moved, banner('/doc/article/old')]))).toEqual([
      '/doc/article/old has moved: lead straight to /doc/article/vps.',
    ]);
  });

  test('lets a short address be linked, which is a redirect by design', () => {
    const sale = { _id: 'redirect-sale', _type: 'redirect', from: '/sale', to: '/doc/article/vps' };
    expect(said(linkFindings([article('en', 'vps'), sale, banner('/sale')]))).toEqual([]);
  });

  test('holds the target of a redirect to the same', () => {
    expect(said(linkFindings([{ _id: 'redirect-a', _type: 'redirect', from: '/doc/article/old', to: '/doc/article/gone' }]))).toEqual([
      '/doc/article/gone leads to no page.',
    ]);
  });
});

describe('the check of addresses', () => {
  test('names both documents of one address', () => {
    const findings = addressFindings([article('en', 'vps'), { ...article('en', 'vps'), _id: 'article-copy' }]);
    expect(findings.map(({ id }) => id)).toEqual(['article-vps-en', 'article-copy']);
  });

  test('lets the versions and the translations of a text share it', () => {
    expect(
      addressFindings([article('en', 'vps'), article('zh', 'vps'), { ...article('en', 'vps', { version: 2 }), _id: 'article-vps-en-v2' }]),
    ).toEqual([]);
  });

  test('names translations that have gone apart', () => {
    expect(said(addressFindings([article('en', 'vps'), article('ja', 'server')]))).toEqual(
      Array(2).fill('The translations of this text have different addresses: vps, server.'),
    );
  });

  test('names an address that nobody can type', () => {
    expect(said(addressFindings([article('en', 'Über uns')]))).toEqual([
      'The address Über uns holds more than small letters, digits and single hyphens.',
    ]);
  });
});

describe('the check of pictures', () => {
  const asset = (more: Record<string, unknown>) => ({
    _id: 'image-a-1200x800-png',
    originalFilename: 'a.png',
    extension: 'png',
    size: 1000,
    metadata: { dimensions: { width: 1200 } },
    ...more,
  });
  const alt = { en: 'A chart', zh: '海图', ja: '海図' };
  const showing = (more: Record<string, unknown>) => ({
    _id: 'banner-a',
    _type: 'banner',
    image: { _type: 'localeImage', asset: { _ref: 'image-a-1200x800-png' }, alt, ...more },
  });

  test('is content with a picture that is there, wide enough and described', () => {
    expect(pictureFindings([showing({})], [asset({})])).toEqual([]);
  });

  test('names a picture without its file, without words, too small or too heavy', () => {
    expect(said(pictureFindings([showing({})], []))).toEqual(['The file of a picture is gone. Upload it again.']);
    expect(said(pictureFindings([showing({ alt: { en: 'A chart' } })], [asset({})]))[0]).toContain('a.png: Say what the picture shows');
    expect(said(pictureFindings([showing({})], [asset({ metadata: { dimensions: { width: 599 } } })]))).toEqual([
      'a.png is 599 px wide; below 600 px it looks blurred.',
    ]);
    expect(said(pictureFindings([showing({})], [asset({ size: 4 * 1024 * 1024 + 1 })]))).toEqual(['a.png is heavier than 4 MiB.']);
  });
});

test('the check of pictures names one in a text that says nothing to those who cannot see it', () => {
  const body = [{ _type: 'picture', _key: 'p', asset: { _ref: 'image-a-1200x800-png' }, alt: '' }];
  const asset = {
    _id: 'image-a-1200x800-png',
    originalFilename: 'a.png',
    extension: 'png',
    size: 1000,
    metadata: { dimensions: { width: 1200 } },
  };
  expect(said(pictureFindings([article('en', 'vps', { body })], [asset]))).toEqual([
    'a.png: Say what the picture shows, for those who cannot see it.',
  ]);
});

describe('the check of redirects', () => {
  const redirect = (from: string, to: string) => ({ _id: `redirect-${from}`, _type: 'redirect', from, to });

  test('names those that can never work, each with its reason', () => {
    const findings = redirectFindings([
      article('en', 'vps'),
      redirect('/doc/article/vps', '/about'),
      redirect('/product/vps', '/about'),
      redirect('/fr', '/about'),
      redirect('/a-1', '/a-2'),
      redirect('/a-2', '/a-1'),
      redirect('/twice', '/about'),
      { ...redirect('/twice', '/'), _id: 'redirect-other' },
    ]);
    expect(findings.map(({ what }) => what)).toEqual([
      'A page is published at /doc/article/vps. As long as it is, it wins, and this redirect does nothing.',
      '/product/vps is a page of the site. A page always wins: this redirect would never work.',
      expect.stringContaining('This looks like a language'),
      'With the redirects there are, this one leads back to itself.',
      'With the redirects there are, this one leads back to itself.',
      'Another redirect starts at /twice, too.',
      'Another redirect starts at /twice, too.',
    ]);
  });

  test('lets those stand that work', () => {
    expect(redirectFindings([article('en', 'vps'), redirect('/sale', '/doc/article/vps'), redirect('/doc/old', '/sale')])).toEqual([]);
  });
});

describe('the check of banners', () => {
  const now = Date.parse('2026-11-24T12:00:00Z');
  const running = (_id: string, order: number, more: object = {}) => ({
    _id,
    _type: 'banner',
    placement: 'home',
    order,
    title: { en: _id, zh: _id, ja: _id },
    lead: { en: 'x', zh: 'x', ja: 'x' },
    ...more,
  });

  test('names those that nobody sees: crowded out, or over', () => {
    const over = running('z', 0, { endsAt: '2026-11-24T11:00:00Z' });
    const findings = bannerFindings([running('a', 1), running('b', 2), running('c', 3), running('d', 4), over], now);
    expect(findings.map(({ id, what }) => `${id}: ${what}`)).toEqual([
      'd: Not shown, 4th in the row, and only 3 are shown. Give it an earlier place.',
      'z: Not shown, over since 2026-11-24 11:00 UTC.',
    ]);
  });

  test('lets those stand that are seen, now or from their start', () => {
    expect(bannerFindings([running('a', 1), running('b', 2, { startsAt: '2026-11-25T00:00:00Z' })], now)).toEqual([]);
  });
});

describe('the check of lonely articles', () => {
  const lost = article('en', 'vps', { category: { _ref: 'category-gone' } });

  test('names a help article that only a search finds', () => {
    const itself = article('zh', 'vps', { category: { _ref: 'category-gone' }, body: [{ href: '/doc/article/vps' }] });
    expect(orphanFindings([lost, itself]).map(({ id }) => id)).toEqual(['article-vps-en', 'article-vps-zh']);
  });

  test('lets one stand that a list or another text leads to', () => {
    expect(orphanFindings([lost, { _id: 'category-gone', _type: 'category' }])).toEqual([]);
    expect(orphanFindings([lost, banner('/doc/article/vps#part')])).toEqual([]);
  });
});

describe('the check of figures', () => {
  const words = (en: string, zh: string, ja: string) => ({ en, zh, ja });
  const settings = {
    _id: 's',
    _type: 'siteSettings',
    supportHours: words('09:00 to 22:00 (UTC+8)', '09:00–22:00', '10:00〜23:00'),
    affiliateRates: { en: 7, zh: 26, ja: 26 },
  };
  const availability = { _id: 'c', _type: 'claim', figure: words('99.97%', '99.97%', '99.97%') };
  const job = (text: object) => ({ _id: 'job-a', _type: 'job', title: 'Job', text });
  const whatOf = (...documents: readonly object[]) =>
    figureFindings([settings, availability, ...documents]).map(({ id, what }) => `${id}: ${what}`);

  test('names a figure that a translation does not have', () => {
    expect(whatOf(job(words('Within 72 hours, 30 days, 10% off', '72 小时内，30 天', '72時間以内、31日以内、10%')))).toEqual([
      'job-a: 10 percent is not there in Chinese.',
      'job-a: 30 days is not there in Japanese.',
      'job-a: 31 days is not there in English and Chinese.',
    ]);
  });

  test('holds the translations of an article against each other, version by version', () => {
    const terms = (language: string, text: string, version = 1) => article(language, 'vps', { version, body: [{ children: [{ text }] }] });
    expect(whatOf(terms('en', '14 days'), terms('zh', '14 天'), terms('ja', '15日'), terms('ja', '20日', 2))).toEqual([
      'article-vps-en: 14 days is not there in Japanese.',
      'article-vps-en: 15 days is not there in English and Chinese.',
    ]);
  });

  test('names hours of the chat that are not those of the site settings, and a promise that no claim makes', () => {
    expect(
      whatOf(job(words('Live chat: 09:00 to 21:00. 99.95%', '在线客服 09:00–22:00，99.95%', 'チャットは10:00〜23:00。99.95%'))),
    ).toEqual([
      'job-a: The chat is open 9-21 in English, and 9-22 by the site settings.',
      'job-a: 99.95 percent is promised in English, and no claim has that figure.',
      'job-a: 99.95 percent is promised in Chinese, and no claim has that figure.',
      'job-a: 99.95 percent is promised in Japanese, and no claim has that figure.',
    ]);
  });

  test('lets the commission differ, which depends on the market', () => {
    expect(whatOf(job(words('up to 7%', '最高 26%', '最大26%')))).toEqual([]);
  });

  test('finds nothing in the seed', () => {
    expect(figureFindings(seedDocuments({}, new Date()))).toEqual([]);
  });
});

describe('R-12.7 the check of the seller', () => {
  const settings = (seller: unknown) => ({ _id: 'siteSettings', _type: 'siteSettings', brand: 'Marlow', seller });

  test('names each item of the Japanese law that the imprint does not state', () => {
    expect(sellerFindings([settings({ ...exampleSeller, telephone: '', representative: undefined })])).toEqual(
      [
        'The imprint does not state the telephone number, item 6 of the Japanese law on specified commercial transactions.',
        'The imprint does not state the representative or the manager responsible, item 7 of the Japanese law on specified commercial transactions.',
      ].map((what) => ({ id: 'siteSettings', type: 'siteSettings', title: 'Marlow', area: 'seller', what })),
    );
  });

  test('lets a complete one stand', () => {
    expect(sellerFindings([settings(exampleSeller), article('en', 'vps')])).toEqual([]);
  });
});

describe('the check of examples', () => {
  test('names on each document of the seed what a launch has to replace', () => {
    const findings = exampleFindings(seedDocuments({}, new Date()));
    expect(findings.filter(({ id }) => id === 'siteSettings').map(({ what }) => what)).toEqual([
      'The seller is an example: fill in your company, then switch the mark off.',
      '“+81 3 0000 0000” is a sample number.',
      '“+852 0000 0000” is a sample number.',
      '“Hong Kong Companies Registry no. 0000000” is a sample number.',
      'The rating of 4.6 from 1284 reviews is a sample figure.',
      'chat.example, marlow.example, reviews.example are example addresses.',
    ]);
    expect(new Set(findings.map(({ area }) => area))).toEqual(new Set(['example']));
  });
});

describe('the check of translations', () => {
  test('names a text that is missing in a language, and one that is behind its source', () => {
    const findings = translationFindings([article('en', 'vps', { version: 2 }), article('zh', 'vps')]);
    expect(findings.map(({ id, what }) => `${id}: ${what}`)).toEqual([
      'article-vps-zh: Chinese is behind: version 1, the source has 2.',
      'article-vps-en: It is not there in Japanese.',
    ]);
  });

  test('lets a text stand that is there in every language', () => {
    expect(translationFindings(['en', 'zh', 'ja'].map((language) => article(language, 'vps')))).toEqual([]);
  });
});

test('the seed has no dead link, no clashing address, no dead redirect, no missing translation and no lonely article', () => {
  const documents = seedDocuments({}, new Date());
  expect([...linkFindings(documents), ...addressFindings(documents), ...redirectFindings(documents), ...orphanFindings(documents)]).toEqual(
    [],
  );
});
