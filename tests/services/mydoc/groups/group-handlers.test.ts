import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { waitForGroup } from '#lib/contracts/calls/group-calls.ts';
import { groupFiguresCall } from '#lib/contracts/calls/group-figures-call.ts';
import { editorToken, keyOf } from '../orders/shop-under-test.ts';
import { openGroupShop, type GroupsUnderTest } from './groups-under-test.ts';

let groups: GroupsUnderTest;

beforeAll(async () => {
  groups = await openGroupShop();
}, 60_000);

afterAll(() => groups.shop.close());

const wait = (id: string, version: number, account = '') => groups.shop.call(account, waitForGroup.path, { id, version: String(version) });

describe('R-7.1 a group that somebody watches', () => {
  test('is answered at once where the version known is old, and with the next change where it is not', async () => {
    const { group } = await groups.opened('live-1', 3);
    expect(waitForGroup.output.parse((await wait(group.id, 0)).message)).toMatchObject({ version: group.version });
    const watching = wait(group.id, group.version, 'live-2');
    const { group: joined } = await groups.join('live-2', group.id);
    const seen = waitForGroup.output.parse((await watching).message);
    expect(seen.version).toBeGreaterThan(group.version);
    expect(seen).toMatchObject({ seatsLeft: 1, mine: { role: 'member', state: 'held' } });
    expect(joined.version).toBe(seen.version);
  });

  test('shows members by masked names, and nothing else of them', async () => {
    const { group } = await groups.opened('live-3', 2);
    const seen = JSON.stringify(await groups.see(group.id));
    expect(seen).not.toMatch(/live-3|account_?id|person_?id/i);
    expect((await groups.see(group.id)).members[0]).toMatchObject({ name: '****', isMe: false });
    expect((await groups.see(group.id, 'live-3')).members[0]).toMatchObject({ isMe: true });
  });
});

describe('R-7.1 the venue', () => {
  test('lists the groups with a free seat, the fullest first; one whose seat ran out of time is among them', async () => {
    const before = (await groups.venue()).groups.length;
    const two = await groups.opened('venue-1', 2);
    const ten = await groups.opened('venue-2', 10);
    const full = await groups.opened('venue-3', 2);
    const { orderId } = await groups.join('venue-4', full.group.id);
    const { groups: listed } = await groups.venue('venue-1');
    expect(listed).toHaveLength(before + 2);
    const places = [two.group.id, ten.group.id].map((id) => listed.findIndex((group) => group.id === id));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(listed.find(({ id }) => id === two.group.id)).toMatchObject({ seatsLeft: 1, paid: 1, leader: { isMe: true } });
    await groups.endSeat(orderId);
    expect((await groups.venue()).groups.find(({ id }) => id === full.group.id)).toMatchObject({ state: 'open', seatsLeft: 1 });
    await groups.endGroup(two.group.id);
    expect((await groups.venue()).groups.map(({ id }) => id)).not.toContain(two.group.id);
  });

  test('lists the account’s own groups, the latest first, as the time has made them', async () => {
    const first = await groups.create('own-1');
    await groups.endSeat(first.orderId);
    const second = await groups.opened('own-1', 2);
    expect(await groups.mine('own-1')).toMatchObject([
      { id: second.group.id, state: 'open', mine: { role: 'leader', state: 'paid' } },
      { id: first.group.id, state: 'void', mine: { state: 'released' } },
    ]);
    await groups.endGroup(second.group.id);
    expect((await groups.mine('own-1'))[0]).toMatchObject({ state: 'failed', seatsLeft: 0 });
    expect(keyOf((await groups.shop.call('', 'group/mine')).message)).toBe('loginRequired');
  });
});

describe('figures for editors', () => {
  test('tell of each campaign what became of its groups and their money; nobody else is answered', async () => {
    expect(keyOf((await groups.shop.call('own-1', groupFiguresCall.path)).message)).toBe('noSuchCall');
    const { message } = await groups.shop.mydoc.call(groupFiguresCall.path, {}, { authorization: `Bearer ${editorToken}` });
    const before = groupFiguresCall.output.parse(message).campaigns.find(({ campaign }) => campaign === 'vps');
    if (!before) throw new Error('there are no figures');
    const done = await groups.complete(['figure-1', 'figure-2']);
    await groups.shop.outbox.drain();
    const open = await groups.opened('figure-3', 2);
    const lost = await groups.opened('figure-4', 2);
    await groups.endGroup(lost.group.id);
    const unpaid = await groups.create('figure-5');
    await groups.endSeat(unpaid.orderId);
    // though nobody has written it yet
    const overdue = await groups.shop.mydoc.call(groupFiguresCall.path, {}, { authorization: `Bearer ${editorToken}` });
    const derived = groupFiguresCall.output.parse(overdue.message).campaigns.find(({ campaign }) => campaign === 'vps');
    if (!derived) throw new Error('there are no figures');
    expect([derived.failed - before.failed, derived.running - before.running, derived.void - before.void]).toEqual([1, 1, 1]);
    await groups.see(lost.group.id);
    await groups.shop.outbox.drain();
    const answer = await groups.shop.mydoc.call(groupFiguresCall.path, {}, { authorization: `Bearer ${editorToken}` });
    const after = groupFiguresCall.output.parse(answer.message).campaigns.find(({ campaign }) => campaign === 'vps');
    if (!after) throw new Error('there are no figures');
    expect([after.succeeded - before.succeeded, after.failed - before.failed]).toEqual([1, 1]);
    // the money of one whose time is over is no longer held
    expect(derived.money).toEqual(after.money);
    const price = open.group.offer.prices.find(({ currency }) => currency === 'USD')?.groupMinor ?? 0;
    const [was, is] = [before, after].map(({ money }) => money.find(({ currency }) => currency === 'USD'));
    if (!was || !is) throw new Error('there is no money');
    expect(is.heldMinor - was.heldMinor).toBe(price);
    expect(is.keptMinor - was.keptMinor).toBe(price * done.headCount);
    expect([is.refundsAsked - was.refundsAsked, is.refundedMinor - was.refundedMinor]).toEqual([1, price]);
  });
});
