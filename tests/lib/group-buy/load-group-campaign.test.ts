import { expect, jest, test } from '@jest/globals';
import { loadGroupCampaign, type GroupCampaignContent } from '#lib/group-buy/load-group-campaign.ts';
import type { Language } from '#lib/language/languages.ts';
import { sourceOver, type SampleDocument } from '#tests/lib/content/ask-over.ts';
import { groupDocument, offerDocuments } from '#tests/lib/offers/sample-offers.ts';

const nowMs = Date.parse('2026-11-21T12:00:00Z');

const load = (documents: readonly SampleDocument[], language: Language = 'en') =>
  loadGroupCampaign({ source: sourceOver(documents), language, nowMs, pictureBase: '' }, 'vps', 'offer');

async function content(...asked: Parameters<typeof load>): Promise<GroupCampaignContent> {
  const answer = await load(...asked);
  if (answer.kind !== 'page') throw new Error(answer.kind);
  return answer.content;
}

const withGroup = (changes: Record<string, unknown>): readonly SampleDocument[] => [
  ...offerDocuments.filter(({ _id }) => _id !== 'group-vps'),
  groupDocument('vps', changes),
];

test('R-5.12 the price alone is the catalogue’s, the group’s is the same calculation less the percent', async () => {
  const { server } = await content(offerDocuments);
  // model 2.00, disk 15 × 0.05, transfer 0.50
  expect(server?.list.USD).toEqual({ amountMinor: 325, currency: 'USD' });
  expect(server?.offer.USD).toEqual({ amountMinor: 227, currency: 'USD' });
});

test('group sizes are in order, coupons come with their terms, rules are lines', async () => {
  const campaign = await content(offerDocuments, 'zh');
  expect(campaign.headCounts).toEqual([2, 3, 5]);
  expect([campaign.memberCoupon?.percent, campaign.hiddenCoupon?.percent, campaign.hiddenCouponPercent]).toEqual([8, 50, 5]);
  expect(campaign.rules).toEqual(['One each.', 'Five days. zh']);
  expect(campaign.questions).toEqual([{ key: 'a', question: 'When? zh', answer: 'Now. zh' }]);
});

test('a server that the catalogue does not sell leaves the page without a price, never with a wrong one', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  expect((await content(withGroup({ disk: { type: { _ref: 'disk' }, sizeGib: 9 } }))).server).toBeNull();
  expect(String(warn.mock.calls)).toContain('disk-out-of-range');
});

test('one broken question is left out alone', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const questions = [
    { _key: 'a', question: 1 },
    { _key: 'b', question: { en: 'Q' }, answer: { en: 'A' } },
    { _key: 'c', question: { en: 'No answer' } },
  ];
  expect((await content(withGroup({ questions }))).questions.map(({ key }) => key)).toEqual(['b']);
});

test('a campaign of eleven people, or none at all, is absent', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  expect((await load(withGroup({ headCounts: [2, 11] }))).kind).toBe('absent');
  expect((await load(offerDocuments.filter(({ _id }) => _id !== 'group-vps'))).kind).toBe('absent');
});
