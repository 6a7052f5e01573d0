import { expect, test } from '@jest/globals';
import type { GroupFigures } from '#lib/contracts/calls/group-figures-call.ts';
import { groupRows } from '#studio/tools/group-rows.ts';

const figures = (campaignId: string, change: Partial<GroupFigures> = {}): GroupFigures => ({
  campaignId,
  campaign: 'vps',
  running: 0,
  succeeded: 0,
  failed: 0,
  void: 0,
  hiddenCoupons: 0,
  money: [],
  ...change,
});

const document = (id: string, slug: string) => ({ _id: id, _type: 'groupCampaign', title: { en: `Groups ${slug}` }, slug });

test('R-7 each campaign has its row in the order of the documents, one without groups too', () => {
  const rows = groupRows([document('a', 'vps'), document('b', 'cvm')], [figures('b', { running: 2 })]);
  expect(rows.map(({ title, slug, figures: { running } }) => [title, slug, running])).toEqual([
    ['Groups vps', 'vps', 0],
    ['Groups cvm', 'cvm', 2],
  ]);
});

test('R-7 the success rate leaves out groups that run or never opened', () => {
  const [one, none] = groupRows(
    [document('a', 'vps'), document('b', 'cvm')],
    [figures('a', { running: 9, void: 5, succeeded: 2, failed: 1 }), figures('b', { running: 1, void: 1 })],
  );
  expect([one?.successPercent, none?.successPercent]).toEqual([67, null]);
});

test('R-7 money of a campaign that was deleted is still there', () => {
  const [row] = groupRows([{}], [figures('gone', { campaign: 'winter' })]);
  expect(row).toMatchObject({ id: 'gone', title: 'winter', isGone: true });
});
