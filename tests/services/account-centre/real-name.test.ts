import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { hiddenFields } from './browser.ts';
import { openSandbox, type SandboxUnderTest } from './sandbox-under-test.ts';

let sandbox: SandboxUnderTest;

beforeAll(async () => {
  sandbox = await openSandbox({ limits: { formsPerMinute: 100_000, accountsAtOnce: 100_000 } });
}, 60_000);

afterAll(() => sandbox.close());

describe('real-name verification', () => {
  test.each([
    ['110105194912310021', 'last character'],
    ['110105194913310021', 'date of birth'],
    ['999999194912310021', 'match any region'],
    ['130503670401001', '15 digits'],
    ['１１０１０５１９４９１２３１００２Ｘ', '18 characters'],
    ['', '18 characters'],
  ])('R-11.2 refuses %j and says why', async (card, why) => {
    const browser = await sandbox.registered();
    const answer = await browser.fill('/ucenter/console/realName', '/ucenter/console/realName', { name: '王小明', card });
    expect([answer.status, answer.text.includes(why)]).toEqual([400, true]);
    expect((await browser.call('account/session')).message).toMatchObject({ realName: 'none' });
  });

  test.each([
    ['hk-id-card', 'A123456(3)', '', 'Chan Tai Man'],
    ['jp-residence-card', 'AB12345678CD', '', 'Nguyen Van An'],
    ['passport', '123456789', 'us', 'Alex Reed'],
    ['passport', 'TK1234567', 'JP', '佐藤 結衣'],
  ])('R-6.1 a buyer of any market passes, with a %s', async (document, card, country, name) => {
    const browser = await sandbox.registered();
    await browser.fill('/ucenter/console/realName', '/ucenter/console/realName', { name, document, card, country });
    expect((await browser.call('account/session')).message).toMatchObject({ realName: 'verified' });
    expect((await browser.get('/ucenter/console/realName')).text).toContain(`verified as ${name}`);
  });

  test.each([
    ['hk-id-card', 'A123456(4)', '', 'does not match the others'],
    ['hk-id-card', '123', '', 'A Hong Kong ID number'],
    ['jp-residence-card', '123', '', 'A residence card number'],
    ['passport', '123', 'US', 'A passport number'],
    ['passport', '123456789', '', 'two letters of the country'],
  ])('R-11.2 refuses a %s of %j by %j and says why', async (document, card, country, why) => {
    const browser = await sandbox.registered();
    const answer = await browser.fill('/ucenter/console/realName', '/ucenter/console/realName', {
      name: 'Alex Reed',
      document,
      card,
      country,
    });
    expect([answer.status, answer.text.includes(why)]).toEqual([400, true]);
    // what was typed stays
    expect(answer.text).toContain(`value="${card}"`);
    expect((await browser.call('account/session')).message).toMatchObject({ realName: 'none' });
  });

  test('R-12.4 leads on to the page that it was opened from, in its language, and to no other site', async () => {
    const page = (url: string) => `/ucenter/console/realName?url=${encodeURIComponent(url)}`;
    const browser = await sandbox.registered();
    const wrong = await browser.fill(page('/ja/activate/3'), '/ucenter/console/realName', { name: '佐藤 結衣', card: '1' });
    expect(wrong.text).toContain('lang="ja"');
    const answer = await browser.fill(page('/ja/activate/3'), '/ucenter/console/realName', {
      name: '佐藤 結衣',
      card: '11010519491231002X',
    });
    expect(answer.location).toBe(page('/ja/activate/3'));
    expect((await browser.get(page('/ja/activate/3'))).text).toMatch(/<html lang="ja"[\s\S]*href="\/ja\/activate\/3"/);
    expect((await browser.get(page('//evil.example'))).text).not.toContain('href="//evil.example"');
  });

  test('R-6.3 one number on documents of two kinds, or of two countries, is two people', async () => {
    const ids = new Set<string | null | undefined>();
    for (const [document, country] of [
      ['passport', 'US'],
      ['passport', 'DE'],
      ['jp-residence-card', ''],
    ] as const) {
      const browser = await sandbox.registered();
      const card = document === 'passport' ? 'C01X00T47' : 'AB12345678CD';
      await browser.fill('/ucenter/console/realName', '/ucenter/console/realName', { name: 'Alex Reed', document, card, country });
      ids.add((await sandbox.profileOf(browser))?.personId);
    }
    expect(ids.size).toBe(3);
  });

  test('R-6.3 nobody is known while documents are checked; a lapsed verification leaves the person known, and can be renewed', async () => {
    const browser = await sandbox.registered();
    const choose = (realName: string) => browser.fill('/ucenter/console/account', '/ucenter/console/state', { realName });
    await choose('verified');
    const person = (await sandbox.profileOf(browser))?.personId;
    expect(person).toMatch(/^p-/);
    await choose('pending');
    expect(await sandbox.profileOf(browser)).toMatchObject({ realName: 'pending', personId: null });
    expect((await browser.get('/ucenter/console/realName')).text).toContain('are being checked');
    await choose('lapsed');
    expect(await sandbox.profileOf(browser)).toMatchObject({ realName: 'lapsed', personId: person });
    await browser.fill('/ucenter/console/realName', '/ucenter/console/realName', { name: '王小明', card: '11010519491231002X' });
    expect(await sandbox.profileOf(browser)).toMatchObject({ realName: 'verified', personId: person });
  });

  test('R-6.3 two accounts of one person are one person, who is a newcomer once; the number is stored nowhere', async () => {
    const card = '11010519491231002x';
    const people = [];
    for (const name of ['王小明', '王 小明']) {
      const browser = await sandbox.registered();
      await browser.fill('/ucenter/console/realName', '/ucenter/console/realName', { name, card });
      people.push((await sandbox.profileOf(browser))?.personId);
    }
    expect(people[0]).toMatch(/^p-/);
    expect(people[1]).toBe(people[0]);
    expect(JSON.stringify(await sandbox.database.executor.execute(sql`SELECT * FROM sandbox_account`))).not.toContain('19491231');
  });

  test('the e-mail is confirmed by the letter in the sandbox’s mailbox, once, and only by its own account', async () => {
    const [browser, stranger] = [await sandbox.registered(), await sandbox.registered()];
    const letter = hiddenFields((await browser.get('/ucenter/console/mail')).text, '/ucenter/console/mail').letter ?? '';
    await stranger.fill('/ucenter/console/mail', '/ucenter/console/mail', { letter });
    expect((await browser.call('account/session')).message).toMatchObject({ emailConfirmed: false });
    await browser.fill('/ucenter/console/mail', '/ucenter/console/mail', {});
    expect((await browser.call('account/session')).message).toMatchObject({ emailConfirmed: true });
  });
});
