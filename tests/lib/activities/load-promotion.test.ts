import { describe, expect, jest, test } from '@jest/globals';
import { loadPromotion, type PromotionContent } from '#lib/activities/load-promotion.ts';
import { loadFrame } from '#lib/page/load-frame.ts';
import type { PromotionSlug } from '#lib/content/queries/promotion-query.ts';
import type { Language } from '#lib/language/languages.ts';
import type { AskPricesBefore } from '#lib/price-history/price-claims.ts';
import { sourceOver, type SampleDocument } from '#tests/lib/content/ask-over.ts';
import { offerDocuments, promotionDocument } from '#tests/lib/offers/sample-offers.ts';

const nowMs = Date.parse('2026-11-21T12:00:00Z');

async function load(documents: readonly SampleDocument[], slug: PromotionSlug = 'vps', language: Language = 'en') {
  const source = sourceOver(documents);
  const frame = await loadFrame(source.ask, language, nowMs);
  return loadPromotion({ source, language, nowMs, pictureBase: '' }, frame, slug);
}

async function content(...asked: Parameters<typeof load>): Promise<PromotionContent> {
  const answer = await load(...asked);
  if (answer.kind !== 'page') throw new Error(answer.kind);
  return answer.content;
}

const except = (id: string): readonly SampleDocument[] => offerDocuments.filter(({ _id }) => _id !== id);

test('R-5.12 R-6.6 an offer costs what the catalogue says less its percent, and the list price is the catalogue’s own', async () => {
  const [server] = (await content(offerDocuments)).offers;
  expect(server?.disk.sizeGib).toBe(10);
  // model 2.00, disk 10 × 0.05, transfer 0.50; in HKD 15.00, 10 × 0.40, 4.00
  expect([server?.list.USD, server?.list.HKD]).toEqual([
    { amountMinor: 300, currency: 'USD' },
    { amountMinor: 2_300, currency: 'HKD' },
  ]);
  expect([server?.offer.USD, server?.offer.HKD]).toEqual([
    { amountMinor: 240, currency: 'USD' },
    { amountMinor: 1_840, currency: 'HKD' },
  ]);
});

test('an offer says what it and its renewals at the list price come to over five years', async () => {
  const [server] = (await content(offerDocuments)).offers;
  // 2.40 for the first month, 59 more at 3.00
  expect([server?.overYears?.years, server?.overYears?.total.USD?.amountMinor]).toEqual([5, 240 + 59 * 300]);
  expect(server?.overYears?.total.JPY).toBeNull();
});

test('a price that nobody authored is absent in the offer too, never 0 and never converted', async () => {
  const [server] = (await content(offerDocuments)).offers;
  expect([server?.list.JPY, server?.offer.JPY, server?.perMonth.JPY]).toEqual([null, null, null]);
});

test('Japanese pages show the price of their region and lead to its configurator', async () => {
  const japanese = await content(offerDocuments, 'vps', 'ja');
  expect(japanese.region).toBe('JP-0 ja');
  expect(japanese.offers[0]?.offer.JPY).not.toBeNull();
  expect(japanese.offers[0]?.href).toMatch(/^\/product\/vps-buy\?area=JP-0&/);
});

test('the page changes at the start and the end of every promotion that it lists', async () => {
  const answer = await load(offerDocuments);
  const instants = ['2026-11-17T00:00:00Z', '2026-12-15T00:00:00Z', '2026-12-01T00:00:00Z'].map((text) => Date.parse(text));
  expect(answer.kind === 'page' && answer.changesAt).toEqual(expect.arrayContaining(instants));
});

test('rules are lines, without the empty ones', async () => {
  expect((await content(offerDocuments)).rules).toEqual(['One for each.', 'No coupons.']);
});

test('every promotion with text in the language is in the calendar, the earliest first', async () => {
  const documents = [...offerDocuments, promotionDocument('cvm', { title: { en: 'English only' }, startsAt: '2026-10-01T00:00:00Z' })];
  expect((await content(documents)).calendar.map(({ href }) => href)).toEqual(['/activity/cvm', '/activity/vps', '/activity/festivals']);
  expect((await content(documents, 'vps', 'ja')).calendar.map(({ href }) => href)).toEqual(['/activity/vps', '/activity/festivals']);
});

test('R-4 a model that is not sold is left out alone and is reported', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const gone = {
    ...offerDocuments.find(({ _id }) => _id === 'model'),
    _id: 'model-gone',
    _type: 'model',
    code: 'gone',
    status: 'withdrawn',
  };
  const offer = promotionDocument('vps', { models: [{ _ref: 'model' }, { _ref: 'model-gone' }, { _ref: 'nowhere' }] });
  expect((await content([...except('promotion-vps'), gone, offer])).offers.map(({ model }) => model)).toEqual(['c1m1']);
  expect(String(warn.mock.calls)).toContain('gone: not-on-sale');
});

test('a promotion that is not there, or has no title in the language, is absent', async () => {
  expect((await load(except('promotion-vps'))).kind).toBe('absent');
  expect((await load([...except('promotion-vps'), promotionDocument('vps', { title: { en: 'x' } })], 'vps', 'zh')).kind).toBe('absent');
});

describe('R-6 the price before', () => {
  const running = promotionDocument('vps', { repeatsEveryDays: 56, startsAt: '2026-09-19T00:00:00Z', endsAt: '2026-10-10T00:00:00Z' });
  const documents = [...except('promotion-vps'), running];

  async function loadAsking(askPricesBefore: AskPricesBefore) {
    const source = sourceOver(documents);
    const frame = await loadFrame(source.ask, 'en', nowMs);
    const answer = await loadPromotion({ source, language: 'en', nowMs, pictureBase: '', askPricesBefore }, frame, 'vps');
    if (answer.kind !== 'page') throw new Error(answer.kind);
    return answer;
  }

  const none = { kind: 'none', nowMinor: null, reason: 'not-sold' } as const;
  const claim = { kind: 'claim', nowMinor: 240, beforeMinor: 300, percent: 20, market: 'EU', since: '2026-11-14T00:00:00Z' } as const;

  test('is asked for the servers of the running promotions, by the rules of the language’s markets', async () => {
    const asked: unknown[] = [];
    const { content: page } = await loadAsking(async (params) => {
      asked.push(params);
      return [{ USD: claim, HKD: none, JPY: none }];
    });
    const choice = { region: 'US-0', model: 'c1m1', disk: { type: 'ssd_cloud_disk', sizeGib: 10 }, traffic: 't500', period: '1m' };
    expect(asked).toEqual([{ markets: ['EU', 'US'], choices: [choice] }]);
    expect(page.offers[0]?.claims.USD).toEqual({ before: { amountMinor: 300, currency: 'USD' }, percent: 20, market: 'EU' });
    expect(page.percents).toEqual({ USD: 20, HKD: null, JPY: null });
    expect(page.calendar.map(({ slug, percents }) => [slug, percents.USD])).toEqual([
      ['vps', 20],
      ['festivals', null],
    ]);
  });

  test('is not there while the services are away, and the page is made again soon', async () => {
    const { content: page, changesAt } = await loadAsking(async () => null);
    expect(page.offers[0]?.claims).toEqual({ USD: null, HKD: null, JPY: null });
    expect(changesAt).toContain(nowMs + 15_000);
  });

  test('a promotion that comes again shows the time that runs, and the next one', async () => {
    const { content: page } = await loadAsking(async () => null);
    const days = [page.window, page.next].map((window) => window && new Date(window.startsAtMs).toISOString().slice(0, 10));
    expect([...days, page.ranBefore]).toEqual(['2026-11-14', '2027-01-09', true]);
  });
});
