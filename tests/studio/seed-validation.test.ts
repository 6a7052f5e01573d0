import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Workspace } from 'sanity';
import { documentTypes } from '#lib/content/document-types.ts';
import { exampleSeller } from '#studio/seed/documents/seller.ts';
import { seedAssets, seedDocuments } from '#studio/seed/seed.ts';
import { openQueryServer, type QueryServer } from './query-server.ts';
import { findings, openWorkspace } from './validate.ts';

const assetId = 'image-0123456789abcdef0123456789abcdef01234567-1200x675-png';
const documents = seedDocuments(Object.fromEntries(seedAssets.map(({ key }) => [key, assetId])), new Date());
const ids = new Set([...documents.map((document) => document._id), assetId]);

let server: QueryServer;
let workspace: Workspace;

beforeAll(async () => {
  server = await openQueryServer(documents);
  workspace = await openWorkspace(server.address);
}, 30_000);

afterAll(() => server.close());

const one = (id: string): Record<string, unknown> => {
  const found = documents.find((document) => document._id === id);
  if (!found) throw new Error(`no ${id} in the seed`);
  return found;
};

const messages = async (document: Record<string, unknown>): Promise<string[]> => {
  const found = await findings(workspace, document, ids);
  return found.map(({ path, level, message }) => `${level} ${path}: ${message}`);
};

describe('the seed, held against the schema by Sanity', () => {
  test.each(documentTypes)(
    'every %s of it can be published',
    async (type) => {
      const ofType = documents.filter((document) => document._type === type);
      expect(ofType).not.toEqual([]);
      const verdicts = await Promise.all(ofType.map(async (document) => ({ id: document._id, found: await messages(document) })));
      expect(verdicts.filter(({ found }) => found.length > 0)).toEqual([]);
    },
    180_000,
  );
});

test('what waits in a release is held against other documents, never against what it is a version of', async () => {
  const inRelease = documents.map((document) => ({ ...document, _id: `versions.rSpring.${document._id}` }));
  const lake = await openQueryServer([...documents, ...inRelease]);
  const studio = await openWorkspace(lake.address);
  const oneOfEach = documentTypes.flatMap((type) => [documents, inRelease].flatMap((all) => all.find(({ _type }) => _type === type) ?? []));
  const found = await Promise.all(oneOfEach.map((document) => findings(studio, document, ids)));
  await lake.close();
  expect(oneOfEach).toHaveLength(2 * documentTypes.length);
  expect(found.flat().filter(({ level }) => level === 'error')).toEqual([]);
}, 60_000);

describe('R-4.1 a link', () => {
  const leadingTo = async (href: string): Promise<string[]> => {
    const banner = one('banner-two-harbours');
    return messages({ ...banner, action: { ...Object(banner.action), href } });
  };

  test.each(['/doc/article/nowhere', '/doc/article/tos/versions/99', '/no-such-page'])(
    'to %s is warned of before it is published',
    async (href) => {
      expect(await leadingTo(href)).toEqual([`warning action.href: ${href} leads to no page: nothing is published there yet.`]);
    },
  );

  test.each(['/doc/article/tos#refunds', '/doc/article/tos/versions/1', '/product/vps?series=x', 'https://example.com/x'])(
    'to %s is not',
    async (href) => {
      expect(await leadingTo(href)).toEqual([]);
    },
  );
});

test('R-4.1 what waits in a release is no page that a link leads to, and none that a redirect gives way to', async () => {
  const waiting = { ...one('article-vps-en'), _id: 'versions.rSpring.article-spring-en', slug: { _type: 'slug', current: 'spring' } };
  const moving = { ...one('redirect-doc-tos'), _id: 'versions.rSpring.redirect-spring', from: '/spring' };
  const lake = await openQueryServer([...documents, waiting, moving]);
  const studio = await openWorkspace(lake.address);
  const said = async (document: Record<string, unknown>): Promise<string[]> =>
    (await findings(studio, document, ids)).map(({ path, message }) => `${path}: ${message}`);
  const banner = one('banner-two-harbours');
  const linking = (href: string) => ({ ...banner, action: { ...Object(banner.action), href } });
  const links = await Promise.all(['/doc/article/spring', '/spring'].map((href) => said(linking(href))));
  const redirect = await said({ ...one('redirect-doc-tos'), from: '/doc/article/spring', to: '/about' });
  await lake.close();
  expect(links).toEqual(
    ['/doc/article/spring', '/spring'].map((path) => [`action.href: ${path} leads to no page: nothing is published there yet.`]),
  );
  expect(redirect).toEqual([]);
}, 60_000);

const note = { _type: 'note', _key: 'n', tone: 'info', text: 'Text' };

test('R-4.1 a banner without a start or an end can be published', async () => {
  expect(await messages({ ...one('banner-year-end-hours'), startsAt: undefined, endsAt: undefined })).toEqual([]);
});

describe('R-4.1 an editor is warned of', () => {
  test.each([
    [
      'a banner without a Japanese title',
      'banner-two-harbours',
      { title: { en: 'a', zh: '甲' } },
      'error title: Still to be written in Japanese.',
    ],
    [
      'a banner without a title',
      'banner-two-harbours',
      { title: undefined },
      'error title: Still to be written in English, Chinese and Japanese.',
    ],
    [
      'a picture in a text that says nothing',
      'article-vps-en',
      { body: [{ _type: 'picture', _key: 'p', asset: { _type: 'reference', _ref: assetId } }] },
      'error body.[p]: Say what the picture shows, for those who cannot see it.',
    ],
    [
      'a picture without an alternative text',
      'banner-two-harbours',
      { image: { _type: 'localeImage', asset: { _type: 'reference', _ref: assetId } } },
      'error image: Say what the picture shows, for those who cannot see it. Still to be written in English, Chinese and Japanese.',
    ],
    [
      'a banner that ends before it starts',
      'banner-year-end-hours',
      { endsAt: '2026-10-31T00:00:00.000Z' },
      'error endsAt: The end must come after the start.',
    ],
    [
      'a link with a language in it',
      'banner-two-harbours',
      { action: { _type: 'link', label: { en: 'a', zh: 'b', ja: 'c' }, href: '/zh/about' } },
      'error action.href: Leave out /zh: the language is added by itself.',
    ],
    [
      'a disk that its type does not sell',
      'plan-card-us-0-starter',
      { disk: { type: { _type: 'reference', _ref: 'disk-type-ssd' }, sizeGib: 9 } },
      'error disk.sizeGib: This disk type is sold from 10 to 2000 GiB.',
    ],
    ['a plan card without a model', 'plan-card-us-0-starter', { model: undefined }, 'error model: Choose the model.'],
    [
      'a plan card with a tag in one language',
      'plan-card-us-0-starter',
      { tag: { en: 'New' } },
      'error tag: Still to be written in Chinese and Japanese.',
    ],
    ['a code that another region has', 'region-us-0', { code: 'JP-0' }, 'error code: Another entry has the code JP-0 already.'],
    ['a model whose code says another size', 'model-g4a-c2m4', { vcpu: 4 }, 'error code: The code must end in c4m4, the size given here.'],
    [
      'a price without yen',
      'traffic-plan-t500',
      {
        regions: [
          {
            _type: 'regionPrice',
            _key: 'a',
            region: { _type: 'reference', _ref: 'region-us-0' },
            price: { _type: 'moneyByCurrency', USD: 1, HKD: 8 },
          },
        ],
      },
      'error regions.[a].price: Give the price in JPY; prices are never converted.',
    ],
    [
      'a region without a price',
      'traffic-plan-t500',
      { regions: [{ _type: 'regionPrice', _key: 'a', region: { _type: 'reference', _ref: 'region-us-0' } }] },
      'error regions.[a].price: Give the price in USD, HKD and JPY; prices are never converted.',
    ],
    ['a thing that is sold nowhere', 'model-g4a-c2m4', { regions: [] }, 'error regions: Add the price for at least one region.'],
    ['a version that is no whole number', 'article-tos-en', { version: 2.5 }, 'error version: A version is a whole number: 1, 2, 3.'],
    [
      'a version that exists already',
      'article-tos-en',
      { version: 1 },
      'error version: Version 1 of this text exists already in this language.',
    ],
    [
      'a legal text without a date',
      'article-tos-en',
      { effectiveDate: undefined },
      'error effectiveDate: Say from which day this version is in effect.',
    ],
    [
      'a second version without a note',
      'article-tos-en',
      { changeNote: undefined },
      'error changeNote: Say what changed since the version before.',
    ],
    [
      'a redirect from what looks like a language',
      'redirect-doc-tos',
      { from: '/fr' },
      'error from: This looks like a language. Such addresses always say that the page does not exist: take a longer word, like /sale.',
    ],
    [
      'a redirect from a page that is published',
      'redirect-doc-tos',
      { from: '/doc/article/vps', to: '/about' },
      'warning from: A page is published at /doc/article/vps. As long as it is, it wins, and this redirect does nothing.',
    ],
    [
      'an own page at an address of the site',
      'own-page-move-to-us',
      { slug: { _type: 'slug', current: 'vps' } },
      'error slug: /activity/vps is a page of the site already. Choose another address.',
    ],
    [
      'an own page at the address of another',
      'own-page-move-to-us',
      { _id: 'own-page-copy' },
      'error slug: Another entry has the address move-to-us already.',
    ],
    [
      'a copy of a help article that keeps its key at another address',
      'article-vps-en',
      { _id: 'article-copy', slug: { _type: 'slug', current: 'vps-two' } },
      'error translationKey: Another text has this key in this language. Give a new text a key of its own; a translation keeps it.',
    ],
    ['a redirect to itself', 'redirect-doc-tos', { to: '/doc/tos' }, 'error to: This redirect leads to itself.'],
    [
      'a redirect that another leads back to',
      'redirect-doc-tos',
      { from: '/doc/article/tos', to: '/doc/terms' },
      'error to: With the redirects there are, this one leads back to itself.',
    ],
    [
      'a redirect from a taken path',
      'redirect-doc-tos',
      { from: '/doc/terms' },
      'error from: There is a redirect from /doc/terms already.',
    ],
    [
      'a discount of 100 percent',
      'period-1y',
      { discountPercent: 100 },
      'error discountPercent: Give the discount in percent: 0 or more, below 100, at most 2 decimals.',
    ],
    [
      'settings without a region for Japanese pages',
      'siteSettings',
      { defaultRegions: { en: { _type: 'reference', _ref: 'region-us-0' }, zh: { _type: 'reference', _ref: 'region-us-0' } } },
      'error defaultRegions.ja: Choose the region that pages in this language sell by default.',
    ],
    [
      'a statistics script that is markup',
      'statistics-script-example',
      { vendorId: '<script>' },
      'error vendorId: Matomo gives numbers like stats.example.com/1.',
    ],
    [
      'a statistics script without consent',
      'statistics-script-example',
      { category: 1 },
      'error category: Choose the consent that the script waits for.',
    ],
    ['a second entry for a page', 'page-seo-about', { pageId: 'jobs' }, 'error pageId: There is an entry for jobs already.'],
    [
      'a title that search results cut off',
      'page-seo-about',
      { title: { en: 'a'.repeat(80), zh: '甲', ja: 'あ' } },
      'warning title: Search results will cut this off in English.',
    ],
    ['a claim that is made elsewhere', 'claim-clock', { key: 'refund' }, 'error key: This claim is made in another entry already.'],
    ['a claim without a day', 'claim-clock', { asOf: undefined }, 'error asOf: Say on which day the figure was checked.'],
    [
      'a category below itself',
      'category-servers',
      { parent: { _type: 'reference', _ref: 'category-servers' } },
      'error parent: A category cannot stand below itself.',
    ],
    [
      'an address that another category has',
      'category-servers',
      { slug: { _type: 'slug', current: 'storage' } },
      'error slug: Another entry has the address storage already.',
    ],
    [
      'a promotion at an address without a page',
      'promotion-vps',
      { slug: { _type: 'slug', current: 'summer' } },
      'error slug: There are pages for these addresses only: vps, cvm, promotion, festivals.',
    ],
    [
      'a promotion that runs for longer than the site settings allow',
      'promotion-vps',
      { startsAt: '2026-11-01T00:00:00.000Z', endsAt: '2026-11-30T00:00:00.000Z' },
      'error endsAt: A promotion runs for at most 28 days (site settings); this one would run for 29.',
    ],
    [
      'a promotion that comes again before it is over',
      'promotion-vps',
      { repeatsEveryDays: 21 },
      'error repeatsEveryDays: It would come again before it is over: it runs for 21 days.',
    ],
    ['a promotion without an end', 'promotion-vps', { endsAt: undefined }, 'error endsAt: Choose the day and the time.'],
    [
      'a coupon that takes nothing off',
      'coupon-campaign-first20',
      { discountPercent: 0 },
      'error discountPercent: Give the discount in percent: above 0, at most 100, at most 2 decimals.',
    ],
    [
      'a coupon for only certain products, none of them named',
      'coupon-campaign-first20',
      { products: { rule: 'only', families: [] } },
      'error products: Name at least one, or choose "All".',
    ],
    [
      'a code to be entered for a coupon that is put into the account',
      'coupon-campaign-welcome10',
      { how: 'code' },
      'error how: A coupon that is put into the account has no code to enter.',
    ],
    [
      'a coupon without a minimum in yen',
      'coupon-campaign-first20',
      { minimumSpend: { _type: 'moneyByCurrency', USD: 1, HKD: 8 } },
      'error minimumSpend: Give the price in JPY; prices are never converted.',
    ],
    ['a group of eleven', 'group-campaign-vps', { headCounts: [2, 11] }, 'error headCounts: A group has from 2 to 10 members.'],
    [
      'a group’s disk that its type does not sell',
      'group-campaign-vps',
      { disk: { type: { _type: 'reference', _ref: 'disk-type-nvme' }, sizeGib: 10 } },
      'error disk.sizeGib: This disk type is sold from 20 to 2000 GiB.',
    ],
    [
      'an announcement without a Japanese text',
      'announcement-harbour-week',
      { body: { _type: 'localeBody', en: [note], zh: [note] } },
      'error body: Still to be written in Japanese.',
    ],
    [
      'an announcement that ends before it is released',
      'announcement-harbour-week',
      { endsAt: '2026-11-01T00:00:00.000Z' },
      'error endsAt: The end must come after the start.',
    ],
    [
      'a help article without a category',
      'article-pricing-en',
      { category: undefined },
      'error category: Choose the category of the help article.',
    ],
    ['a synonym of nothing', 'synonym-zh-server', { words: ['VPS'] }, 'error words: Give at least two words that mean the same.'],
    [
      'questions of readers below a heading that the article has not',
      'reader-questions-abuse-en',
      { sections: [{ _type: 'askedSection', _key: 'a', heading: 'What to send?', questions: ['how'] }] },
      'warning sections.[a].heading: The article has no heading with these words.',
    ],
    [
      'a seller without what the Japanese law asks for',
      'siteSettings',
      { seller: { ...exampleSeller, telephone: undefined } },
      'warning seller: Japan’s Act on Specified Commercial Transactions also asks for the telephone number (6). What does not apply is stated as such, "none".',
    ],
    [
      'a seller whose name is there in one language',
      'siteSettings',
      { seller: { ...exampleSeller, legalName: { ja: 'Marlow株式会社' } } },
      'error seller.legalName: Still to be written in English and Chinese.',
    ],
    [
      'a number of an invoice issuer that is none',
      'siteSettings',
      { seller: { ...exampleSeller, taxNumbers: [{ _key: 'j', _type: 'taxNumber', kind: 'japanese-invoice', number: 'T1' }] } },
      'error seller.taxNumbers.[j].number: The number of a qualified invoice issuer is T and 13 digits.',
    ],
    [
      'a number of reviews without a rating',
      'siteSettings',
      { review: { reviewCount: 10 } },
      'error review.reviewCount: Give both the rating and the number of reviews, or neither.',
    ],
  ])('%s', async (_name, id, change, expected) => {
    expect(await messages({ ...one(id), ...change })).toContain(expected);
  });
});
