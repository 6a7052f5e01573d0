import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { setTimeout as delay } from 'node:timers/promises';
import { putIntoOutbox } from '#services/account-centre/sandbox/outbox.ts';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newPassword, openSandbox, type SandboxUnderTest } from './sandbox-under-test.ts';
import type { Browser } from './browser.ts';

let sandbox: SandboxUnderTest;

beforeAll(async () => {
  sandbox = await openSandbox({ limits: { resetsAtOnce: 1_000 } });
}, 60_000);

afterAll(() => sandbox.close());

const back = '/product/vps-buy?area=US-0&period=1y';
const way = `&url=${encodeURIComponent(back)}`;
const newOne = 'another harbour at dawn';

const askFor = (browser: Browser, email: string, page = `/ucenter/?ope=forgot`) => browser.fill(page, '/ucenter/forgot', { email });

/** Asks for a letter and waits for it. */
async function letterFor(email: string, page?: string): Promise<string> {
  const before = (await sandbox.outbox()).length;
  expect((await askFor(sandbox.browser(), email, page)).status).toBe(200);
  for (let tries = 0; tries < 100; tries += 1) {
    const letters = await sandbox.outbox();
    const letter = letters.findLast((each) => each.includes(`To: ${email}`));
    if (letters.length > before && letter !== undefined) return letter;
    await delay(20);
  }
  throw new Error('no letter came');
}

const linkIn = (letter: string): string => /^\/ucenter\/\S+$/m.exec(letter)?.[0] ?? '';
const setPassword = (browser: Browser, link: string, password = newOne) => browser.fill(link, '/ucenter/reset', { password });
const logIn = (email: string, password: string) => sandbox.browser().fill('/ucenter/?ope=login', '/ucenter/login', { email, password });

let count = 0;
async function register(): Promise<{ email: string; browser: Browser }> {
  const email = `forgot-${(count += 1)}@example.com`;
  return { email, browser: await sandbox.registered({ email }) };
}

describe('a forgotten password', () => {
  test('is set anew by a link that is good once; every other session ends, and the purchase goes on at its step', async () => {
    const { email, browser } = await register();
    const there = sandbox.browser();
    expect((await there.get(`/ucenter/?ope=login${way}`)).text).toContain(`/ucenter/?ope=forgot&amp;url=${encodeURIComponent(back)}`);
    const link = linkIn(await letterFor(email, `/ucenter/?ope=forgot${way}`));
    const page = await there.get(link);
    expect([page.status, page.text.includes('autocomplete="new-password"')]).toEqual([200, true]);
    const answer = await setPassword(there, link);
    expect([answer.status, answer.location]).toEqual([303, back]);
    expect(await sandbox.sessions.read(there.cookies.get('hf_session') ?? '')).toMatchObject({ username: there.cookies.get('username') });
    expect(await sandbox.sessions.read(browser.cookies.get('hf_session') ?? '')).toBeNull();
    expect([(await logIn(email, newPassword)).status, (await logIn(email, newOne)).status]).toEqual([401, 303]);
    expect(await sandbox.profileOf(there)).toMatchObject({ emailConfirmed: true });
    const again = await sandbox.browser().get(link);
    expect([again.status, again.text.includes('This link has been used, or is older than 30 minutes.')]).toEqual([410, true]);
    expect(again.text).toContain(`/ucenter/?ope=forgot&amp;url=${encodeURIComponent(back)}`);
  });

  test('gets the same answer where there is no account, and there no letter', async () => {
    const { email } = await register();
    const text = async (of: string) =>
      (await askFor(sandbox.browser(), of)).text.replaceAll(of, '…').replaceAll(/name="form" value="[^"]*"/g, '');
    const letters = (await sandbox.outbox()).length;
    expect(await text('nobody-here@example.com')).toBe(await text(email));
    await delay(300);
    expect(await sandbox.outbox()).toHaveLength(letters + 1);
  });

  test('has a link for half an hour; with one that is used every other of the account is void', async () => {
    const { email } = await register();
    const [first, second] = [linkIn(await letterFor(email)), linkIn(await letterFor(email))];
    await sandbox.database.executor.execute(sql`UPDATE sandbox_reset SET begun_at = now() - interval '29 minutes' WHERE used_at IS NULL`);
    expect((await setPassword(sandbox.browser(), second)).location).toBe('/ucenter/console');
    expect((await sandbox.browser().get(first)).status).toBe(410);
    const { email: other } = await register();
    const late = linkIn(await letterFor(other));
    const open = sandbox.browser();
    await open.get(late);
    await sandbox.database.executor.execute(sql`UPDATE sandbox_reset SET begun_at = now() - interval '31 minutes' WHERE used_at IS NULL`);
    expect((await setPassword(open, late)).status).toBe(410);
    expect((await sandbox.browser().get('/ucenter/?ope=reset&key=guessed')).status).toBe(410);
    expect((await logIn(other, newPassword)).status).toBe(303);
  });

  test('is not replaced by one that is none, and the link stays good for a better one, in another language too', async () => {
    const { email } = await register();
    const browser = sandbox.browser();
    const link = linkIn(await letterFor(email, `/ucenter/?ope=forgot${way}`));
    for (const password of ['short', email]) {
      const refused = await setPassword(browser, link, password);
      expect([refused.status, refused.text.includes('Use 8 to 64 characters')]).toEqual([400, true]);
      expect(refused.text).toMatch(/href="\/ucenter\/\?ope=reset&amp;key=[\w-]+&amp;url=[^"]*&amp;lang=ja"/);
    }
    const stranger = await sandbox
      .browser()
      .post('/ucenter/reset', { key: new URLSearchParams(link.split('?')[1]).get('key') ?? '', password: newOne });
    expect(stranger.status).toBe(403);
    expect((await setPassword(browser, link)).location).toBe(back);
  });

  test.each([
    ['cn', 'zh-CN', '设置新密码'],
    ['ja', 'ja', '新しいパスワードの設定'],
  ])('is asked for, answered and set in the visitor’s language: %s', async (lang, htmlLanguage, title) => {
    const { email } = await register();
    const page = `/ucenter/?ope=forgot&lang=${lang}`;
    const asking = sandbox.browser({ 'sec-fetch-site': 'same-origin' });
    expect((await asking.get(page)).text).toContain(title);
    await askFor(asking, email, page);
    await delay(300);
    const letter = (await sandbox.outbox()).findLast((each) => each.includes(`To: ${email}`)) ?? '';
    expect(letter).toContain(`Content-Language: ${htmlLanguage}`);
    expect(letter).toContain(`Subject: ${title}`);
    expect((await sandbox.browser().get(linkIn(letter))).text).toContain(title);
  });
});

describe('whoever abuses it', () => {
  test('finds the link in no log, on no page, and not under a host of their own', async () => {
    const { email, browser } = await register();
    const forged = sandbox.browser({ 'x-forwarded-host': 'evil.example' });
    await askFor(forged, email);
    await delay(300);
    const letter = (await sandbox.outbox()).findLast((each) => each.includes(`To: ${email}`)) ?? '';
    const key = new URLSearchParams(linkIn(letter).split('?')[1]).get('key') ?? 'missing';
    expect(letter).not.toContain('evil');
    await setPassword(sandbox.browser(), linkIn(letter));
    expect(sandbox.logged.join('')).not.toContain(key);
    const rows = await sandbox.database.executor.execute(sql`SELECT * FROM sandbox_reset`);
    expect(JSON.stringify(rows)).not.toContain(key);
    expect((await browser.get('/ucenter/console/mail')).text).not.toContain(key);
  });

  test('fills nobody’s post: three letters for an account in half an hour, and so many for an address', async () => {
    const { email } = await register();
    for (let letters = 0; letters < 3; letters += 1) await letterFor(email);
    const before = (await sandbox.outbox()).length;
    expect((await askFor(sandbox.browser(), email)).status).toBe(200);
    await delay(300);
    expect(await sandbox.outbox()).toHaveLength(before);
    const strict = await openSandbox({ limits: { resetsAtOnce: 2, resetsPerMinute: 1 } });
    const statuses = [];
    for (const each of ['a', 'b', 'c']) statuses.push((await askFor(strict.browser(), `${each}@example.com`)).status);
    await strict.close();
    expect(statuses).toEqual([200, 200, 429]);
  });

  test.each([
    [{ email: 'no address' }, 400],
    [{ email: 'a@example.com', form: 'forged' }, 403],
  ])('%# with a form that is none is told so', async (fields, status) => {
    expect((await sandbox.browser().fill('/ucenter/?ope=forgot', '/ucenter/forgot', fields)).status).toBe(status);
  });

  test('is led nowhere else by the way back', async () => {
    const { email } = await register();
    const link = linkIn(await letterFor(email, '/ucenter/?ope=forgot&url=https%3A%2F%2Fevil.example'));
    expect(link).not.toContain('evil');
    expect((await setPassword(sandbox.browser(), `${link}&url=//evil.example`)).location).toBe('/ucenter/console');
  });
});

test('letters are files of their owner alone, the latest 200', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  const letter = { to: 'a@example.com', language: 'ja', subject: 'x', text: 'y' } as const;
  for (let minute = 0; minute < 203; minute += 1) await putIntoOutbox(folder, letter, new Date(Date.UTC(2026, 10, 27, 0, minute)));
  const names = (await readdir(folder)).toSorted();
  expect([names.length, names[0]?.slice(0, 16)]).toEqual([200, '2026-11-27T00-03']);
  expect((await stat(join(folder, names[0] ?? ''))).mode & 0o777).toBe(0o600);
  await rm(folder, { recursive: true });
});
