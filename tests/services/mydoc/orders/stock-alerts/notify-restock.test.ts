import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import type { CentreInput } from '#lib/contracts/account-centre.ts';
import { stockAlertDays } from '#lib/contracts/calls/orders/stock-alert-calls.ts';
import { createStockRecorder } from '#services/mydoc/orders/stock/stock-recorder.ts';
import { createStockReader } from '#services/mydoc/orders/stock/stock-store.ts';
import { forgetAlerts, forgetOldAlerts } from '#services/mydoc/orders/stock-alerts/stock-alert-store.ts';
import { recordRestock } from '#services/mydoc/orders/stock-alerts/notify-restock.ts';
import { openShop, type ShopUnderTest } from '../shop-under-test.ts';

const place = { region: 'US-0', model: 'cvm.g4a.amd.c8m16' };
let shop: ShopUnderTest;
let poll: () => Promise<void>;
let stop: () => Promise<void>;

beforeAll(async () => {
  shop = await openShop({ mails: true });
  const { database } = shop.mydoc;
  let readings = 0;
  const recorder = createStockRecorder({
    database,
    log: pino({ level: 'silent' }),
    readStock: createStockReader(database.executor, () => (readings += 1_000)),
    changed: recordRestock(shop.outbox),
    everyMs: 600_000,
  });
  ({ poll, stop } = recorder);
}, 60_000);

afterAll(async () => {
  await stop();
  await shop.close();
});

beforeEach(async () => {
  shop.centre.behave();
  await shop.mydoc.database.executor.execute(sql`DELETE FROM stock_alert`);
  await setStock(0);
});

/** The shop's own recorder may be the one that records it. */
async function setStock(remaining: number): Promise<void> {
  await shop.mydoc.database.executor.execute(
    sql`UPDATE server_stock SET remaining = ${remaining} WHERE region = ${place.region} AND model = ${place.model}`,
  );
  await poll();
}

const ask = (account: string, language = 'en') =>
  shop.mydoc.call('catalogue/stockAlert', place, { cookie: `hf_session=${account}; languages=${language}` });
const oneClick = 'List-Unsubscribe=One-Click';
const listed = async (account: string): Promise<unknown> => (await shop.call(account, 'catalogue/stockAlerts')).message;
const mailsTo = (account: string): CentreInput<'mail/send'>[] =>
  [...shop.centre.mails.values()].filter(({ accountId, template }) => accountId === account && template === 'stock-back');
const keyIn = (mail: CentreInput<'mail/send'> | undefined): string => /stop=([0-9a-f-]{36})/.exec(mail?.values.text ?? '')?.[1] ?? '';

describe('R-4.4 an account that waits for a size', () => {
  test('asks and ends it, and is refused what is in stock, what nobody counts, and without a log-in', async () => {
    expect(await ask('ann')).toMatchObject({ code: 2000, message: [place] });
    expect(await ask('ann')).toMatchObject({ code: 2000, message: [place] });
    expect(await listed('ben')).toEqual([]);
    expect(await shop.call('ann', 'catalogue/stockAlertEnd', place)).toMatchObject({ code: 2000, message: [] });
    expect(await shop.call('ann', 'catalogue/stockAlert', { ...place, model: 'unknown' })).toMatchObject({
      message: { key: 'dataError', field: 'model' },
    });
    expect(await shop.mydoc.call('catalogue/stockAlert', place)).toMatchObject({ code: 401 });
    await setStock(3);
    expect(await ask('ann')).toMatchObject({ message: { key: 'stockIsBack' } });
  });

  test('is told once that it is back, in its language, with the way to order and to end it', async () => {
    await ask('carl', 'ja');
    await setStock(5);
    await shop.outbox.drain();
    await shop.outbox.drain();
    const [mail, ...more] = mailsTo('carl');
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ language: 'ja', values: { subject: '在庫が戻りました：汎用 第4世代 c8m16（ロサンゼルス-1）' } });
    expect(mail?.values.text).toContain(`hostProductId=${place.model}`);
    expect(keyIn(mail)).not.toBe('');
    expect(await listed('carl')).toEqual([place]);
  });

  test('is told again when it comes back on another day, and not twice in one', async () => {
    await ask('dora');
    for (const remaining of [5, 0, 5, 0]) await setStock(remaining);
    await setStock(5);
    await shop.outbox.drain();
    await setStock(0);
    await setStock(5);
    await shop.outbox.drain();
    expect(mailsTo('dora')).toHaveLength(1);
    await shop.mydoc.database.executor.execute(sql`UPDATE stock_alert SET told_at = told_at - interval '25 hours'`);
    await setStock(0);
    await setStock(5);
    await shop.outbox.drain();
    expect(mailsTo('dora')).toHaveLength(2);
  });

  test('is not told of what is sold out again before the e-mail goes, and waits on', async () => {
    await ask('eve');
    await setStock(5);
    await setStock(0);
    await shop.outbox.drain();
    expect(mailsTo('eve')).toEqual([]);
    await setStock(5);
    await shop.outbox.drain();
    expect(mailsTo('eve')).toHaveLength(1);
  });

  test('is told by one e-mail though the process dies after it, and though the centre was away', async () => {
    await ask('finn');
    shop.centre.nextMail = 'away';
    await setStock(5);
    const [job] = (await shop.outbox.waiting()).filter(({ queue }) => queue === 'stock-back');
    if (!job) throw new Error('nothing waits');
    expect(await shop.outbox.run(job)).toBe(false);
    shop.centre.nextMail = 'sent';
    expect(await shop.outbox.run(job, true)).toBe(true);
    await shop.outbox.drain();
    expect(mailsTo('finn')).toHaveLength(1);
  });

  test('is told once though the answer to the e-mail is lost, and it sells out and comes back before it is asked for again', async () => {
    await ask('fred');
    shop.centre.beforeAnswer = async () => {
      shop.centre.beforeAnswer = null;
      throw new Error('the process is killed');
    };
    await setStock(5);
    const [job] = (await shop.outbox.waiting()).filter(({ queue }) => queue === 'stock-back');
    if (!job) throw new Error('nothing waits');
    expect(await shop.outbox.run(job)).toBe(false);
    expect(mailsTo('fred')).toHaveLength(1);
    await setStock(0);
    await shop.outbox.drain();
    await setStock(5);
    await shop.outbox.drain();
    expect(mailsTo('fred')).toHaveLength(1);
  });

  test('is told the next time that it comes back if the centre was away for too long the time before', async () => {
    await ask('gerd');
    await setStock(5);
    await shop.mydoc.database.executor.execute(sql`DELETE FROM test_outbox WHERE queue = 'stock-back'`);
    await setStock(0);
    await setStock(5);
    await shop.outbox.drain();
    expect(mailsTo('gerd')).toHaveLength(1);
  });

  test('is no longer waited for by an account that the centre does not know', async () => {
    await ask('gone');
    shop.centre.nextMail = 'unknown-account';
    await setStock(5);
    await shop.outbox.drain();
    expect([mailsTo('gone'), await listed('gone')]).toEqual([[], []]);
  });

  test('ends it by the link of the e-mail without a log-in, once', async () => {
    await ask('hans');
    await setStock(5);
    await shop.outbox.drain();
    const key = keyIn(mailsTo('hans')[0]);
    expect(await shop.mydoc.call('catalogue/stockAlertAsked', { key })).toMatchObject({ code: 2000, message: { place } });
    expect(await shop.mydoc.call('catalogue/stockAlertStop', { key })).toMatchObject({ code: 2000, message: { ended: place } });
    expect(await shop.mydoc.call('catalogue/stockAlertStop', { key })).toMatchObject({ code: 2000, message: { ended: null } });
    expect(await shop.mydoc.call('catalogue/stockAlertAsked', { key })).toMatchObject({ code: 2000, message: { place: null } });
    expect(await shop.mydoc.call('catalogue/stockAlertStop', { key: randomUUID() })).toMatchObject({ message: { ended: null } });
    expect(await listed('hans')).toEqual([]);
  });

  test('ends it by its mail program in one click: a form of either kind, without cookie or redirect (RFC 8058)', async () => {
    await ask('inge', 'ja');
    await setStock(5);
    await shop.outbox.drain();
    const [mail] = mailsTo('inge');
    const address = mail?.values.unsubscribe ?? '';
    expect(address).toContain(`/myDoc/notice/stock-alert-stop?key=${keyIn(mail)}`);
    const { pathname, search } = new URL(address, 'https://site.example');
    const url = `${pathname}${search}`;
    const opened = await shop.mydoc.app.inject({ method: 'GET', url });
    expect([opened.statusCode, opened.headers.location]).toEqual([303, `/ja/product/availability?stop=${keyIn(mail)}`]);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await shop.mydoc.app.inject({ method: 'POST', url, headers: form, payload: 'key=1' })).statusCode).toBe(400);
    expect((await shop.mydoc.app.inject({ method: 'POST', url: pathname, headers: form, payload: oneClick })).statusCode).toBe(400);
    expect(await listed('inge')).toEqual([place]);
    const stopped = await shop.mydoc.app.inject({ method: 'POST', url, headers: form, payload: oneClick });
    expect([stopped.statusCode, stopped.body, stopped.headers['set-cookie']]).toEqual([200, '', undefined]);
    expect(await listed('inge')).toEqual([]);
    expect((await shop.mydoc.app.inject({ method: 'POST', url, headers: form, payload: oneClick })).statusCode).toBe(200);
    const reopened = await shop.mydoc.app.inject({ method: 'GET', url, headers: { cookie: 'languages=cn' } });
    expect(reopened.headers.location).toBe(`/zh/product/availability?stop=${keyIn(mail)}`);
  });

  test('ends it though the mail program sends a form of several parts', async () => {
    await ask('jutta');
    await setStock(5);
    await shop.outbox.drain();
    const { pathname, search } = new URL(mailsTo('jutta')[0]?.values.unsubscribe ?? '', 'https://site.example');
    const payload = '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    expect((await shop.mydoc.app.inject({ method: 'POST', url: `${pathname}${search}`, headers, payload })).statusCode).toBe(200);
    expect(await listed('jutta')).toEqual([]);
  });

  test('is one of many: all are told', async () => {
    const accounts = Array.from({ length: 60 }, (_, place) => `many-${place}`);
    for (const account of accounts) await ask(account);
    await setStock(1);
    await shop.outbox.drain();
    expect(accounts.map((account) => mailsTo(account).length)).toEqual(accounts.map(() => 1));
  });

  test('is forgotten with the account, and after its time', async () => {
    const { executor } = shop.mydoc.database;
    for (const account of ['ida', 'jan']) await ask(account);
    await forgetAlerts(executor, 'ida');
    await forgetOldAlerts(executor);
    expect([await listed('ida'), await listed('jan')]).toEqual([[], [place]]);
    await executor.execute(sql`UPDATE stock_alert SET asked_at = now() - ${stockAlertDays + 1}::integer * interval '1 day'`);
    await forgetOldAlerts(executor);
    expect(await listed('jan')).toEqual([]);
  });
});
