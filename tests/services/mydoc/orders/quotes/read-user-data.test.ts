import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { quoteMessage } from '#lib/contracts/calls/orders/purchase-calls.ts';
import { sshKeysAtMost } from '#lib/rules/servers/ssh-key-bounds.ts';
import { madeLines } from '#tests/lib/rules/servers/ssh-keys-under-test.ts';
import { forgetUserData } from '#services/mydoc/orders/quotes/user-data-store.ts';
import { readUserData } from '#services/mydoc/orders/quotes/read-user-data.ts';
import { readRows } from '#services/platform/database/rows.ts';
import { seedDocuments } from '#studio/seed/seed.ts';
import { idOf, openShop, seedChanged, type ShopUnderTest } from '../shop-under-test.ts';

describe('R-5.1 a #cloud-config', () => {
  test.each([
    '#cloud-config',
    '#cloud-config\npackages:\n  - nginx\n',
    '#cloud-config\nruncmd:\n  - [sh, -c, "echo 港"]\nwrite_files:\n  - {path: /etc/a, content: !!binary aGk=}',
    '#cloud-config-archive\n- type: text/cloud-config\n  content: "a: 1"',
    '#!/bin/sh\necho "a: [b"',
    '## template: jinja\n#cloud-config\n{% if a %}\n a: [\n{% endif %}',
  ])('is taken as YAML, and other forms as they are: %#', (text) => expect(readUserData(text)).toMatchObject({ ok: true }));

  test.each([
    ['#cloud-config\npackages:\n  - nginx\n - curl', 4],
    ['\r\n\r\n#cloud-config\r\na: 1\r\na: 2', 5],
    ['#cloud-config\n\ta: 1', 2],
    ['#cloud-config\n- a\n- b', 2],
    ['#cloud-config\na: 1\n---\nb: 2', 3],
    [`#cloud-config\na: ${'['.repeat(16_000)}`, 1],
  ])('that is none says in which line, without what was sent: %#', (text, line) => {
    const read = readUserData(text);
    expect(read).toMatchObject({ ok: false, key: 'userDataNotYaml' });
    if (!read.ok && text.length < 1_000) expect(read.values).toEqual({ line });
  });

  test('whose aliases would grow without end is read in no time', () => {
    const nested = Array.from({ length: 30 }, (_, level) => `a${level + 1}: &a${level + 1} [${`*a${level},`.repeat(9)}]`).join('\n');
    const began = Date.now();
    expect(readUserData(`#cloud-config\na0: &a0 [x]\n${nested}`)).toMatchObject({ ok: true });
    expect(Date.now() - began).toBeLessThan(1_000);
  });
});

let shop: ShopUnderTest;

beforeAll(async () => {
  shop = await openShop();
}, 60_000);

afterAll(() => shop.close());

const secret = 'hunter2-swordfish';
const text = `#cloud-config\npassword: ${secret}\n`;
const kept = `#cloud-config\npassword: ${secret}`;
const debian = { image: { kind: 'image', code: 'debian-13' } };
const windows = { image: { kind: 'image', code: 'windows-server-2025' }, disk: { type: 'ssd_cloud_disk', sizeGib: 100 } };
const ask = (setup: object, change: object = debian, account = 'ann') => shop.askQuote(account, change, { setup });
const setupOf = (message: unknown) => quoteMessage.parse(message).setup;
const texts = () =>
  readRows(shop.mydoc.database.executor, sql`SELECT account_id, content FROM server_user_data ORDER BY account_id, content`, z.unknown());

describe('R-5.1 a text for cloud-init', () => {
  test('is quoted as a fingerprint and the count of its lines, in no answer; the same text gets the same quote', async () => {
    const { message } = await ask({ userData: text });
    expect(setupOf(message)).toEqual({
      hostName: null,
      sshKeys: [],
      userData: { sha256: expect.stringMatching(/^[0-9a-f]{64}$/), lines: 2 },
    });
    expect(JSON.stringify(message)).not.toContain(secret);
    expect(idOf((await ask({ userData: `${text}\r\n` })).message)).toBe(idOf(message));
    expect(idOf((await ask({ userData: '#!/bin/sh' })).message)).not.toBe(idOf(message));
    const found = await shop.call('ann', 'order-server/quoteDetail', { id: idOf(message) });
    expect(JSON.stringify(found)).not.toContain(secret);
  });

  test('is named by its fingerprint for another quote of the account, and not by another account', async () => {
    const first = setupOf((await ask({ userData: text })).message);
    const userDataOf = first?.userData?.sha256 ?? '';
    expect(setupOf((await ask({ userDataOf })).message)).toEqual(first);
    expect((await ask({ userDataOf }, debian, 'mallory')).message).toMatchObject({
      key: 'userDataWrong',
      field: 'params.setup.userDataOf',
    });
  });

  test.each([
    [{ userData: 'packages: [nginx]' }, debian, 'userDataWrong', 'params.setup.userData'],
    [{ userData: `#!/bin/sh\n#${'a'.repeat(16_384)}` }, debian, 'userDataWrong', 'params.setup.userData'],
    [{ userData: `#cloud-config\n${secret}: [` }, debian, 'userDataNotYaml', 'params.setup.userData'],
    [{ userData: text }, windows, 'userDataNotForImage', 'params.setup.userData'],
    [
      { userData: text },
      { image: { kind: 'iso', source: 'https://images.example/a.iso' } },
      'userDataNotForImage',
      'params.setup.userData',
    ],
    [{ userDataOf: 'ab'.repeat(32) }, windows, 'userDataNotForImage', 'params.setup.userDataOf'],
    [{ userData: '#!/bin/sh\u0000' }, debian, 'dataError', 'params.setup.userData'],
    [{ userDataOf: 'AB' }, debian, 'dataError', 'params.setup.userDataOf'],
  ])('%# that is wrong is refused, and what was sent is not repeated', async (setup, change, key, field) => {
    const { message } = await ask(setup, change);
    expect(message).toMatchObject({ key, field });
    expect(JSON.stringify(message)).not.toContain(secret);
  });

  test('as long as one can be, with ten keys, fits into a call in whatever script it is written', async () => {
    const sshKeys = Array.from({ length: sshKeysAtMost }, (_, index) => ({ name: `key ${index}`, key: madeLines['ssh-ed25519']().line }));
    for (const sign of ['"', '港', '\\']) {
      const room = Math.floor(16_370 / new TextEncoder().encode(sign).length);
      expect((await ask({ userData: `#!/bin/sh\n#${sign.repeat(room)}`, sshKeys })).message).toHaveProperty('id');
    }
  });
});

describe('R-5.9 an order', () => {
  test('hands the text over with its server, once it is paid, and says of it how many lines it has', async () => {
    const order = await shop.active('bob', debian, { setup: { hostName: 'web-1', userData: text } });
    expect(shop.centre.servers.get(order.id)).toMatchObject({ hostName: 'web-1', userData: kept });
    expect(order.setup?.userData).toMatchObject({ lines: 2 });
    expect(JSON.stringify([order, await shop.call('bob', 'order-server/list', {})])).not.toContain(secret);
    const plain = await shop.active('bob', debian);
    expect(shop.centre.servers.get(plain.id)).toMatchObject({ userData: undefined });
  });

  test('at a price that was corrected meanwhile has it too', async () => {
    const quote = await shop.quote('dan', debian, { setup: { userData: text } });
    shop.publish(
      seedChanged('siteSettings', { pricesCorrectedAt: new Date().toISOString() }).map((document) =>
        document._id === 'model-g4a-c1m1'
          ? { ...document, regions: [{ region: { _ref: 'region-us-0' }, price: { USD: 9, HKD: 72, JPY: 1_400 } }] }
          : document,
      ),
    );
    const { message } = await shop.create('dan', quote);
    const instead = z.object({ values: z.object({ quote: z.string() }) }).parse(message).values.quote;
    expect(setupOf((await shop.call('dan', 'order-server/quoteDetail', { id: instead })).message)?.userData).toMatchObject({ lines: 2 });
    shop.publish(seedDocuments({}, new Date()));
  });

  test('keeps its text; one that nothing names any more is deleted, and all of an account that is closed', async () => {
    await shop.active('eve', debian, { setup: { userData: text } });
    await ask({ userData: '#!/bin/sh\n# of a quote' }, debian, 'eve');
    const { executor } = shop.mydoc.database;
    await executor.execute(sql`UPDATE server_user_data SET given_at = now() - interval '3 days' WHERE account_id = 'eve'`);
    await ask({ userData: '#!/bin/sh\n# another' }, debian, 'fay');
    expect(await texts()).toContainEqual({ account_id: 'eve', content: '#!/bin/sh\n# of a quote' });
    await executor.execute(sql`DELETE FROM server_quote WHERE account_id = 'eve'`);
    await ask({ userData: '#!/bin/sh\n# another' }, debian, 'fay');
    const ofEve = (await texts()).filter((row) => JSON.stringify(row).includes('eve'));
    expect(ofEve).toEqual([{ account_id: 'eve', content: kept }]);
    await shop.mydoc.database.transaction((tx) => forgetUserData(tx, 'eve'));
    expect(JSON.stringify(await texts())).not.toContain('eve');
  });
});
