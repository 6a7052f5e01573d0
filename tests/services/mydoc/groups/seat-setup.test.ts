import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { fingerprintOf, madeLines } from '#tests/lib/rules/servers/ssh-keys-under-test.ts';
import { openGroupShop, type GroupsUnderTest } from './groups-under-test.ts';

let groups: GroupsUnderTest;

beforeAll(async () => {
  groups = await openGroupShop();
}, 60_000);

afterAll(() => groups.shop.close());

describe('R-5.1 R-5.5 a server of a group', () => {
  const key = madeLines['ssh-ed25519']().line;
  const bare = key.split(' ').slice(0, 2).join(' ');
  const setup = (change: object = {}) => ({
    setup: JSON.stringify({ hostName: 'Web-1.example.com', sshKeys: [{ name: 'laptop', key }], ...change }),
  });

  test('is ordered by its leader and its members with keys and a name, and built with them', async () => {
    const { group, orderId } = await groups.create('keys-1', 2, setup());
    await groups.pay('keys-1', orderId);
    const friend = await groups.join('keys-2', group.id, setup({ hostName: 'web-2' }));
    await groups.pay('keys-2', friend.orderId);
    await groups.shop.outbox.drain();
    for (const [account, id, hostName] of [
      ['keys-1', orderId, 'web-1.example.com'],
      ['keys-2', friend.orderId, 'web-2'],
    ] as const) {
      expect(await groups.shop.detail(account, id)).toMatchObject({
        hostName,
        hasPassword: false,
        setup: { sshKeys: [{ name: 'laptop', key: bare, fingerprint: fingerprintOf(key) }] },
      });
      expect(groups.shop.centre.servers.get(id)).toMatchObject({ hostName, sshKeys: [{ name: 'laptop', key: bare }] });
    }
  });

  test('is refused where they are wrong, with the field of the call, and no seat is taken', async () => {
    const { group } = await groups.opened('keys-3', 2);
    for (const [change, key, field] of [
      [setup({ hostName: 'web_1' }), 'hostNameWrong', 'setup.hostName'],
      [setup({ sshKeys: [{ name: 'x', key: 'ssh-ed25519 AAAA' }] }), 'sshKeyWrong', 'setup.sshKeys.0'],
    ] as const)
      expect((await groups.askJoin('keys-4', group.id, change)).message).toMatchObject({ key, field });
    expect((await groups.see(group.id, 'keys-4')).mine).toBeNull();
  });
});
