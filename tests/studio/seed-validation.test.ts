import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Workspace } from 'sanity';
import { documentTypes } from '#cms-schemas/document-types.ts';
import { seedDocuments } from '#studio/seed/seed.ts';
import { openQueryServer, type QueryServer } from './query-server.ts';
import { findings, openWorkspace } from './validate.ts';

const assetId = 'image-0123456789abcdef0123456789abcdef01234567-1200x675-png';
const documents = seedDocuments({ 'two-harbours': assetId, 'dedicated-core': assetId, 'year-end-hours': assetId });
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
  test.each(documentTypes)('every %s of it can be published', async (type) => {
    const ofType = documents.filter((document) => document._type === type);
    expect(ofType).not.toEqual([]);
    for (const document of ofType) expect({ id: document._id, found: await messages(document) }).toEqual({ id: document._id, found: [] });
  }, 60_000);
});

describe('R-4.1 an editor cannot publish', () => {
  test.each([
    ['a banner without a Japanese title', 'banner-two-harbours', { title: { en: 'a', zh: '甲' } }, 'error title: Still to be written in Japanese.'],
    ['a banner without a title', 'banner-two-harbours', { title: undefined }, 'error title: Still to be written in English, Chinese and Japanese.'],
    [
      'a picture without an alternative text',
      'banner-two-harbours',
      { image: { _type: 'localeImage', asset: { _type: 'reference', _ref: assetId } } },
      'error image: Say what the picture shows, for those who cannot see it. Still to be written in English, Chinese and Japanese.',
    ],
    ['a banner that ends before it starts', 'banner-year-end-hours', { endsAt: '2026-10-31T00:00:00.000Z' }, 'error endsAt: The end must come after the start.'],
    [
      'a link with a language in it',
      'banner-two-harbours',
      { action: { _type: 'link', label: { en: 'a', zh: 'b', ja: 'c' }, href: '/zh/about' } },
      'error action.href: Leave out /zh: the language is added by itself.',
    ],
    ['a disk that its type does not sell', 'plan-card-us-0-starter', { disk: { type: { _type: 'reference', _ref: 'disk-type-ssd' }, sizeGib: 9 } }, 'error disk.sizeGib: This disk type is sold from 10 to 2000 GiB.'],
    ['a plan card without a model', 'plan-card-us-0-starter', { model: undefined }, 'error model: Choose the model.'],
    ['a plan card with a tag in one language', 'plan-card-us-0-starter', { tag: { en: 'New' } }, 'error tag: Still to be written in Chinese and Japanese.'],
    ['a code that another region has', 'region-us-0', { code: 'JP-0' }, 'error code: Another entry has the code JP-0 already.'],
    ['a model whose code says another size', 'model-g4a-c2m4', { vcpu: 4 }, 'error code: The code must end in c4m4, the size given here.'],
    [
      'a price without yen',
      'traffic-plan-t500',
      { regions: [{ _type: 'regionPrice', _key: 'a', region: { _type: 'reference', _ref: 'region-us-0' }, price: { _type: 'moneyByCurrency', USD: 1, HKD: 8 } }] },
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
    ['a version that exists already', 'article-tos-en', { version: 1 }, 'error version: Version 1 of this text exists already in this language.'],
    ['a legal text without a date', 'article-tos-en', { effectiveDate: undefined }, 'error effectiveDate: Say from which day this version is in effect.'],
    ['a second version without a note', 'article-tos-en', { changeNote: undefined }, 'error changeNote: Say what changed since the version before.'],
    ['a redirect to itself', 'redirect-doc-tos', { to: '/doc/tos' }, 'error to: This redirect leads to itself.'],
    ['a redirect that another leads back to', 'redirect-doc-tos', { from: '/doc/article/tos', to: '/doc/terms' }, 'error to: With the redirects there are, this one leads back to itself.'],
    ['a redirect from a taken path', 'redirect-doc-tos', { from: '/doc/terms' }, 'error from: There is a redirect from /doc/terms already.'],
    ['a discount of 100 percent', 'period-1y', { discountPercent: 100 }, 'error discountPercent: Give the discount in percent: 0 or more, below 100, at most 2 decimals.'],
    ['settings without a region for Japanese pages', 'siteSettings', { defaultRegions: { en: { _type: 'reference', _ref: 'region-us-0' }, zh: { _type: 'reference', _ref: 'region-us-0' } } }, 'error defaultRegions.ja: Choose the region that pages in this language sell by default.'],
  ])('%s', async (_name, id, change, expected) => {
    expect(await messages({ ...one(id), ...change })).toContain(expected);
  });
});
