import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { CentreInput } from '#lib/contracts/account-centre.ts';
import { languages } from '#lib/language/languages.ts';
import { openMember, type MemberAtSandbox } from '#tests/services/account-centre/member-at-sandbox.ts';

let at: MemberAtSandbox;

beforeAll(async () => {
  at = await openMember(async () => 'accepted');
}, 60_000);

afterAll(() => at.sandbox.close());

const laptop = [{ name: '<laptop>', key: 'ssh-ed25519 AAAA' }];
const provision = async (orderId: string, place: number, description: string, sshKeys = laptop): Promise<string> => {
  const request: CentreInput<'provision'> = {
    idempotencyKey: place === 0 ? orderId : `${orderId}-${place + 1}`,
    orderId,
    accountId: at.memberId,
    name: `c1m1-${place + 1}`,
    hostName: `web-${place + 1}`,
    description,
    region: 'US-0',
    sshKeys,
    userData: '#!/bin/sh\necho secret-text',
  };
  const answer = await at.sandbox.parts.centre.ask('provision', request);
  if (!answer.ok) throw new Error(answer.reason);
  return answer.result.serverId;
};
const pageOf = (id: string) => at.member.get(`/ucenter/console/servers/${id}`);

describe('the page of a server in the console', () => {
  test('is led to by the list, and says what the server is, where it was ordered, and no secret', async () => {
    const order = randomUUID();
    const id = await provision(order, 0, 'S-2222-3333 · General c1m1 · Los Angeles-1');
    expect((await at.member.get('/ucenter/console')).text).toContain(`href="/ucenter/console/servers/${id}"`);
    const { status, text } = await pageOf(id);
    expect(status).toBe(200);
    for (const words of [
      '<h1>web-1</h1>',
      '<span class="whole">S-2222-3333</span> · General c1m1 · Los Angeles-1',
      '&lt;laptop&gt;',
      'given, 2 lines',
      'Being built',
    ])
      expect(text).toContain(words);
    expect(text).toContain(`href="/product/vps-buy/order/${order}"`);
    expect(text).toContain('Renew, change or refund it');
    expect(text).toMatch(/Paid until<\/dt>\s*<dd><a href="\/product\/vps-buy\/order\/[\da-f-]{36}">On the page of its order/);
    expect(text).not.toMatch(/secret-text|AAAA|One of the|US-0/);
  });

  test('tells keys of the same name apart by the beginning of their fingerprints', async () => {
    const order = randomUUID();
    const keys = ['AAAA', 'BBBB'].map((data) => ({ name: 'me@host', key: `ssh-ed25519 ${data}` }));
    const id = await provision(order, 0, 'S-2222-5555 · General c1m1', keys);
    const labels = /me@host \(SHA256:\S{8}…\), me@host \(SHA256:\S{8}…\)/;
    expect((await pageOf(id)).text).toMatch(labels);
    expect((await at.member.get('/ucenter/console')).text).toMatch(labels);
  });

  test('of one of several of an order says so, and speaks of all of them', async () => {
    const order = randomUUID();
    const ids = [await provision(order, 0, '2 × General c1m1'), await provision(order, 1, '2 × General c1m1')];
    for (const id of ids) {
      const { text } = await pageOf(id);
      expect(text).toContain('One of the 2 servers of one order');
      expect(text).toContain('Renew, change or refund them');
    }
    const list = (await at.member.get('/ucenter/console')).text;
    expect(list.match(/One of the 2 servers of this order:<\/p>\s*<p>2 × General c1m1/g)).toHaveLength(2);
  });

  test('R-5.13 names eight IPv6 addresses beside its address, once it runs', async () => {
    const order = randomUUID();
    const id = await provision(order, 0, 'General c1m1');
    expect((await pageOf(id)).text).not.toContain('IPv6');
    await at.sandbox.database.executor.execute(sql`UPDATE sandbox_server SET ready_at = now() WHERE id = ${id}`);
    const { text } = await pageOf(id);
    expect(text).toMatch(/IPv6<\/dt>\s*<dd><code>2001:db8:\d+:\d+::1\/125<\/code>/);
  });

  test('lists what was changed since, once it is carried out, and keeps how it was ordered; the list says what it is now', async () => {
    const order = randomUUID();
    const id = await provision(order, 0, 'S-2222-4444 · General c1m1 · 1 month');
    const description = 'S-2222-4444 · General c2m4';
    const change = { idempotencyKey: randomUUID(), orderId: order, accountId: at.memberId, description, model: 'c2m4' };
    const input: CentreInput<'server/change'> = { ...change, disk: { type: 'ssd', sizeGib: 15 }, traffic: 't500' };
    await at.sandbox.parts.centre.ask('server/change', input);
    expect((await pageOf(id)).text).not.toContain('Changed since');
    await at.sandbox.database.executor.execute(
      sql`UPDATE sandbox_change SET ready_at = now() WHERE idempotency_key = ${change.idempotencyKey}`,
    );
    expect(await at.sandbox.parts.centre.ask('server/change', input)).toMatchObject({ result: { state: 'changed' } });
    const { text } = await pageOf(id);
    expect(text).toMatch(/Ordered as<\/dt>\s*<dd><span class="whole">S-2222-4444<\/span> · General c1m1 · 1 month/);
    expect(text).toMatch(/Changed since[\s\S]*<span class="whole">S-2222-4444<\/span> · General c2m4/);
    const list = (await at.member.get('/ucenter/console')).text;
    expect(list).toContain('<span class="whole">S-2222-4444</span> · General c2m4');
    expect(list).not.toContain('<span class="whole">S-2222-4444</span> · General c1m1');
  });

  test('of another account’s server, and of none, is not there; without a log-in one is asked to log in first', async () => {
    const id = await provision(randomUUID(), 0, 'General c1m1');
    const other = await at.sandbox.loggedIn('new');
    for (const each of [id, 'srv-nothing', '%00']) expect((await other.get(`/ucenter/console/servers/${each}`)).status).toBe(404);
    const { location } = await at.sandbox.browser().get(`/ucenter/console/servers/${id}`);
    expect(location).toBe(`/ucenter/?ope=login&url=${encodeURIComponent(`/ucenter/console/servers/${id}`)}`);
  });

  test.each(languages)('has its words in %s', async (language) => {
    const id = await provision(randomUUID(), 0, 'General c1m1');
    const { text } = await at.member.get(`/ucenter/console/servers/${id}?lang=${language === 'zh' ? 'cn' : language}`);
    const words = { en: 'Name at the centre', zh: '账户中心中的名称', ja: 'アカウントセンターでの名前' };
    expect(text).toContain(words[language]);
  });
});
