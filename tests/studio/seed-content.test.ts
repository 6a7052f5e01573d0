import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { windowAt } from '#lib/content/recurring-window.ts';
import { pageIds } from '#lib/language/routes.ts';
import { languages } from '#lib/language/languages.ts';
import { seedDocuments, type SeedDocument } from '#studio/seed/seed.ts';

const now = '2026-11-21T12:00:00.000Z';
const documents = seedDocuments({}, new Date(now));
const ofType = (type: string): SeedDocument[] => documents.filter(({ _type }) => _type === type);
const words = (document: SeedDocument, field: string): Record<string, string> => ({ ...(document[field] as Record<string, string>) });

describe('R-4.5 search results', () => {
  test('are there for every route', () => {
    expect(
      ofType('pageSeo')
        .map(({ pageId }) => pageId)
        .toSorted(),
    ).toEqual([...pageIds].toSorted());
  });

  test.each(languages)('have a title and a description of their own in %s', (language) => {
    for (const field of ['title', 'description']) {
      const texts = ofType('pageSeo').map((page) => words(page, field)[language]);
      expect(new Set(texts).size).toBe(pageIds.length);
    }
  });

  test('count nobody until an editor switches a script on', () => {
    expect(ofType('statisticsScript').map(({ enabled }) => enabled)).toEqual([false]);
  });
});

describe('R-8.5 announcements', () => {
  const announcements = ofType('announcement');

  test('are notices and activities, two of them on top and one still to come', () => {
    expect(announcements.length).toBeGreaterThanOrEqual(8);
    expect(new Set(announcements.map(({ kind }) => kind))).toEqual(new Set(['Notice', 'Activity']));
    expect(announcements.filter(({ pinned }) => pinned === true)).toHaveLength(2);
    expect(announcements.filter(({ releaseTime }) => String(releaseTime) > now)).toHaveLength(1);
  });
});

describe('R-7 campaigns', () => {
  const moments = [
    '2026-11-21T12:00:00.000Z',
    '2026-12-31T23:59:59.999Z',
    '2027-03-01T00:00:00.000Z',
    '2028-02-29T10:00:00.000Z',
    '2031-08-31T06:30:00.000Z',
  ];

  test.each(moments)('give coupons of every kind and in every state to a site that is set up at %s', (instant) => {
    const coupons = seedDocuments({}, new Date(instant)).filter(({ _type }) => _type === 'couponCampaign');
    expect(new Set(coupons.map(({ kind }) => kind))).toEqual(new Set(['new-purchase', 'renewal', 'upgrade', 'expansion']));
    const stateOf = ({ startsAt, endsAt, stock }: SeedDocument) => {
      if (String(startsAt) > instant) return 'not started';
      if (String(endsAt) <= instant) return 'ended';
      return stock === 0 ? 'exhausted' : 'running';
    };
    expect(new Set(coupons.map(stateOf))).toEqual(new Set(['running', 'not started', 'ended', 'exhausted']));
    expect(coupons.filter(({ stock }) => Number(stock) > 0 && Number(stock) <= 50)).toHaveLength(1);
  });

  test.each(moments)('of group buying run for months at a site that is set up at %s', (instant) => {
    const soon = new Date(Date.parse(instant) + 200 * 86_400_000).toISOString();
    const campaigns = seedDocuments({}, new Date(instant)).filter(({ _type }) => _type === 'groupCampaign');
    expect(campaigns.filter(({ startsAt, endsAt }) => String(startsAt) > instant || String(endsAt) < soon)).toEqual([]);
  });

  test.each(moments)('R-6 promotions run for 21 days and rest for 35, two of them at once at a site that is set up at %s', (instant) => {
    const nowMs = Date.parse(instant);
    const windows = seedDocuments({}, new Date(instant))
      .filter(({ _type }) => _type === 'promotion')
      .map(({ _id, startsAt, endsAt, repeatsEveryDays }) => ({
        id: _id,
        startsAt: Date.parse(String(startsAt)),
        endsAt: Date.parse(String(endsAt)),
        repeatsEveryDays: Number(repeatsEveryDays),
      }));
    expect(windows.map((window) => [(window.endsAt - window.startsAt) / 86_400_000, window.repeatsEveryDays])).toEqual(
      Array(4).fill([21, 56]),
    );
    const running = windows.filter((window) => windowAt(window, nowMs).startsAt <= nowMs).map(({ id }) => id);
    expect(running).toEqual(['promotion-vps', 'promotion-festivals']);
    expect(windows.filter(({ endsAt }) => endsAt <= nowMs).map(({ id }) => id)).toEqual(['promotion-promotion']);
  });

  test.each(moments)('have their announcement as long as they run, at a site that is set up at %s', (instant) => {
    const windowOf = (id: string) =>
      seedDocuments({}, new Date(instant))
        .filter(({ _id }) => _id === id)
        .map(({ startsAt, releaseTime, endsAt }) => [startsAt ?? releaseTime, endsAt]);
    expect(windowOf('announcement-harbour-week')).toEqual(windowOf('promotion-festivals'));
  });

  test('offer two group buys and four promotions', () => {
    const slugs = (type: string) => ofType(type).map(({ slug }) => (slug as { current: string }).current);
    expect(slugs('groupCampaign')).toEqual(['vps', 'cvm']);
    expect(slugs('promotion')).toEqual(['vps', 'cvm', 'promotion', 'festivals']);
    expect(ofType('groupCampaign').map(({ hiddenCouponPercent }) => hiddenCouponPercent)).toEqual([5, 5]);
  });
});

test('R-5.14 domain suffixes are sixteen or more in three groups, renewal priced beside the first year', () => {
  const suffixes = ofType('domainSuffix');
  expect(suffixes.length).toBeGreaterThanOrEqual(16);
  expect(new Set(suffixes.map(({ category }) => category))).toEqual(new Set(['general', 'country', 'trade']));
  expect(new Set(suffixes.map(({ suffix }) => suffix)).size).toBe(suffixes.length);
});

test('R-6.7 R-7.5 the rules of offers and groups say what is refunded, in every language', () => {
  for (const { terms } of [...ofType('promotion'), ...ofType('groupCampaign')]) {
    const { en, zh, ja } = terms as Record<string, string>;
    expect([en, zh, ja].map((text) => String(text).split('\n').length)).toEqual(Array(3).fill(String(en).split('\n').length));
    expect([/refund/.test(String(en)), /退款|退回/.test(String(zh)), /返金/.test(String(ja))]).toEqual([true, true, true]);
  }
});

describe('R-4.7 claims', () => {
  test('are each made once, with the figures of the terms and the day they were checked', () => {
    const figures = Object.fromEntries(ofType('claim').map((claim) => [String(claim.key), words(claim, 'figure').en]));
    expect(figures).toEqual({
      availability: '99.97%',
      reliability: '99.9999999%',
      clock: '3.8 GHz',
      delivery: 'About 2 minutes',
      companies: '110,000',
      support: '24/7',
      refund: 'Refund guarantee',
    });
    expect(ofType('claim').filter(({ asOf }) => !/^2026-\d\d-\d\d$/.test(String(asOf)))).toEqual([]);
  });

  test('R-4.6 promise affiliates 7 percent in English and 26 percent in Chinese and Japanese', () => {
    const [banner] = ofType('siteSettings').map(({ affiliateBanner }) => affiliateBanner as { title: Record<string, string> });
    expect(['en', 'zh', 'ja'].map((language) => /\d+%/.exec(banner?.title[language] ?? '')?.[0])).toEqual(['7%', '26%', '26%']);
    expect(ofType('siteSettings').map(({ affiliateRates }) => affiliateRates)).toEqual([{ en: 7, zh: 26, ja: 26 }]);
  });
});

describe('texts in three languages', () => {
  const localised = /^locale(String|Text)$/;
  const texts: { id: string; en: string; zh: string; ja: string }[] = [];
  const visit = (id: string, value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('_type' in value && localised.test(String(value._type)) && 'en' in value && 'zh' in value && 'ja' in value) {
      texts.push({ id, en: String(value.en), zh: String(value.zh), ja: String(value.ja) });
    }
    for (const member of Object.values(value)) visit(id, member);
  };
  for (const document of documents) visit(document._id, document);

  test('hold no English sentence in Chinese and Japanese, and no Chinese or Japanese in English', () => {
    const english = /([A-Za-z][A-Za-z'-]*\s+){4}[A-Za-z]/;
    expect(texts.filter(({ zh, ja }) => english.test(zh) || english.test(ja))).toEqual([]);
    expect(texts.filter(({ en }) => /[\u3040-\u30ff\u4e00-\u9fff]/.test(en))).toEqual([]);
  });

  test('use no kana in Chinese', () => {
    expect(texts.filter(({ zh }) => /[\u3040-\u30fa]/.test(zh))).toEqual([]);
  });
});

test('jobs are four or more that are open, each with a place and a text', () => {
  expect(ofType('job').filter(({ open }) => open === true).length).toBeGreaterThanOrEqual(4);
});

const texts = z.object({ en: z.string(), zh: z.string(), ja: z.string() });
const pay = z.object({ minimum: z.number(), maximum: z.number(), currency: z.string() });

/** Yen in millions with one decimal, dollars whole. */
const inEnglish = (amount: number, currency: string): string =>
  currency === 'JPY' ? (amount / 1_000_000).toFixed(1) : amount.toLocaleString('en');

test('R-12 the facts of a job are those of its text', () => {
  const figures = ofType('job').map((job) => z.object({ place: texts, summary: texts, city: z.optional(texts), pay }).parse(job));
  const unsaid = figures.flatMap(({ place, summary, city, pay: { minimum, maximum, currency } }) =>
    [
      ...[minimum, maximum].map((amount) => [summary.en, inEnglish(amount, currency)] as const),
      ...[minimum, maximum].flatMap((amount) => [summary.zh, summary.ja].map((text) => [text, `${amount / 10_000}万`] as const)),
      ...languages.map((language) => [place[language], city?.[language] ?? ''] as const),
    ].filter(([text, figure]) => !text.replaceAll(' ', '').includes(figure.replaceAll(' ', ''))),
  );
  expect(unsaid).toEqual([]);
});

test('the help tree has its branches in order', () => {
  expect(ofType('category').map(({ slug }) => (slug as { current: string }).current)).toEqual([
    'getting-started',
    'servers',
    'storage',
    'network',
    'databases',
    'sites',
    'billing',
    'legal',
    'api',
  ]);
});
