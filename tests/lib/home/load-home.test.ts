import { expect, jest, test } from '@jest/globals';
import { loadFrame } from '#lib/page/load-frame.ts';
import { loadHome, type HomeContent } from '#lib/home/load-home.ts';
import type { Language } from '#lib/language/languages.ts';
import { sourceOver, type SampleDocument } from '#tests/lib/content/ask-over.ts';
import { bannerDocument, planCard, shopDocuments } from '#tests/lib/content/sample-documents.ts';

const nowMs = Date.parse('2026-11-21T12:00:00Z');

async function load(documents: readonly SampleDocument[], language: Language = 'en', atMs = nowMs) {
  const source = sourceOver(documents);
  const frame = await loadFrame(source.ask, language, atMs);
  const answer = await loadHome({ source, language, nowMs: atMs, pictureBase: '/lake/images/lake/production' }, frame);
  if (answer.kind !== 'page') throw new Error(answer.kind);
  return answer;
}

const loadContent = async (documents: readonly SampleDocument[], language?: Language, atMs?: number): Promise<HomeContent> =>
  (await load(documents, language, atMs)).content;

test('R-5.12 a card is priced from the catalogue: 2 + 15 × 0.05 + 0.5 dollars', async () => {
  const [plan] = (await loadContent(shopDocuments)).plans;
  expect(plan?.prices).toEqual({ USD: { amountMinor: 325, currency: 'USD' }, HKD: { amountMinor: 2500, currency: 'HKD' }, JPY: null });
});

test('English and Chinese pages sell their default region, Japanese pages theirs', async () => {
  expect((await loadContent(shopDocuments, 'zh')).plans.map(({ id }) => id)).toEqual(['card-us']);
  const japanese = await loadContent(shopDocuments, 'ja');
  expect(japanese.plans.map(({ id }) => id)).toEqual(['card-jp']);
  expect(japanese.plans[0]?.prices.JPY).toEqual({ amountMinor: 588, currency: 'JPY' });
  expect(japanese.chartRegions.map(({ code, from }) => [code, from !== null])).toEqual([
    ['US-0', false],
    ['JP-0', true],
  ]);
});

test('R-4 one malformed card is left out alone, and the log says which', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const documents = [
    ...shopDocuments,
    planCard('card-broken', 'us', { disk: { sizeGib: 'many' } }),
    planCard('card-nowhere', 'us', { model: { _ref: 'gone' } }),
  ];
  expect((await loadContent(documents)).plans.map(({ id }) => id)).toEqual(['card-us']);
  expect(warn.mock.calls.map(([line]) => JSON.parse(String(line)).id)).toEqual(['card-broken', 'card-nowhere']);
});

test('a disk beyond its range takes the card off the page, never a cheaper default', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const documents = [...shopDocuments, planCard('card-large', 'us', { disk: { type: { _ref: 'disk' }, sizeGib: 501 } })];
  expect((await loadContent(documents)).plans).toHaveLength(1);
  expect(String(warn.mock.calls[0]?.[0])).toContain('disk-out-of-range');
});

test.each([
  ['2026-11-21T11:59:59.999Z', []],
  ['2026-11-21T12:00:00.000Z', ['timed']],
  ['2026-11-21T12:59:59.999Z', ['timed']],
  ['2026-11-21T13:00:00.000Z', []],
])('R-4 at %s a banner from 12 to 13 o’clock shows %j', async (instant, ids) => {
  const documents = [...shopDocuments, bannerDocument('timed', { startsAt: '2026-11-21T12:00:00Z', endsAt: '2026-11-21T13:00:00Z' })];
  expect((await loadContent(documents, 'en', Date.parse(instant))).banners.map(({ id }) => id)).toEqual(ids);
});

test('the page knows the instants at which it changes with no publish', async () => {
  const documents = [...shopDocuments, bannerDocument('coming', { startsAt: '2026-12-01T00:00:00Z' })];
  expect((await load(documents)).changesAt).toContain(Date.parse('2026-12-01T00:00:00Z'));
});

test('a banner without words in a language is not on that language’s page', async () => {
  const documents = [...shopDocuments, bannerDocument('english', { title: { en: 'Only English' } })];
  expect((await loadContent(documents, 'en')).banners).toHaveLength(1);
  expect((await loadContent(documents, 'ja')).banners).toHaveLength(0);
});

test('a script address never becomes a link', async () => {
  const content = await loadContent(shopDocuments);
  expect(content.blocks[0]).toMatchObject({ kind: 'hero', primaryAction: { label: 'Compare', href: '#plans' }, secondaryAction: null });
});

test('an empty CMS makes an empty page, not a failure', async () => {
  const content = await loadContent([]);
  expect(content).toMatchObject({ plans: [], banners: [], chartRegions: [], questions: [] });
  expect(content.blocks.map(({ kind, heading }) => [kind, heading])).toEqual([
    ['hero', null],
    ['plans', null],
  ]);
});

const words = (text: string) => ({ en: text, zh: text, ja: text });
const withBlocks = (blocks: readonly unknown[]): SampleDocument[] =>
  shopDocuments.map((document) => (document._type === 'homePage' ? { ...document, blocks } : document));

test('R-12.1 without sections the page is its opening and its plans, in the page’s own words', async () => {
  const { blocks } = await loadContent(shopDocuments, 'ja');
  expect(blocks.map(({ kind, heading, lead }) => [kind, heading, lead])).toEqual([
    ['hero', 'Headline ja', 'Lead ja'],
    ['plans', 'Plans ja', 'Prices ja'],
  ]);
});

test('R-12.1 sections are in the authored order, and a section’s own texts override the page’s', async () => {
  const { blocks } = await loadContent(
    withBlocks([
      { _type: 'closingBlock', _key: 'c', heading: words('Closing') },
      { _type: 'plansBlock', _key: 'p' },
      { _type: 'heroBlock', _key: 'h', heading: words('Another headline') },
    ]),
  );
  expect(blocks.map(({ kind, heading }) => [kind, heading])).toEqual([
    ['closing', 'Closing'],
    ['plans', 'Plans'],
    ['hero', 'Another headline'],
  ]);
});

test('a page whose opening nobody placed opens with its headline', async () => {
  const { blocks } = await loadContent(withBlocks([{ _type: 'closingBlock', _key: 'c', heading: words('Closing') }]));
  expect(blocks.map(({ kind, heading }) => [kind, heading])).toEqual([
    ['hero', 'Headline'],
    ['closing', 'Closing'],
  ]);
});
