import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { hiddenFields } from './browser.ts';
import { newPassword, openSandbox, type SandboxUnderTest } from './sandbox-under-test.ts';

let sandbox: SandboxUnderTest;
let accounts = 0;

beforeAll(async () => {
  sandbox = await openSandbox({ limits: { formsPerMinute: 100_000, accountsAtOnce: 100_000 } });
}, 60_000);

afterAll(() => sandbox.close());

const newEmail = (): string => `visitor${(accounts += 1)}@example.com`;

describe('registering', () => {
  test('R-12.4 logs in, goes to the welcome page in the visitor’s language, and sets exactly the cookies of the account', async () => {
    const browser = sandbox.browser({ 'accept-language': 'ja' });
    const answer = await browser.fill('/ucenter/?ope=reg', '/ucenter/register', {
      email: 'Harbour.Master@Example.com',
      phone: '13800138000',
      password: newPassword,
    });
    expect([answer.status, answer.location]).toEqual([303, '/ja/welcome-signup']);
    expect(answer.cookies.map((line) => line.replace(/^(hf_session|username)=[^;]+/, '$1=…')).toSorted()).toEqual([
      'email=harb****@example.com; Max-Age=604800; Path=/; SameSite=Lax',
      'hf_session=…; Max-Age=604800; Path=/; SameSite=Lax; HttpOnly',
      'lastloginname=harb****@example.com; Max-Age=31536000; Path=/; SameSite=Lax',
      'phone=13****000; Max-Age=604800; Path=/; SameSite=Lax',
      'token=1; Max-Age=604800; Path=/; SameSite=Lax',
      'username=…; Max-Age=604800; Path=/; SameSite=Lax',
    ]);
    expect(browser.cookies.get('username')).toMatch(/^u-[a-z0-9]{8}$/);
  });

  test('over https every cookie is Secure', async () => {
    const answer = await sandbox
      .browser({ 'x-forwarded-proto': 'https' })
      .fill('/ucenter/?ope=reg', '/ucenter/register', { email: newEmail(), password: newPassword });
    expect(answer.cookies.filter((line) => !line.includes('Max-Age=0')).every((line) => line.endsWith('Secure'))).toBe(true);
    expect(answer.headers.get('strict-transport-security')).toContain('max-age=31536000');
  });

  test.each([
    [{ email: 'nobody' }, 'name@example.com'],
    [{ email: 'a@b' }, 'name@example.com'],
    [{ password: 'seven77' }, '8 to 64'],
    [{ password: 'x'.repeat(65) }, '8 to 64'],
    [{ email: 'same.same@example.com', password: 'same.same@example.com' }, 'not your e-mail'],
    [{ phone: '12345' }, '6 to 13'],
  ])('%j is refused beside its field, and what was typed stays', async (fields, problem) => {
    const answer = await sandbox
      .browser()
      .fill('/ucenter/?ope=reg', '/ucenter/register', { email: 'kept@example.com', password: newPassword, ...fields });
    expect(answer.status).toBe(400);
    expect(answer.text).toMatch(/aria-invalid="true"/);
    expect(answer.text).toContain(problem);
    expect(answer.text).toContain(`value="${'email' in fields ? fields.email : 'kept@example.com'}"`);
    expect(answer.text).not.toContain('value="seven77"');
  });

  test.each([8, 64])('a password of %i characters is accepted', async (length) => {
    expect((await sandbox.registered({ password: '字'.repeat(length) })).cookies.get('token')).toBe('1');
  });

  test('one e-mail has one account, however it is written', async () => {
    const email = newEmail();
    await sandbox.registered({ email });
    const answer = await sandbox
      .browser()
      .fill('/ucenter/?ope=reg', '/ucenter/register', { email: ` ${email.toUpperCase()} `, password: newPassword });
    expect([answer.status, answer.text.includes('There is an account')]).toEqual([409, true]);
  });
});

describe('logging in', () => {
  test('leads back to the page that asked for it, with what its address held', async () => {
    const path = '/ja/product/vps-buy?bootDiskSize=30&area=JP-0#disk';
    const browser = sandbox.browser();
    const answer = await browser.fill(`/ucenter/?ope=login&url=${encodeURIComponent(path)}`, '/ucenter/login', {
      email: 'verified@hostfront.test',
      password: sandbox.password('verified'),
    });
    expect(answer.location).toBe(path);
  });

  test('speaks the language of the page that asked for it, unless the visitor chose one', async () => {
    const login = (path: string): string => `/ucenter/?ope=login&url=${encodeURIComponent(path)}`;
    const browser = sandbox.browser({ 'accept-language': 'en' });
    expect((await browser.get(login('/zh/about?x=1#team'))).text).toContain('lang="zh-CN"');
    expect((await browser.get(login('/ja'))).text).toContain('lang="ja"');
    expect((await browser.get(login('/about'))).text).toContain('lang="en"');
    const chosen = sandbox.browser({ 'accept-language': 'en', cookie: 'languages=ja' });
    expect((await chosen.get(login('/zh/about'))).text).toContain('lang="ja"');
  });

  test('keeps the return address through a wrong password, a forgotten one, another language and a new account', async () => {
    const browser = sandbox.browser();
    const page = `/ucenter/?ope=login&url=${encodeURIComponent('/product/vps?x=1')}`;
    const answer = await browser.fill(page, '/ucenter/login', { email: 'nobody@hostfront.test', password: 'wrong-password' });
    expect(answer.status).toBe(401);
    const entries = [...answer.text.matchAll(/href="(\/ucenter\/\?[^"]+)"/g)].map(
      ([, address = '']) => new URL(address.replaceAll('&amp;', '&'), 'http://site.test').searchParams,
    );
    expect(entries.map((search) => [search.get('ope'), search.get('lang'), search.get('url')])).toEqual([
      ...['en', 'cn', 'ja'].map((language) => ['login', language, '/product/vps?x=1']),
      ...['login', 'reg', 'forgot', 'reg'].map((ope) => [ope, null, '/product/vps?x=1']),
    ]);
  });

  test.each(['//evil.example', '/.//evil.example', '/%0d%0aset-cookie:a=b\r\n'])('R-10 leads to no other place by url=%j', async (url) => {
    const browser = sandbox.browser();
    const page = `/ucenter/?ope=login&url=${encodeURIComponent(url)}`;
    expect((await browser.fill(page, '/ucenter/login', { email: 'new@hostfront.test', password: sandbox.password('new') })).location).toBe(
      '/ucenter/console',
    );
    // also for someone who changes the form, and for someone who is logged in already
    expect((await browser.get(page)).location).toBe('/ucenter/console');
    const tampering = sandbox.browser();
    expect(
      (
        await tampering.fill('/ucenter/?ope=login', '/ucenter/login', {
          email: 'new@hostfront.test',
          password: sandbox.password('new'),
          url,
        })
      ).location,
    ).toBe('/ucenter/console');
  });

  test('a wrong password and an unknown account get the same answer, and the password does not come back', async () => {
    const browser = sandbox.browser();
    const wrong = await browser.fill('/ucenter/?ope=login', '/ucenter/login', { email: 'new@hostfront.test', password: 'wrong-password' });
    const unknown = await browser.fill('/ucenter/?ope=login', '/ucenter/login', {
      email: 'nobody@hostfront.test',
      password: 'wrong-password',
    });
    const comparable = (text: string): string =>
      text.replaceAll(/(new|nobody)@hostfront\.test/g, '…').replaceAll(/name="form" value="[^"]+"/g, '');
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(comparable(wrong.text)).toBe(comparable(unknown.text));
    expect(wrong.text).not.toContain('wrong-password');
    expect(browser.cookies.has('hf_session')).toBe(false);
  });

  test('a session fixed by somebody else is not taken over: the credential is new, and the one brought along ends', async () => {
    const attacker = await sandbox.loggedIn('new');
    const fixed = attacker.cookies.get('hf_session') ?? '';
    const victim = sandbox.browser();
    const form = hiddenFields((await victim.get('/ucenter/?ope=login')).text, '/ucenter/login');
    victim.setCookie('hf_session', fixed);
    // the attacker's session is in the page now: its forms are different ones
    expect(
      (await victim.post('/ucenter/login', { ...form, email: 'member@hostfront.test', password: sandbox.password('member') })).status,
    ).toBe(403);
    const page = await attacker.get('/ucenter/?ope=login');
    expect(page.location).toBe('/ucenter/console');
    victim.setCookie('hf_session', 'made-up-by-an-attacker');
    await victim.fill('/ucenter/?ope=login', '/ucenter/login', { email: 'member@hostfront.test', password: sandbox.password('member') });
    expect(victim.cookies.get('hf_session')).not.toBe('made-up-by-an-attacker');
    expect(await sandbox.sessions.read('made-up-by-an-attacker')).toBeNull();
  });

  test('real-name verification changes the credential, and the one from before ends', async () => {
    const browser = await sandbox.registered();
    const before = browser.cookies.get('hf_session') ?? '';
    await browser.fill('/ucenter/console/realName', '/ucenter/console/realName', { name: '王小明', card: '11010519491231002X' });
    const after = browser.cookies.get('hf_session') ?? '';
    expect([after === before, await sandbox.sessions.read(before), (await sandbox.sessions.read(after)) === null]).toEqual([
      false,
      null,
      false,
    ]);
  });
});

describe('states by a screen', () => {
  test.each([
    [
      { realName: 'verified', standing: 'barred', credit: '0' },
      { realName: 'verified', barred: true, creditScore: 0 },
    ],
    [
      { realName: 'none', standing: 'good', credit: '100' },
      { realName: 'none', barred: false, creditScore: 100 },
    ],
    [
      { realName: 'x', standing: 'x', credit: '101' },
      { realName: 'none', barred: false, creditScore: 80 },
    ],
  ])('%j', async (fields, expected) => {
    const browser = await sandbox.registered();
    await browser.fill('/ucenter/console/account', '/ucenter/console/state', fields);
    expect((await browser.call('account/session')).message).toMatchObject(expected);
  });
});
