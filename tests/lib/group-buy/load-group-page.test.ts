import { expect, jest, test } from '@jest/globals';
import type { FoundGroup } from '#lib/group-buy/ask-group.ts';
import { loadGroupPage, type GroupPageContent } from '#lib/group-buy/load-group-page.ts';
import { group } from '#components/group-buy/group-samples.ts';
import { sourceOver, type SampleDocument } from '#tests/lib/content/ask-over.ts';
import { groupDocument, offerDocuments } from '#tests/lib/offers/sample-offers.ts';

const nowMs = Date.parse('2026-11-21T12:00:00Z');
const id = group().id;

const frozenServer = { region: 'US-0', model: 'c1m1', disk: { type: 'ssd_cloud_disk', sizeGib: 15 }, traffic: 't500' };

async function content(documents: readonly SampleDocument[], found: FoundGroup, groupId: string | null = id): Promise<GroupPageContent> {
  const request = { source: sourceOver(documents), language: 'en', nowMs, pictureBase: '' } as const;
  const answer = await loadGroupPage(request, { slug: 'vps', groupId, found });
  if (answer.kind !== 'page') throw new Error(answer.kind);
  return answer.content;
}

const withGroup = (changes: Record<string, unknown>): readonly SampleDocument[] => [
  ...offerDocuments.filter(({ _id }) => _id !== 'group-vps'),
  groupDocument('vps', changes),
];

const withoutGroup = offerDocuments.filter(({ _id }) => _id !== 'group-vps');

test('R-7.1 the page of a group is not indexed, and has the address of the group', async () => {
  const { head, groupId, isUnknown } = await content(offerDocuments, 'unavailable');
  expect([head.indexed, head.published.en, groupId, isUnknown]).toEqual([false, `/activity/pintuan/part-vps/${id}`, id, false]);
});

test('R-7.4 an edited campaign does not change the server of a group that exists', async () => {
  const before = await content(offerDocuments, 'unavailable');
  const frozen = group({ offer: { ...group().offer, configuration: frozenServer, period: '1m' } });
  const after = await content(withGroup({ disk: { type: { _ref: 'disk' }, sizeGib: 40 } }), frozen);
  expect([before.server?.disk.sizeGib, after.server?.disk.sizeGib]).toEqual([15, 15]);
});

test('R-7.1 a group goes on after its campaign is no longer published', async () => {
  const { title, isUnknown, groupId } = await content(withoutGroup, group());
  expect([title, isUnknown, groupId]).toEqual([null, false, id]);
});

test('R-7.6 an id that nobody has, or none at all, is a page that says so', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  expect((await content(offerDocuments, 'unknown')).isUnknown).toBe(true);
  expect((await content(withoutGroup, 'unknown', null)).isUnknown).toBe(true);
});
