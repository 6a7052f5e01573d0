import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { CentreInput } from '#lib/contracts/account-centre.ts';
import type { Browser } from './browser.ts';
import { openMember } from './member-at-sandbox.ts';
import type { SandboxUnderTest } from './sandbox-under-test.ts';

let sandbox: SandboxUnderTest;
let member: Browser;
let mail: CentreInput<'mail/send'>;

beforeAll(async () => {
  const opened = await openMember(async () => 'accepted');
  ({ sandbox, member } = opened);
  mail = {
    ...{ idempotencyKey: 'order-1-mail-1', accountId: opened.memberId, template: 'order-paid', language: 'ja' },
    values: { subject: 'お支払い', text: 'ありがとうございます。\n<b>', html: '<!doctype html><p>ありがとう</p><script>alert(1)</script>' },
  };
}, 60_000);

afterAll(() => sandbox.close());

const send = (change: Partial<typeof mail> = {}) => sandbox.parts.centre.ask('mail/send', { ...mail, ...change });

test('an e-mail of the site is taken once by its key, and refused for nobody or with other words', async () => {
  const first = await send();
  expect(first).toEqual({ ok: true, result: { mailId: expect.any(String) } });
  expect(await send()).toEqual(first);
  expect(await send({ values: { ...mail.values, text: 'other' } })).toEqual({ ok: false, reason: 'key-reused' });
  expect(await send({ accountId: 'nobody', idempotencyKey: 'order-2-mail-1' })).toEqual({ ok: false, reason: 'unknown-account' });
});

test('it is read in the mailbox, as text and as HTML that can run nothing, and by nobody else', async () => {
  const box = (await member.get('/ucenter/console/mail')).text;
  const [, path = ''] = /<a href="(\/ucenter\/console\/mail\/[^"]+)" lang="ja"><b>お支払い/.exec(box) ?? [];
  expect(path).not.toBe('');
  expect((await member.get(path)).text).toContain('ありがとうございます。\n&lt;b&gt;');
  const html = await member.get(`${path}/html`);
  expect(html.text).toBe(mail.values.html);
  const policy = html.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/default-src 'none'.*sandbox/);
  expect(policy).not.toMatch(/script-src|allow-scripts/);
  const other = await sandbox.loggedIn('new');
  expect((await other.get(path)).status).toBe(404);
  expect((await other.get(`${path}/html`)).status).toBe(404);
});

test('a name that the site has registered is in the console of its account, until when and at which renewal price', async () => {
  expect((await member.get('/ucenter/console')).text).not.toContain('<h2>Domains</h2>');
  const values = {
    domain: 'salt<marsh.com',
    until: '14 Nov 2027',
    renewal: '$13.60',
    number: 'S-1',
    orderPath: '/product/vps-buy/order/1',
  };
  await send({ idempotencyKey: 'name-1', template: 'domain-registered', values: { ...mail.values, ...values } });
  await send({ idempotencyKey: 'name-2', template: 'domain-registered' });
  const console = (await member.get('/ucenter/console')).text;
  expect(console).toMatch(
    /Domains<\/h2>[^]*<b>salt&lt;marsh\.com<\/b>[^]*until 14 Nov 2027[^]*\$13\.60 a year[^]*href="\/product\/vps-buy\/order\/1"/,
  );
  expect(console).toContain('records and renewals belong to the account centre of the provider');
  expect(console.split('a year')).toHaveLength(2);
  expect((await (await sandbox.loggedIn('new')).get('/ucenter/console')).text).not.toContain('marsh.com');
});

test('the receipt of a statement is taken once by its key, for any address, and refused with other words', async () => {
  const receipt: CentreInput<'mail/receipt'> = {
    ...{ idempotencyKey: 'withdrawal-1', address: 'anybody@example.com', template: 'withdrawal-received', language: 'en' },
    values: { subject: 'Receipt', text: 'We have received it.', html: '<!doctype html><p>We have received it.</p>' },
  };
  const ask = (change: Partial<typeof receipt> = {}) => sandbox.parts.centre.ask('mail/receipt', { ...receipt, ...change });
  const first = await ask();
  expect(first).toEqual({ ok: true, result: { mailId: expect.any(String) } });
  expect(await ask()).toEqual(first);
  expect(await ask({ values: { ...receipt.values, text: 'other' } })).toEqual({ ok: false, reason: 'key-reused' });
});
